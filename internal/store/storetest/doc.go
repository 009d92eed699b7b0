// Package storetest is what a database must do to be a store: one suite, run on
// each of them.
package storetest
