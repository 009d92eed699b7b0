package law

import (
	"testing"
	"unicode"
	"unicode/utf8"
)

// Every word is said in every wording, once, with a capital where the civil one
// has it, and with the provisions that speak so.
func TestWords(t *testing.T) {
	seen := map[string]bool{}
	for _, w := range Words() {
		civil := w.Said[CivilWording]
		if seen[civil] || len(w.Basis) == 0 {
			t.Errorf("%q is twice in the vocabulary, or nothing speaks so", civil)
		}
		seen[civil] = true
		for _, said := range w.Said {
			if said == "" || capital(said) != capital(civil) {
				t.Errorf("%q is said %q", civil, said)
			}
		}
	}
}

func capital(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(first)
}

func TestSay(t *testing.T) {
	for _, c := range []struct {
		w           Wording
		civil, want string
		ok          bool
	}{
		{CivilWording, "nomeação", "nomeação", true},
		{ForcesWording, "nomeação", "matrícula ou incorporação", true},
		{AdmissionWording, "do cargo", "da turma", true},
		{TemporaryWording, "edital", "aviso de convocação", true},
		{TemporaryWording, "remuneração", "remuneração", false},
	} {
		if said, ok := c.w.Say(c.civil); said != c.want || ok != c.ok {
			t.Errorf("%q is said %q, %t by wording %d", c.civil, said, ok, c.w)
		}
	}
}
