package confirmation

import (
	"strings"

	"certame/law"
)

// Ground is a kind of evidence that no board may admit: ancestry, or a report
// of any sort (D 9 §2; P 15 §2).
type Ground string

// Forbidden finds, in the words of a reason, the first sign of evidence that is
// never admitted; ok is false when there is none. It flags and does not judge:
// the sentence may say that no report was looked at, and a person reads it.
func Forbidden(reason string) (g Ground, ok bool) {
	words := strings.FieldsFunc(plain(reason), func(c rune) bool { return c < 'a' || c > 'z' })
	for _, f := range law.ForbiddenWords() {
		for _, w := range words {
			if w == f.Word || f.Start && strings.HasPrefix(w, f.Word) {
				return Ground(f.Kind), true
			}
		}
	}
	return "", false
}

// DeclaresDoubt reports whether a reason declares reasonable doubt.
func DeclaresDoubt(reason string) bool { return strings.Contains(plain(reason), "duvida") }

// plain writes Portuguese text in lower case and without accents.
func plain(text string) string {
	return strings.Map(func(c rune) rune {
		switch c {
		case 'á', 'à', 'â', 'ã', 'ä':
			return 'a'
		case 'é', 'ê', 'è':
			return 'e'
		case 'í', 'î':
			return 'i'
		case 'ó', 'ô', 'õ':
			return 'o'
		case 'ú', 'ü':
			return 'u'
		case 'ç':
			return 'c'
		}
		return c
	}, strings.ToLower(text))
}
