package store

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Fold is a name as it is searched: small letters, without accents, one space
// between words.
func Fold(name string) string {
	if !isASCII(name) {
		name = unaccented(name)
	}
	return strings.Join(strings.Fields(strings.ToLower(name)), " ")
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func unaccented(text string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(text) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return norm.NFC.String(b.String())
}

// prefixEnd is the first text after every one that begins with the prefix: byte
// order, as both databases compare the column.
func prefixEnd(prefix string) string { return prefix + last }
