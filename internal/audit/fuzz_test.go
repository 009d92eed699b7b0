package audit

import (
	"errors"
	"testing"

	"certame/internal/intake"
)

// FuzzParse feeds anything to the reader of published acts.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "data;ato;tipo;cargo;lista;inscricao\n2026-03-10;P1;nomeacao;101;AC;1\n", "ato\n", "\xff\xfe", "data;ato\n31/02/2026;\"x", ";;;;\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		_, err := Parse(raw, "atos.csv")
		var refused *intake.Refused
		if err != nil && (!errors.As(err, &refused) || len(refused.Problems) == 0) {
			t.Fatalf("not a refusal: %v", err)
		}
	})
}
