// Package cli is the command tree, in Portuguese. One command is one file; a
// command returns an error of one of the four kinds, and Main turns it into the
// exit code: 0 ok, 1 divergence or pending matter, 2 wrong usage, 3 unreadable
// file, 4 rule violated.
package cli
