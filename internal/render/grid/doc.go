// Package grid is a table as every format needs it: named columns, each with its
// kind, its class of secrecy and what it means, and rows that come one at a time.
// The columns of a result are data, in colunas.csv: every format takes its types,
// its dictionary and what may be public from there.
package grid
