package notify

import (
	"strings"
	"unicode/utf8"
)

// lineWidth is how long a line of plain text may be: programs of mail without a window
// to wrap in, and those that quote, show it whole.
const lineWidth = 72

// Wrapped is a text with its long lines broken between words. An address is one word and
// stays whole, to be opened; what is kept together by a space that does not break stays so.
func Wrapped(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if utf8.RuneCountInString(line) > lineWidth {
			lines[i] = broken(line)
		}
	}
	return strings.Join(lines, "\n")
}

func broken(line string) string {
	var b strings.Builder
	at := 0
	for i, word := range strings.Split(line, " ") {
		letters := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case at+1+letters > lineWidth:
			b.WriteByte('\n')
			at = 0
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += letters
	}
	return b.String()
}
