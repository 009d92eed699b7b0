package auth

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// The length of a password, in characters: long enough not to be guessed, short
// enough not to be a way of keeping the server busy.
const (
	shortestPassword = 12
	longestPassword  = 256
)

//go:embed palavras-comuns.txt
var commonText string

// common are the words that passwords are made of, longest first.
var common = sync.OnceValue(func() []string {
	words := strings.Fields(commonText)
	slices.SortFunc(words, func(a, b string) int { return len(b) - len(a) })
	return words
})

// WeakPassword says why a password is refused; its text is for who chose it.
type WeakPassword string

func (w WeakPassword) Error() string { return string(w) }

// normal is the password as it is hashed: the same letters typed on another
// keyboard are the same password.
func normal(password string) string { return norm.NFKC.String(password) }

// CheckPassword refuses what is guessed first: what is short, what repeats itself,
// and what is made of common words or of who the person is. It asks for no digits
// or signs, which make passwords that are hard to keep and no harder to guess.
func CheckPassword(password string, about ...string) error {
	p := normal(password)
	switch n := utf8.RuneCountInString(p); {
	case !utf8.ValidString(password) || strings.ContainsFunc(p, unicode.IsControl):
		return WeakPassword("A senha tem caracteres que não se digitam. Escolha outra.")
	case n < shortestPassword:
		return WeakPassword(fmt.Sprintf("A senha tem %d caracteres e precisa de %d ou mais. Três ou quatro palavras sem relação entre si servem.", n, shortestPassword))
	case n > longestPassword:
		return WeakPassword(fmt.Sprintf("A senha tem %d caracteres e o máximo é %d.", n, longestPassword))
	}
	plain := fold(p)
	switch {
	case distinct(plain) < 5:
		return WeakPassword("A senha repete poucos caracteres. Escolha outra, com palavras sem relação entre si.")
	case onlyOf(plain, nil):
		return WeakPassword("A senha é das mais usadas, ou formada só por palavras e sequências muito usadas em senhas. Escolha outra.")
	case onlyOf(plain, personal(about)):
		return WeakPassword("A senha é formada pelo seu nome ou endereço, que outras pessoas conhecem. Escolha outra.")
	}
	return nil
}

// fold takes accents, capitals and the usual disguises of letters away, and every
// sign and space with them.
func fold(text string) string {
	bare, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), strings.ToLower(text))
	if err != nil {
		bare = strings.ToLower(text)
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("@$!", r) {
			return r
		}
		return -1
	}, bare)
}

func distinct(text string) int {
	seen := map[rune]bool{}
	for _, r := range text {
		seen[r] = true
	}
	return len(seen)
}

// personal are the pieces of names and addresses of at least three letters.
func personal(about []string) []string {
	var out []string
	for _, a := range about {
		for _, piece := range strings.FieldsFunc(a, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			if word := fold(piece); len(word) >= 3 {
				out = append(out, word)
			}
		}
	}
	return out
}

var disguises = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "7", "t", "@", "a", "$", "s", "!", "i")

// onlyOf says whether little is left of the text once the words (the common ones
// as well) and sequences are taken out: four characters that no list knows are what
// makes a password more than a word with a year behind it.
func onlyOf(text string, words []string) bool {
	for _, form := range []string{text, disguises.Replace(text)} {
		if rest := without(form, words); utf8.RuneCountInString(rest) < 4 {
			return true
		}
	}
	return false
}

func without(text string, words []string) string {
	for _, list := range [][]string{words, common()} {
		for _, w := range list {
			text = strings.ReplaceAll(text, w, " ")
		}
	}
	return strings.Map(func(r rune) rune {
		if r == ' ' || unicode.IsDigit(r) || strings.ContainsRune("@$!", r) {
			return -1
		}
		return r
	}, text)
}
