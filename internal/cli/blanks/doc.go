// Package blanks is the files to fill in that the program gives, each with what its
// columns are.
package blanks
