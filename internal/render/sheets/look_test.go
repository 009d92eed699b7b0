package sheets

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"certame/internal/render/grid"
	"certame/internal/render/reopen"

	"github.com/xuri/excelize/v2"
)

// A printed sheet is on A4, as wide as the paper, with its name, its page and the
// header again; on the screen the header stands still.
func TestPrintedXLSX(t *testing.T) {
	x, err := excelize.OpenReader(bytes.NewReader(written(t, XLSX, titledBook())))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for _, name := range x.GetSheetList() {
		layout, err := x.GetPageLayout(name)
		if err != nil || layout.Size == nil || *layout.Size != 9 || *layout.Orientation != "landscape" || *layout.FitToWidth != 1 {
			t.Errorf("%s: %+v, %v", name, layout, err)
		}
		foot, err := x.GetHeaderFooter(name)
		if err != nil || foot.OddFooter != "&L&A · Resumo SHA-256: abc123&RPágina &P de &N" || foot.OddHeader != "&LÓrgão && Cia — X · Resultado" {
			t.Errorf("%s: %+v, %v", name, foot, err)
		}
		if margins, err := x.GetPageMargins(name); err != nil || *margins.Header < 0.25 || *margins.Header+0.2 > *margins.Top || *margins.Footer < 0.25 {
			t.Errorf("%s: the head is where printers do not reach, or over the table: %+v, %v", name, margins, err)
		}
		if panes, err := x.GetPanes(name); err != nil || !panes.Freeze || panes.YSplit != 1 {
			t.Errorf("%s: %+v, %v", name, panes, err)
		}
	}
	alignment := func(cell string) excelize.Alignment {
		id, err := x.GetCellStyle("listas", cell)
		if err != nil {
			t.Fatal(err)
		}
		s, err := x.GetStyle(id)
		if err != nil {
			t.Fatal(err)
		}
		if s.Alignment == nil {
			return excelize.Alignment{}
		}
		return *s.Alignment
	}
	if alignment("C1") != (excelize.Alignment{Horizontal: "right", Indent: 1}) || alignment("C2").Indent != 1 || alignment("B1").Horizontal == "right" || !alignment("B2").WrapText {
		t.Error("the header of marks stands at the left, or a name is hidden by the next column")
	}
}

// titledBook says what it is on paper, with a sign that the format takes for a command.
func titledBook() *Book {
	b := book()
	b.Title, b.Digest = "Órgão & Cia — X · Resultado", "abc123"
	return b
}

// What the paper says of the workbook, another program prints on every sheet, in both
// formats; a workbook without a name has no empty line.
func TestPrintedHead(t *testing.T) {
	for _, f := range formats {
		pages := reopen.PDFText(t, reopen.Printed(t, f.name, written(t, f.write, titledBook())))
		for i, page := range pages {
			for _, want := range []string{"Órgão & Cia — X · Resultado", "Resumo SHA-256: abc123", fmt.Sprintf("Página %d de %d", i+1, len(pages))} {
				if !strings.Contains(page, want) {
					t.Errorf("%s, page %d: no %q in\n%s", f.name, i+1, want, page)
				}
			}
		}
	}
	if head := (&xlsx{book: book()}).head(); head != "" {
		t.Errorf("%q", head)
	}
	if head := (&xlsx{book: &Book{Title: strings.Repeat("&", 300)}}).head(); len([]rune(head)) > 255 {
		t.Errorf("a head of %d signs, and the format takes 255", len([]rune(head)))
	}
}

// Three columns of sentences are read on paper: together they are no wider than a page
// that is not shrunk to less than two thirds.
func TestSentencesAreReadOnPaper(t *testing.T) {
	const page = 132 // letters of 11 points on A4 lying
	total := 0.0
	for _, name := range []string{"gravidade", "codigo", "mensagem", "remedio", "artigo", "onde"} {
		total += width(grid.Column{Name: name, Kind: grid.Text})
	}
	if total > page*3/2 {
		t.Errorf("%.0f letters", total)
	}
	if width(grid.Column{Name: "valor", Kind: grid.Text}) < 64 {
		t.Error("a digest takes two lines")
	}
}

// The same of OpenDocument, which another program opens with the page in it.
func TestPrintedODS(t *testing.T) {
	data := written(t, ODS, book())
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		f, err := z.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		text, err := io.ReadAll(f)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, want := range []string{`config:name="sobre"`, `config:name="listas"`, `config:name="dicionario"`} {
		if !strings.Contains(read("settings.xml"), want) {
			t.Errorf("no header stands still in %s", want)
		}
	}
	if !strings.Contains(read("styles.xml"), `fo:page-width="29.7cm"`) {
		t.Error("the sheets are not on A4 lying")
	}
	if pages := reopen.Sheets(t, "a.ods", data); !strings.Contains(pages["listas"], "José Conceição") {
		t.Errorf("%q", pages)
	}
}
