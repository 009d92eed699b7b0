// Package roles says who may do what, as one table that is data: papeis.csv,
// one line for each thing that can be done, and exigencias.csv, one line for
// each role with what it must show to be used. Nothing else of the program
// decides about access.
package roles
