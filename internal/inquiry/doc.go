// Package inquiry folds the facts of the proceedings on fraud, one proceeding a
// person. What the due process does not admit refuses the file, with line,
// article and remedy, before anything is kept of it.
package inquiry
