package notices

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// The letters of the program say what their kind has, and nothing that is not there; who
// may ask not to get one is told where.
func TestOwnModels(t *testing.T) {
	m, err := ReadModels(filepath.Join(t.TempDir(), "nada"))
	if err != nil {
		t.Fatal(err)
	}
	d := &Desk{models: m, base: "https://certame.orgao.gov.br"}
	for _, k := range Kinds {
		l, err := d.Preview(k.Code)
		if err != nil || l.Subject == "" || !strings.Contains(l.Text, d.base+LinkPath) || strings.Contains(l.Text, "<no value>") || strings.Contains(l.Text, "{{") {
			t.Errorf("%s: %v\n%s\n%s", k.Code, err, l.Subject, l.Text)
		}
		if !strings.Contains(l.HTML, `<a href="`+d.base+LinkPath) || !strings.Contains(l.HTML, `lang="pt-BR"`) {
			t.Errorf("%s: %s", k.Code, l.HTML)
		}
		if long := longest(l.Text); long > 72 || longest(l.HTML) <= 72 {
			t.Errorf("%s: lines of %d in the text, and of %d in the page, which the window breaks", k.Code, long, longest(l.HTML))
		}
	}
}

// longest is the longest line that is not an address alone.
func longest(text string) (most int) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, "http") {
			most = max(most, utf8.RuneCountInString(line))
		}
	}
	return most
}

// A model of an agency is taken in the place of the program's; one that says what there is
// not, or that is a program, is refused with its line.
func TestModelsOfAnAgency(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("resultado.txt", "Assunto: Saiu {{.Documento}}\r\n\r\nOlá.\r\n{{if .Orgao}}{{.Orgao}}{{else}}sem órgão{{end}}\r\n{{.Escolhas}}\r\n")
	write("resultado.html", `<p title="{{.Certame}}">{{.Certame}} <a href="{{.Escolhas}}">parar</a></p>`)
	m, err := ReadModels(folder)
	if err != nil || m.From(Result) != filepath.Join(folder, "resultado.txt") || m.From(Account) != "" {
		t.Fatalf("%v %v", err, m)
	}
	l, err := m.write(Result, Words{Documento: "x", Certame: `<b>"`, Escolhas: "https://a/b"})
	if err != nil || l.Subject != "Saiu x" || !strings.Contains(l.Text, "sem órgão") || !strings.Contains(l.HTML, `title="&lt;b&gt;&#34;"`) || !strings.Contains(l.HTML, `href="https://a/b"`) {
		t.Errorf("%+v %v", l, err)
	}
	for text, want := range map[string]string{
		"sem assunto\n\nx": "resultado.txt, linha 1: o modelo não começa pelo assunto",
		"Assunto: x\n\nlinha\n{{.Certamee}} {{.Escolhas}}":                                "linha 4, valor \".Certamee\": o aviso «resultado» não tem este campo",
		"Assunto: {{.Nome}}\n\n{{.Escolhas}}":                                             "linha 1, valor \".Nome\"",
		"Assunto: x\n\nsem fim":                                                           "falta o endereço por onde se pede para não receber mais",
		"Assunto: x\n\n{{printf \"%d\" 1}} {{.Escolhas}}":                                 "isto não se usa em um modelo",
		"Assunto: x\n\n{{range .Certame}}{{end}} {{.Escolhas}}":                           "isto não se usa em um modelo",
		"Assunto: x\n\n{{define \"a\"}}{{.Nome}}{{end}}{{template \"a\" .}}{{.Escolhas}}": "isto não se usa em um modelo",
		"Assunto: x\n\n{{$a := .Certame}} {{.Escolhas}}":                                  "isto não se usa em um modelo",
		"Assunto: x\n\n{{if .Nome}}a{{end}} {{.Escolhas}}":                                "valor \".Nome\"",
		"Assunto: x\n\nlinha\n\n{{if}}":                                                   "linha 5: o modelo não foi entendido",
	} {
		write("resultado.txt", text)
		if _, err := ReadModels(folder); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	write("resultado.txt", "Assunto: x\n\n{{.Escolhas}}")
	write("resultado.html", "<script>{{.Escolhas}}")
	if _, err := ReadModels(folder); err == nil || !strings.Contains(err.Error(), "não serve de página") {
		t.Errorf("%v", err)
	}
	write("resultado.html", "{{.Escolhas}}")
	write("novidade.txt", "x")
	if _, err := ReadModels(folder); err == nil || !strings.Contains(err.Error(), "não é o modelo de nenhum aviso") {
		t.Errorf("%v", err)
	}
}
