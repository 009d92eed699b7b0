package intake

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Fold writes text without accents, in lower case, with single spaces: how
// names of keys, columns and commands are compared.
func Fold(text string) string {
	if IsASCII(text) {
		return strings.Join(strings.Fields(strings.ToLower(text)), " ")
	}
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), text)
	if err != nil {
		plain = text
	}
	return strings.Join(strings.Fields(strings.ToLower(plain)), " ")
}

// IsASCII lets nearly every word skip the decomposition of accents, which costs
// a hundred times more than the rest.
func IsASCII[T string | []byte](text T) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Nearest is the valid word closest to a wrong one, or "" when none is close.
func Nearest(wrong string, valid []string) string {
	folded := Fold(wrong)
	best, bestDistance := "", tolerance(folded)+1
	for _, word := range valid {
		if d := editDistance(folded, Fold(word)); d < bestDistance {
			best, bestDistance = word, d
		}
	}
	return best
}

// tolerance is how many edits still make a misspelling: two, or a third of a
// long word. In a short word two edits are another word: «uf» is not «cpf».
func tolerance(word string) int {
	if len(word) <= 4 {
		return 1
	}
	return max(2, len(word)/3)
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
