package docs

import (
	"strings"
	"testing"
)

// The table is read whole: each thing has a label, and ways of saying it that are another.
func TestLabels(t *testing.T) {
	list := Labels()
	document, _ := Lookup("rotulos")
	if rows := strings.Count(document.Text, "\n| ") - 1; len(list) != rows || rows < 20 {
		t.Fatalf("%d labels of %d rows", len(list), rows)
	}
	for _, label := range list {
		if label.Thing == "" || label.Says == "" || len(label.Never) == 0 {
			t.Errorf("%+v", label)
		}
		if wrong := Misnamed(label.Says); len(wrong) > 0 {
			t.Errorf("%s is called %s: %q", label.Thing, label.Says, wrong)
		}
	}
}

// A way of saying is found whole and in either case, and not inside of another word.
func TestMisnamed(t *testing.T) {
	for text, want := range map[string]int{
		"Nº de inscrição": 1, "a pessoa é Cotista.": 1, "hora de Brasília e sub-judice": 2,
		"número de inscrição": 0, "cotistas": 0, "Posição na lista": 0, "não confirmada": 0,
	} {
		if got := Misnamed(text); len(got) != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}
