package profile

import "testing"

// FuzzParse feeds anything to the reader of profiles: one that is read has a name.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "nome: x\n", "nome: x\ncolunas:\n  - {campo: nome, nomes: [nome]}\n", "colunas: {a: &b [*b]}\n", "- a\n", "\xff", "nome: ''\ncolunas: []\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if p, err := Parse(raw); err == nil && p.Name == "" {
			t.Errorf("%+v", p)
		}
	})
}
