package pseudonym

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"certame/internal/intake"
)

// Syllables of the invented names, which are nobody's. The few letters leave out
// words that would offend.
var (
	onsets = [...]string{"b", "d", "j", "l", "m", "n", "t", "v", "z", "br", "dr", "tr", "vr", "bl"}
	vowels = [...]string{"a", "e", "i", "o", "u"}
	codas  = [...]string{"", "", "n", "l", "s"}
)

// invented is a name of three words, in small letters.
func invented(s *stream) string {
	words := make([]string, 3)
	for i := range words {
		var b strings.Builder
		for range 2 + s.below(2) {
			b.WriteString(onsets[s.below(len(onsets))])
			b.WriteString(vowels[s.below(len(vowels))])
		}
		b.WriteString(codas[s.below(len(codas))])
		words[i] = b.String()
	}
	return strings.Join(words, " ")
}

// nameKey is what makes two people homonyms.
func nameKey(name string) string { return intake.Fold(name) }

// accented letters are of every encoding that files come in.
var accented = map[byte]string{'a': "ã", 'e': "é", 'i': "í", 'o': "ô", 'u': "ú"}

// dressed writes an invented name as the original was written: capitals, and an
// accent where there was one.
func dressed(name, original string) string {
	if at := strings.IndexAny(name, "aeiou"); !intake.IsASCII(original) {
		name = name[:at] + accented[name[at]] + name[at+1:]
	}
	upper := strings.IndexFunc(original, unicode.IsUpper) >= 0
	lower := strings.IndexFunc(original, unicode.IsLower) >= 0
	switch {
	case upper && !lower:
		return strings.ToUpper(name)
	case lower && !upper:
		return name
	}
	words := strings.Fields(name)
	for i, w := range words {
		first, size := utf8.DecodeRuneInString(w)
		words[i] = string(unicode.ToUpper(first)) + w[size:]
	}
	return strings.Join(words, " ")
}
