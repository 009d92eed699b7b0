// Package review checks a file before anything of it is believed: what each
// column is and by what evidence, what each row says, which rows cannot be
// understood and why. It writes nothing. A row is accepted whole or quarantined
// whole, with its number and the reason; nothing is mended, nothing is guessed.
package review
