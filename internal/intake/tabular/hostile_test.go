package tabular

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
)

// why reads a file to its end and gives the words it is refused with.
func why(t *testing.T, path string) string {
	t.Helper()
	b, err := Open(context.Background(), path, "f")
	if err == nil {
		defer b.Close()
		if b.Tables == nil && b.Format == "texto" {
			separator, _ := FindSeparator(b.Text)
			b.Tables = []Table{b.Separated(separator)}
		}
		for i := range b.Tables {
			if err = b.Tables[i].Each(context.Background(), func(*Row) error { return nil }); err != nil {
				break
			}
		}
		err = b.Named(err, "f")
	}
	refused := (*intake.Refused)(nil)
	if err != nil && !errors.As(err, &refused) {
		t.Fatalf("not a refusal: %v", err)
	}
	if err == nil {
		return ""
	}
	if p := refused.Problems[0]; p.What == "" || p.Remedy == "" {
		t.Errorf("without what or remedy: %+v", p)
	}
	return err.Error()
}

// Files that lie, or mean harm, are refused with the reason.
func TestHostile(t *testing.T) {
	wide := strings.Repeat("a;", 16_384) + "a\n"
	cells := sheetHead + "<row>" + strings.Repeat("<c><v>1</v></c>", 16_384) + "</row></sheetData></worksheet>"
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"nothing":               {[]byte(""), "arquivo vazio"},
		"only spaces":           {[]byte(" \n\t"), "sem texto"},
		"NUL bytes":             {[]byte("a;b\n1;\x00\n"), "linha 2: há bytes nulos"},
		"an image":              {[]byte("\x89PNG\r\n\x1a\n\x00\x00"), "nulos"},
		"an old sheet":          {[]byte("\xd0\xcf\x11\xe0xxxx"), "formato antigo"},
		"rich text":             {[]byte("{\\rtf1 a}"), "RTF"},
		"a page":                {[]byte("<html><body>"), "página"},
		"mixed encodings":       {[]byte("a;b\nJoão;1\nJos\xe9;2\n"), "linha 3: o arquivo mistura"},
		"an open quote":         {[]byte("a;b\n1;2\n\"x;y\n3;4\n"), "linha 3: aspas abertas"},
		"16 384 columns":        {[]byte(wide + wide), "mais de 512 colunas"},
		"16 384 columns, sheet": {sheet(t, cells), "mais de 512 colunas"},
		"cut zip":               {sheet(t, sheetHead)[:300], "compactado corrompido"},
		"a zip of nothing":      {zipped(t, "a.txt", "x"), "não é planilha"},
		"a document":            {zipped(t, "word/document.xml", "x"), ".docx"},
		"a text in ODF":         {zipped(t, "content.xml", "<a><b/></a>"), "documento de texto"},
		"leaves the folder":     {zipped(t, "xl/workbook.xml", "<a/>", "../../etc/passwd", "x"), "saem da pasta"},
		"absolute name":         {zipped(t, "xl/workbook.xml", "<a/>", "/etc/passwd", "x"), "saem da pasta"},
		"name twice":            {zipped(t, "xl/workbook.xml", "<a/>", "xl/workbook.xml", "<b/>"), "repetidos"},
		"entities":              {sheet(t, `<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet>&b;</worksheet>`), "tipo de documento"},
		"unknown entity":        {sheet(t, sheetHead+`<row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`), "entidade"},
		"cut sheet":             {sheet(t, sheetHead+`<row><c>`), "antes do fim"},
		"shared text missing":   {sheet(t, sheetHead+`<row><c t="s"><v>9</v></c></row></sheetData></worksheet>`), "corrompida"},
		"rows backwards":        {sheet(t, sheetHead+`<row r="5"/><row r="4"/></sheetData></worksheet>`), "corrompida"},
		"target outside":        {zipped(t, "xl/workbook.xml", `<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`, "xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="../../../worksheets/s.xml"/></Relationships>`), "falta à planilha"},
		"repeated for ever":     {zipped(t, "content.xml", `<a><spreadsheet><table><table-row number-rows-repeated="1000000"><table-cell><p>x</p></table-cell></table-row></table></spreadsheet></a>`), "desproporcional"},
		"a row without end":     {zipped(t, "content.xml", `<a><spreadsheet><table><table-row><table-cell number-columns-repeated="500"><p>`+strings.Repeat("x", 100_000)+`</p></table-cell></table-row></table></spreadsheet></a>`), "desproporcional"},
		"rows without end":      {zipped(t, "content.xml", `<a><spreadsheet><table>`+strings.Repeat(`<table-row number-rows-repeated="9999"><table-cell><p>x</p></table-cell></table-row>`, 500)+`</table></spreadsheet></a>`), "desproporcional"},
		"repeated too much":     {zipped(t, "content.xml", `<a><spreadsheet><table><table-row number-rows-repeated="99999999999999"/></table></spreadsheet></a>`), "corrompida"},
		"nested JSON":           {[]byte(`[{"a":[1]}]`), "JSON"},
		"cut JSON":              {[]byte(`[{"a":1},{"a"`), "JSON"},
		"deep JSON":             {[]byte("[{" + strings.Repeat(`"a":[`, 100_000)), "JSON"},
	} {
		if got := why(t, file(t, "f", c.data)); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A line of a gibibyte is refused after its first mebibyte.
func TestLineWithoutEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("a;b\n1;2\nx"); err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(1 << 30); err != nil { // a hole: no disk is used
		t.Fatal(err)
	}
	f.Close()
	if got := why(t, path); !strings.Contains(got, "linha 3: linha com mais de 1 MiB") {
		t.Errorf("said %q", got)
	}
}

// A bomb is given up soon after it shows what it is.
func TestBomb(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i, part := range []string{"xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/worksheets/s.xml"} {
		w, err := z.Create(part)
		if err != nil {
			t.Fatal(err)
		}
		head := []string{`<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`, `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`, sheetHead}[i]
		if _, err := io.WriteString(w, head); err != nil {
			t.Fatal(err)
		}
		if i == 2 {
			row := bytes.Repeat([]byte("<row><c><v>1</v></c></row>"), 40_000)
			for range 100 {
				if _, err := w.Write(row); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if got := why(t, file(t, "f", b.Bytes())); !strings.Contains(got, "desproporcional") {
		t.Errorf("a bomb of %d bytes: %q", b.Len(), got)
	}
}

// Cancelling ends the reading of a sheet and of a text.
func TestCancel(t *testing.T) {
	many := strings.Repeat("<row><c><v>1</v></c></row>", 100_000)
	b := open(t, file(t, "f", sheet(t, sheetHead+many+"</sheetData></worksheet>")))
	text := &Book{Text: bytes.Repeat([]byte("a;b\n"), 100_000)}
	for _, table := range []Table{b.Tables[0], text.Separated(';')} {
		rows := 0
		ctx, cancel := context.WithCancel(context.Background())
		err := table.Each(ctx, func(*Row) error {
			if rows++; rows == 10 {
				cancel()
			}
			return nil
		})
		if !errors.Is(err, context.Canceled) || rows > 50_000 {
			t.Errorf("%d rows, %v", rows, err)
		}
		cancel()
	}
}
