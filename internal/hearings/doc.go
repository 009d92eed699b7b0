// Package hearings turns the spreadsheets of the boards into the facts of
// package confirmation, one procedure a person, and folds them. What cannot have
// happened refuses the file, with line, article and remedy; what a person must
// look at is a finding of the case.
package hearings
