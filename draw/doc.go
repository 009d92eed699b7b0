// Package draw is a draw that anybody can redo: the list of tickets is
// published with its digest before, the chance comes from a public source named
// in that list, and the order follows from the two by arithmetic that can be done
// by hand. docs/sorteio.md specifies every byte; this package and it must agree.
package draw
