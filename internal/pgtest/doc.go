// Package pgtest gives tests a real PostgreSQL: a server of their own on loopback,
// on a free port, with its data in a temporary folder, stopped at the end by its
// own process. Where PostgreSQL is not installed the tests fail and say what to
// install; none is skipped.
package pgtest
