package intake

import (
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Fold writes text without accents, in lower case, with single spaces: how
// names of keys, columns and commands are compared.
func Fold(text string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), text)
	if err != nil {
		plain = text
	}
	return strings.Join(strings.Fields(strings.ToLower(plain)), " ")
}

// Nearest is the valid word closest to a wrong one, or "" when none is close:
// at most two edits, or a third of the word.
func Nearest(wrong string, valid []string) string {
	best, bestDistance := "", max(2, len(wrong)/3)+1
	for _, word := range valid {
		if d := editDistance(Fold(wrong), Fold(word)); d < bestDistance {
			best, bestDistance = word, d
		}
	}
	return best
}

// editDistance is Levenshtein's.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			diagonal, row[j] = row[j], min(row[j]+1, row[j-1]+1, diagonal+cost)
		}
	}
	return row[len(b)]
}
