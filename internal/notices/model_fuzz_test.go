package notices

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzModels feeds anything to the reader of the models of an agency: one that is taken
// writes every letter, with one line of subject; else what is wrong is said.
func FuzzModels(f *testing.F) {
	kind := Kinds[0].Code
	for _, text := range []string{
		"", "Assunto: x\n\ncorpo {{.Escolhas}}\n", "Assunto: {{.Certame}}\n\n{{if .Orgao}}x{{else}}y{{end}} {{.Escolhas}}", "Assunto: a\n\n{{printf \"%1000000d\" 1}}{{.Escolhas}}",
		"Assunto: a\n\n{{define \"x\"}}{{template \"x\"}}{{end}}{{template \"x\"}}{{.Escolhas}}", "Assunto: a\r\n\r\n{{.Nada}}", "Assunto: {{", "Assunto: a\n\n{{range .}}{{end}}",
	} {
		f.Add(text)
	}
	folder := f.TempDir()
	path := filepath.Join(folder, kind+".txt")
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		m, err := ReadModels(folder)
		if err != nil {
			return
		}
		l, err := m.Preview(kind)
		if err != nil || strings.ContainsAny(l.Subject, "\r\n") || len(l.Text) > 10*len(text)+10_000 {
			t.Errorf("%q: %q, %d bytes, %v", text, l.Subject, len(l.Text), err)
		}
	})
}
