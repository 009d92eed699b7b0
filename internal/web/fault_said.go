package web

import (
	"unicode"
	"unicode/utf8"
)

// sentence writes an error as a sentence of a page.
func sentence(text string) string {
	return capital(text) + "."
}

// capital begins a text with a capital letter.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
