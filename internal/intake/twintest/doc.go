// Package twintest reads conformance/amostras: for each file that a board published and
// the project may not keep, one of invented people with the same faults, what the importer
// must make of it, and what a person decides of the rows it does not understand.
package twintest
