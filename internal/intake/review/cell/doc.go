// Package cell judges one cell of a list by what its column holds: whether it is a
// number of registration, a mark, a name, a day, an answer, and if it is not, why. It
// knows nothing of the row, of the other cells, or of the file.
package cell
