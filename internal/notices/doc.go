// Package notices tells people what happened: a result that was published, a term that
// begins or ends, an appointment, a registration received, an account that changed.
//
// What is told is read from what is kept — acts released, the book, the series of
// registrations, the log of accesses — from where it was read last, and a notice and the
// place up to which it was read are written together: a program killed at any moment tells
// everybody, once. A notice goes as a summons does: marked before it goes, in doubt when
// nobody knows, never sent again by itself.
//
// A notice says nothing that everybody may not read, or that is not of who gets it alone:
// mail is read by others. It has no name, no group, no score and no decision.
package notices
