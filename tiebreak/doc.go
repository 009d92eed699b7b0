// Package tiebreak reads the edital's criteria of R-18 from the columns. The cut
// of a phase and the final lists settle ties by the same list, so it stands
// before both.
package tiebreak
