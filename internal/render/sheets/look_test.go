package sheets

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"testing"

	"certame/internal/render/reopen"

	"github.com/xuri/excelize/v2"
)

// A printed sheet is on A4, as wide as the paper, with its name, its page and the
// header again; on the screen the header stands still.
func TestPrintedXLSX(t *testing.T) {
	x, err := excelize.OpenReader(bytes.NewReader(written(t, XLSX, book())))
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
		if err != nil || !strings.Contains(foot.OddFooter, "Página &P de &N") {
			t.Errorf("%s: %+v, %v", name, foot, err)
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
	if alignment("C1").Horizontal != "right" || alignment("B1").Horizontal == "right" || !alignment("B2").WrapText {
		t.Error("the header of marks stands at the left, or a name is hidden by the next column")
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
