// Package phase is the stage of the phases of a contest: who was assessed, who
// reached the minimums, who is inside the cut of the open competition, and who
// goes on and why. It works on one post at a time, on columns.
//
// The facts of a phase are those of the day of its result: a withdrawal or a
// denial that comes later opens no place in a cut (I-33). What a lost option
// means for the person herself is told apart, at the end.
package phase
