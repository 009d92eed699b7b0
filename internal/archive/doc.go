// Package archive is a copy of the platform, or of one contest, as one file: the
// rows of the database and the objects kept apart, in a tar compressed with
// zstandard and, when it is for somebody, encrypted with age. It is the same
// whatever the database it came from, and goes into either. The last entry says
// what came before, so that a copy cut short is never taken for a whole one.
package archive
