// Package pseudonym writes a contest, or a sheet, whose people are invented and
// whose outcome is the same: every number, name, date and note is replaced under
// a key, and ties, order, formats and distributions stay. What is not known to be
// harmless is replaced; a word that was not foreseen never passes.
package pseudonym
