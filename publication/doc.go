// Package publication says what of a contest everybody may read and is enough to
// compute it again: people by number or under a pseudonym, facts without reasons
// or authors, the order that private data gave among equal marks in the place of
// the data. It decides nothing about seats, and writes no file.
package publication
