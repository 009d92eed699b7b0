// Package answer is what commands and screens answer about the facts of a contest,
// as data with its words: what a fact needs to be complete, whom it moves, who was
// to come first. Both say the same because both ask here.
package answer
