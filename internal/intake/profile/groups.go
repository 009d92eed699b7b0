package profile

import (
	"slices"
	"strings"
)

// Open is the list that is nobody's group.
const Open = "AC"

// groups are the words that people use for the lists, in no order of importance.
var groups = map[string][]string{
	Open:  {"ac", "ampla", "ampla concorrencia", "geral", "universal", "sistema universal", "a c"},
	"PPP": {"ppp", "pn", "pnp", "negra", "negras", "negros", "negro", "cota racial", "pretos e pardos", "pretas e pardas", "pretos ou pardos", "preta ou parda", "pretos pardos", "pessoas negras", "candidatos negros", "negros pretos e pardos"},
	"PI":  {"pi", "ind", "indigena", "indigenas", "pessoas indigenas"},
	"PQ":  {"pq", "qui", "quilombola", "quilombolas", "pessoas quilombolas"},
	"PcD": {"pcd", "pne", "pd", "deficiente", "deficientes", "deficiencia", "pessoas com deficiencia", "pessoa com deficiencia", "com deficiencia"},
}

// Group is the code of a group by a word for it; Open for the open competition.
func Group(word string) (code string, ok bool) {
	if len(word) > longestWord {
		return "", false
	}
	code, ok = byWord[Clean(word)]
	return code, ok
}

// longestWord is longer than any word for a group.
const longestWord = 60

var byWord = func() map[string]string {
	out := map[string]string{}
	for code, words := range groups {
		for _, word := range words {
			out[word] = code
		}
	}
	return out
}()

// GroupsIn reads several groups of one cell; the open competition adds none.
func GroupsIn(text string) (codes []string, ok bool) {
	if code, known := Group(text); known {
		return withoutOpen(nil, code), true
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("|/+,;", r) }) {
		code, known := Group(word)
		if !known {
			return nil, false
		}
		codes = withoutOpen(codes, code)
	}
	return codes, len(text) > 0
}

func withoutOpen(codes []string, code string) []string {
	if code == Open || slices.Contains(codes, code) {
		return codes
	}
	return append(codes, code)
}
