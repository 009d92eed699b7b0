// Package ledger is the book of a contest: everything that happens until its
// validity ends, as typed facts in a hash chain. Facts are only added; a wrong
// one is reversed by another. What is true on a day is a fold over the facts in
// the order of their effects, and a fact that could not follow the others is
// refused before it is stored, with the article.
//
// The package says who is appointed, who left, which seats opened and what the
// courts ordered. Who should take which seat is not here: the composition
// computes it from this state and the lists.
package ledger
