package bookfile

import (
	"strconv"
	"unicode/utf8"
)

// character is the number, from 1, of the character that follows the text.
func character(before []byte) string { return strconv.Itoa(utf8.RuneCount(before) + 1) }

// validPrefix is how many bytes come before the first that is not UTF-8.
func validPrefix(line []byte) (n int) {
	for n < len(line) {
		r, size := utf8.DecodeRune(line[n:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		n += size
	}
	return n
}
