package indicators

import (
	"errors"
	"testing"

	"certame/internal/intake"
)

// FuzzRead feeds anything to the reader of indicators: JSON or a sheet, it is read or
// refused with what is wrong.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"", "{}", "[]", `{"formato":"urn:certame:esquema:indicadores:1","certames":[]}`, `{"certames":[{"orgao":"x","vagas":-1}]}`, `[{"a":1e400}]`, "orgao;edital\nx;1/2026\n",
		"orgao,edital\n\"x,1", "\ufefforgao;edital\n;;;;\n", "{\"a\":\"\\u0000\"}", "PK\x03\x04", "[[[[[[[[[[[[[[",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		list, err := Read(raw, "indicadores")
		var refused *intake.Refused
		if err != nil && (!errors.As(err, &refused) || len(refused.Problems) == 0) {
			t.Fatalf("not a refusal: %v", err)
		}
		for i := range list { // what is read can be shown
			list[i].Protect()
		}
	})
}
