// Package demo makes contests out of nothing: the demonstration of the program
// and the large ones of the benchmarks. The same Spec gives the same bytes on
// every machine. No name or number belongs to anybody.
package demo
