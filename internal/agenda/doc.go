// Package agenda is when and where the boards of a contest receive people: rooms and
// hours as somebody wrote them down, a plan that is looked at before it is confirmed,
// other hours with a reason, and what is told to whom.
package agenda
