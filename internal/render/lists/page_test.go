package lists

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"certame/edital"
	"certame/trace"
)

func sample(name string) *Document {
	terms := edital.Resolve(edital.Declared{Name: "X & Y", Agency: "Órgão", Posts: []edital.DeclaredPost{{Code: "101", Name: "Analista", Vacancies: 2}}}, trace.Discard)
	return &Document{Terms: terms, Engine: "certame", Named: true, Withheld: 1, Lists: []List{{
		Post: "101", PostTitle: "Cargo 101", Code: "AC", Title: "Ampla concorrência (AC)",
		Rows: []Row{{Position: "1", ID: "0001", Name: name, Score: "-3.50", Situation: "convocada"}, {Position: "2", ID: "0002", Score: "1", Situation: "sub judice", Mark: "sub judice"}},
	}}}
}

// A name is text of the page and nothing else: the tags are those of the page
// without any name.
func FuzzHTML(f *testing.F) {
	for _, name := range []string{"Zé", "<script>alert(1)</script>", "</td></tr></table>", "\"><img src=x onerror=y>", "&lt;b&gt;", "{{.}}", "]]>\x00\u202e"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		var plain, named bytes.Buffer
		if err := errors.Join(sample("").HTML(&plain, "d"), sample(name).HTML(&named, "d")); err != nil {
			t.Fatal(err)
		}
		if a, b := tags(t, plain.String()), tags(t, named.String()); a != b {
			t.Errorf("%q changes the tags\n%s\n%s", name, a, b)
		}
	})
}

// tags are the elements of a page, in order.
func tags(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	decoder := xml.NewDecoder(strings.NewReader(text))
	decoder.Strict, decoder.AutoClose, decoder.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return out.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			out.WriteString(start.Name.Local + " ")
			for _, a := range start.Attr {
				out.WriteString(a.Name.Local + "=" + a.Value + " ")
			}
		}
	}
}

// The page asks nothing of any other place and is not for engines of search.
func TestPageIsAlone(t *testing.T) {
	var b bytes.Buffer
	if err := sample("José").HTML(&b, "abc"); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	for _, want := range []string{`<html lang="pt-BR">`, `content="noindex"`, `default-src 'none'`, `<caption id="t0">Cargo 101 · Ampla concorrência (AC)</caption>`, `<th scope="col" class="n">Nota</th>`, "<td>José</td>", `<td class="n">-3,50</td>`, "X &amp; Y", "<code>abc</code>"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	for _, wrong := range []string{"<script", "http:", "https:", "src=", "@import", "url("} {
		if strings.Contains(text, wrong) {
			t.Errorf("%s", wrong)
		}
	}
}

// Printed, every page says of what contest it is and which it is; the name of a contest
// is a text there, and ends neither the style nor the text.
func TestPageIsPrinted(t *testing.T) {
	plain, hostile := sample("José"), sample("José")
	hostile.Terms.Name = "x\"; } </style><script> \\"
	var a, b bytes.Buffer
	if err := errors.Join(plain.HTML(&a, "d"), hostile.HTML(&b, "d")); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`@bottom-left { content: "Órgão — X \26  Y"`, `"Página " counter(page) " de " counter(pages)`} {
		if !strings.Contains(a.String(), want) {
			t.Errorf("no %s in\n%s", want, a.String())
		}
	}
	if x, y := tags(t, a.String()), tags(t, b.String()); x != y || strings.Count(b.String(), "</style>") != 1 {
		t.Errorf("the name changes the page:\n%s", b.String())
	}
}
