package docs

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// hasWords says whether a text has the words, whole, in either case.
func hasWords(text, words string) bool {
	text, words = strings.ToLower(text), strings.ToLower(words)
	for from := 0; ; {
		at := strings.Index(text[from:], words)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(words):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return true
		}
		from = at + len(words)
	}
}
