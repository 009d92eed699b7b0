package cell

import (
	"strings"
	"unicode/utf8"

	"certame/internal/intake"
)

// plain are the letters with accents of Portuguese, without them.
var plain = func() (table [0x180]byte) {
	for r := rune(0xc0); r < 0x180; r++ {
		if folded := intake.Fold(string(r)); len(folded) == 1 {
			table[r] = folded[0]
		}
	}
	return table
}()

const apostrophes = "’‘´ʼ"

// AppendFolded is intake.Fold without the cost of decomposing every name: two
// million of them would take longer than all the rest.
func AppendFolded(to, text []byte) []byte {
	start := len(to)
	space := false
	for i := 0; i < len(text); {
		c := text[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRune(text[i:])
			if strings.ContainsRune(apostrophes, r) {
				i += size
				continue
			}
			if r >= 0x180 || plain[r] == 0 {
				return append(to[:start], intake.Fold(string(text))...)
			}
			c, i = plain[r], i+size-1
		}
		i++
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			space = len(to) > start
			continue
		case c == '\'' || c == '`': // D'Ávila is written in five ways
			continue
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		if space {
			to, space = append(to, ' '), false
		}
		to = append(to, c)
	}
	return to
}
