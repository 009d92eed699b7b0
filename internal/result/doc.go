// Package result reads back the folder that apurar wrote: each file against the
// digest that the manifest has of it, then its rows as typed tables. What is
// exported or published is what was computed, or nothing is.
package result
