// Package options reads opcoes.csv: the options of a contest with the instant at
// which each was made or withdrawn. A file with any problem is refused whole,
// with every problem at once; a change that came too late is no problem of the
// file, and goes on to be refused with its article.
package options
