package store

import (
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Fold is a name as it is searched: small letters, without accents, one space
// between words.
func Fold(name string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), name)
	if err != nil {
		plain = name
	}
	return strings.Join(strings.Fields(strings.ToLower(plain)), " ")
}

// prefixEnd is the first text after every one that begins with the prefix: byte
// order, as both databases compare the column.
func prefixEnd(prefix string) string { return prefix + "\U0010FFFF" }
