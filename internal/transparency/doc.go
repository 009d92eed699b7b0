// Package transparency is what everybody reads of a contest beside the files of its acts:
// an index by which any page of the published lists is read out of the file itself, the
// last place called by each list, the seats with their account, the facts that are public,
// the days of the contest, and its numbers with what is small hidden.
//
// It is made once of each act whose hour has come, out of the file that the act published
// and of the version that it published, and of nothing that came later. An act of some
// posts or of some lists has only its own lists: numbers of everybody would say more than
// it published.
package transparency
