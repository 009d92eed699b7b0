package pseudonym

import (
	"fmt"
	"strings"
	"unicode"

	"certame/internal/intake"
)

// fold is how words are compared.
func fold(text string) string { return intake.Fold(text) }

// wordsOf cuts a text into words and numbers, folded.
func wordsOf(text string) []string {
	return strings.FieldsFunc(fold(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) || c == 'º' || c == 'ª' })
}

// figuresKept is how short a number says nothing of anybody: a year, a
// percentage, a place.
const figuresKept = 4

// keepSecret notes the words of a text that must not come out: those of so many
// letters, and numbers longer than any that may stay.
func (m *Mapping) keepSecret(text string, letters int) {
	for _, w := range wordsOf(text) {
		if allDigits(w) && len(w) > figuresKept || !allDigits(w) && len([]rune(w)) >= letters {
			m.secret[w] = true
		}
	}
}

// keepCode notes a registration number. A short one is also a year or a mark,
// and says nothing of anybody where it is not a registration.
func (m *Mapping) keepCode(text string) {
	if w := fold(text); len(w) > figuresKept || len(w) > 2 && (w[0] == '0' || !allDigits(w)) {
		m.secret[w] = true
	}
	m.keepSecret(text, 4)
}

func (m *Mapping) isSecret(word string) bool { return m.secret[word] && !m.known[word] }

// refusedCode tells a new code that something of the input looks like, or that
// would be somebody's CPF.
func (m *Mapping) refusedCode(code string) bool {
	if m.isSecret(fold(code)) || validCPF(code) {
		return true
	}
	for _, w := range wordsOf(code) {
		if len(w) >= 3 && m.isSecret(w) {
			return true
		}
	}
	return false
}

func validCPF(text string) bool {
	if len(text) != 11 || !allDigits(text) {
		return false
	}
	first, second := checkDigits([]byte(text[:9]))
	return digitOf(text[9]) == first && digitOf(text[10]) == second
}

// Leaked is something of the input found in what was to be written.
type Leaked struct {
	File string
	Line int
}

// Error says where, and never what.
func (l *Leaked) Error() string {
	return fmt.Sprintf("%s, linha %d: sobrou um dado da entrada; nada foi gravado. Retire da entrada o que não é dado do certame e repita", l.File, l.Line)
}

// inspect looks for what is secret in a text that is about to be written. It
// reads the text as anybody would, not as it was made.
func (m *Mapping) inspect(file, text string) error {
	line := 0
	for one := range strings.Lines(text) {
		line++
		for _, w := range wordsOf(one) {
			if m.isSecret(w) {
				return &Leaked{file, line}
			}
		}
	}
	return nil
}
