package sheets

import "testing"

// FuzzRead feeds anything to the reader of small spreadsheets.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"", "a;b\n1;2\n", "a,b\n1,2\n", "a\tb\n", "\"a;\n", "a;a\n1;2\n", "\xff", "a;b\n1\n;;;;\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		s := Read(raw, "planilha.csv", []Column{Must("a"), May("b")}, "modelo")
		for _, row := range s.Rows {
			if row.Line < 1 {
				t.Errorf("%+v", row)
			}
		}
	})
}
