package pdftable

import (
	"bytes"
	"errors"
	"fmt"
	"iter"
	"strings"
	"testing"

	"certame/internal/render/reopen"
)

var columns = []Column{{"Posição", 1, true}, {"Inscrição", 2, false}, {"Nome", 6, false}, {"Nota", 1, true}}

// people are so many rows, with accents, marks below zero and long names.
func people(n int) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		for i := range n {
			name := fmt.Sprintf("Conceição Nuñez D’Ávila %d", i+1)
			if i%50 == 49 {
				name = strings.Repeat("Assunção Guimarães ", 7) + fmt.Sprint(i+1)
			}
			if !yield([]string{fmt.Sprint(i + 1), fmt.Sprintf("%08d", i), name, "-3,50"}, nil) {
				return
			}
		}
	}
}

func written(t testing.TB, d *Document) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, d); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

func sample(n int) *Document {
	return &Document{
		Title: "Listas de classificação — Órgão & Cia", Subtitle: "Edital nº 1/2026", Notes: []string{"A nota é a final. Ação, opção, não."},
		Digest: digest, QR: "certame:sha256:" + digest,
		Sections: []Section{{"Cargo 101 — Ampla concorrência", columns, people(n)}, {"Cargo 101 — PPP", columns, people(2)}},
	}
}

// Ten thousand rows: every one is there to be searched and copied, the header
// begins every page, and each page says which it is and the digest.
func TestLongTable(t *testing.T) {
	const n = 10_000
	pages := reopen.PDFText(t, written(t, sample(n)))
	rows := 0
	for i, page := range pages {
		if !strings.Contains(page, fmt.Sprintf("Página %d de %d", i+1, len(pages))) || !strings.Contains(page, digest) {
			t.Fatalf("page %d does not say which it is:\n%s", i+1, page)
		}
		if !strings.Contains(page, "Posição") || !strings.Contains(page, "Cargo 101 — ") {
			t.Fatalf("page %d has no header:\n%s", i+1, page)
		}
		rows += strings.Count(page, "-3,50")
	}
	if rows != n+2 {
		t.Errorf("%d rows, want %d", rows, n+2)
	}
	whole := strings.Join(pages, "")
	for _, want := range []string{"Listas de classificação — Órgão & Cia", "Conceição Nuñez D’Ávila 9999", "00009998", "Ação, opção, não."} {
		if !strings.Contains(whole, want) {
			t.Errorf("%q is not in the text", want)
		}
	}
}

// The validator of Apache PDFBox finds nothing against PDF/A-1b, in letters that
// the fonts lack too.
func TestArchive(t *testing.T) {
	d := sample(60)
	d.Title += " <é> \"x\" ]]> 漢"
	data := written(t, d)
	if problems := reopen.PDFA1b(t, data); problems != "" {
		t.Errorf("not PDF/A-1b:\n%.2000s", problems)
	}
	catalogue, _, _ := bytes.Cut(data[bytes.LastIndex(data, []byte("/Type /Catalog")):], []byte("endobj"))
	for _, said := range []string{"/Lang (pt-BR)", "/ViewerPreferences <</DisplayDocTitle true>>"} {
		if bytes.Count(catalogue, []byte(said)) != 1 {
			t.Errorf("the document does not say %s", said)
		}
	}
	if problems := reopen.PDFA1b(t, bytes.Replace(data, []byte("/ID ["), []byte("/XX ["), 1)); problems == "" {
		t.Error("the validator accepts a file without identity")
	}
}

// The page can be drawn, with the code on it.
func TestPicture(t *testing.T) {
	with, d := reopen.PDFPicture(t, written(t, sample(3))), sample(3)
	d.QR = ""
	if without := reopen.PDFPicture(t, written(t, d)); bytes.Equal(with, without) {
		t.Error("the code is not drawn")
	}
}

// The same document gives the same bytes.
func TestSameBytes(t *testing.T) {
	if !bytes.Equal(written(t, sample(100)), written(t, sample(100))) {
		t.Error("two writings differ")
	}
}

// Hostile text is shown as text, on one line, and nothing of it is lost.
func TestHostileText(t *testing.T) {
	d := sample(0)
	d.Sections[0].Rows = func(yield func([]string, error) bool) {
		yield([]string{"1", "(0001)", "=1+1 \\) Tj ET\x00 \u202eesrever {nb} {  nb}", "0"}, nil)
	}
	text := strings.Join(reopen.PDFText(t, written(t, d)), "")
	for _, want := range []string{"(0001)", `=1+1 \) Tj ET esrever {nb} { nb}`} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}

// An error of the rows ends the writing, and nothing is written.
func TestRowsFail(t *testing.T) {
	broken, d := errors.New("broken"), sample(0)
	d.Sections[0].Rows = func(yield func([]string, error) bool) { yield(nil, broken) }
	var b bytes.Buffer
	if err := Write(&b, d); !errors.Is(err, broken) || b.Len() > 0 {
		t.Errorf("%v, and %d bytes", err, b.Len())
	}
}

func BenchmarkTenThousandRows(b *testing.B) {
	for b.Loop() {
		b.SetBytes(int64(len(written(b, sample(10_000)))))
	}
}

// Every page after the first says of what document it is, and whose: on two lines
// when one is not enough, so that neither is cut.
func TestRunningHead(t *testing.T) {
	s := newSheet(&Document{Title: "Resultado definitivo", Subtitle: "Instituto Fictício — Edital nº 1/2026"})
	s.SetFont(family, "", footSize+1)
	if got := s.runningLines(); len(got) != 1 || got[0] != "Instituto Fictício — Edital nº 1/2026 · Resultado definitivo" {
		t.Errorf("%q", got)
	}
	s.doc.Title, s.doc.Subtitle = "Resultado provisório: listas de classificação e ordem de convocação", "Instituto Federal de Demonstração — CONCURSO 2026 — Edital nº 1/2026"
	if got := s.runningLines(); len(got) != 2 || got[0] != s.doc.Subtitle || got[1] != s.doc.Title {
		t.Errorf("%q", got)
	}
	s.doc.Subtitle = strings.Repeat("órgão de nome muito longo ", 20)
	if got := s.runningLines()[0]; !strings.HasSuffix(got, "…") || s.GetStringWidth(got) > textWidth+3 {
		t.Errorf("%q", got)
	}
}

// The words of a header stand whole in their column, also when it asks for less than
// they need, and the columns are as wide as the page.
func TestHeaderFitsItsColumn(t *testing.T) {
	s := newSheet(&Document{})
	section := &Section{Columns: []Column{{"Convocação", 1, true}, {"Inscrição", 2, false}, {"Nome", 9, false}, {"Chamada pela lista de", 1, false}}}
	s.measure(section)
	total := 0.0
	for i, c := range section.Columns {
		total += s.widths[i]
		for _, word := range strings.Fields(c.Title) {
			if s.GetStringWidth(word)+2*padding > s.widths[i]+0.001 {
				t.Errorf("%q takes %.1f of %.1f mm", word, s.GetStringWidth(word), s.widths[i])
			}
		}
	}
	if total < textWidth-0.001 || total > textWidth+0.001 {
		t.Errorf("%.2f mm of %.2f", total, textWidth)
	}
	if lines, tallest := s.laid(section, titles(section)); tallest < 2 || len(lines[0]) != 1 {
		t.Errorf("%q", lines)
	}
}
