// Package boards reads what the boards of the confirmation write in
// spreadsheets: their members, the votes, the documents handed in, the people
// called. Names of columns and words are the ones people use; what cannot be
// understood is refused with line, column, value and remedy.
package boards
