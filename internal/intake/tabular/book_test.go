package tabular

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
)

// file writes bytes where Open can find them.
func file(t testing.TB, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// zipped packs parts, in order of name and content.
func zipped(t testing.TB, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(parts[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// dump writes the rows of a table: 3: a|b#|c@ with # for numbers, @ for dates, !
// for failures.
func dump(t testing.TB, table *Table) (string, error) {
	t.Helper()
	var b strings.Builder
	err := table.Each(context.Background(), func(r *Row) error {
		fmt.Fprintf(&b, "%d:", r.Line)
		if r.Hidden {
			b.WriteString(" (oculta)")
		}
		for i, c := range r.Cells {
			b.WriteString(" " + string(c) + []string{"", "#", "@", "!"}[r.Type(i)] + "|")
		}
		if r.Problem != "" {
			b.WriteString(" PROBLEMA " + r.Problem)
		}
		b.WriteString("\n")
		return nil
	})
	return b.String(), err
}

func open(t testing.TB, path string) *Book {
	t.Helper()
	b, err := Open(context.Background(), path, filepath.Base(path))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return b
}

func TestXLSX(t *testing.T) {
	x := excelize.NewFile()
	sheet := "Sheet1"
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(x.SetCellStr(sheet, "A1", "Lista de exemplo"))
	must(x.MergeCell(sheet, "A1", "D1"))
	day, err := x.NewStyle(&excelize.Style{NumFmt: 14})
	must(err)
	must(x.SetSheetRow(sheet, "A3", &[]any{"Inscrição", "Nota", "Nascimento", "Sim?"}))
	must(x.SetSheetRow(sheet, "A4", &[]any{"007", 83.74, time.Date(1990, 5, 17, 0, 0, 0, 0, time.UTC), true}))
	must(x.SetCellStyle(sheet, "C4", "C5", day))
	must(x.SetCellStr(sheet, "A5", "008\nx & <y>"))
	must(x.SetCellInt(sheet, "C5", 59)) // before Excel's day that never was
	must(x.SetCellFormula(sheet, "D5", "1+1"))
	must(x.SetRowVisible(sheet, 5, false))
	_, err = x.NewSheet("Oculta")
	must(err)
	must(x.SetCellStr("Oculta", "B2", "segredo"))
	must(x.SetSheetVisible("Oculta", false))
	var out bytes.Buffer
	must(x.Write(&out))
	b := open(t, file(t, "a.xlsx", out.Bytes()))
	if len(b.Tables) != 2 || b.Tables[0].Hidden || !b.Tables[1].Hidden || b.Tables[1].Name != "Oculta" {
		t.Fatalf("sheets %+v", b.Tables)
	}
	got, err := dump(t, &b.Tables[0])
	want := "1: Lista de exemplo|\n3: Inscrição| Nota| Nascimento| Sim?|\n4: 007| 83.74#| 1990-05-17@| sim|\n5: (oculta) 008\nx & <y>| | 59!| (fórmula sem valor)!|\n"
	if got != want || err != nil {
		t.Errorf("read\n%swant\n%s%v", got, want, err)
	}
	if got, err := dump(t, &b.Tables[1]); got != "2: | segredo|\n" || err != nil {
		t.Errorf("hidden: %q, %v", got, err)
	}
}

const sheetHead = `<worksheet><sheetData>`

// sheet is a workbook of one sheet, as XML.
func sheet(t testing.TB, body string) []byte {
	t.Helper()
	return zipped(t, "xl/workbook.xml", `<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`,
		"xl/sharedStrings.xml", `<sst><si><t>um</t></si><si><r><t>do</t></r><r><t>is</t></r><rPh><t>x</t></rPh></si></sst>`,
		"xl/styles.xml", `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\/mm\/yyyy"/><numFmt numFmtId="171" formatCode="0.0&quot;d&quot;[y]"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
		"xl/worksheets/s.xml", body)
}

func TestSheetCells(t *testing.T) {
	b := open(t, file(t, "a.xlsx", sheet(t, sheetHead+
		`<row><c t="s"><v>1</v></c><c t="inlineStr"><is><t>em</t><r><t> linha</t></r></is></c><c t="str"><f>A1</f><v>f</v></c><c t="e"><v>#N/A</v></c></row>`+
		`<row r="7"><c r="C7" s="1"><v>33010</v></c><c s="2"><v>2.5</v></c><c r="AA7"><v>250255123456</v></c><c><v>1E-3</v></c><c><v>2.50255E+11</v></c></row><row r="9"><c r="A9"/></row></sheetData></worksheet>`)))
	got, err := dump(t, &b.Tables[0])
	want := "1: dois| em linha| f| #N/A!|\n7: | | 1990-05-17@| 2.5#|" + strings.Repeat(" |", 22) + " 250255123456#| 0.001#| 2.50255E+11#|\n"
	if got != want || err != nil {
		t.Errorf("read\n%swant\n%s%v", got, want, err)
	}
}

func TestODS(t *testing.T) {
	content := `<office:document-content><office:automatic-styles><style:style style:name="h"><style:table-properties table:display="false"/></style:style></office:automatic-styles>` +
		`<office:body><office:spreadsheet><table:table table:name="Um"><table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>` +
		`<table:table-row><table:table-cell office:value-type="string"><text:p>Nome<text:s/>dela</text:p><text:p>fim</text:p><office:annotation><text:p>nota</text:p></office:annotation></table:table-cell>` +
		`<table:table-cell office:value-type="float" office:value="83.740" table:number-columns-repeated="2"><text:p>83,74</text:p></table:table-cell><table:covered-table-cell/>` +
		`<table:table-cell office:value-type="date" office:date-value="1990-05-17T00:00:00"/></table:table-row>` +
		`<table:table-row table:number-rows-repeated="2" table:visibility="filter"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>` +
		`<table:table table:name="Dois" table:style-name="h"><table:table-row><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
	b := open(t, file(t, "a.ods", zipped(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", content)))
	if len(b.Tables) != 2 || b.Tables[0].Hidden || !b.Tables[1].Hidden {
		t.Fatalf("sheets %+v", b.Tables)
	}
	got, err := dump(t, &b.Tables[0])
	if want := "3: Nome dela\nfim| 83.74#| 83.74#| | 1990-05-17@|\n4: (oculta) x|\n5: (oculta) x|\n"; got != want || err != nil {
		t.Errorf("read\n%swant\n%s%v", got, want, err)
	}
	if got, err := dump(t, &b.Tables[1]); got != "1: y|\n" || err != nil {
		t.Errorf("second: %q, %v", got, err)
	}
}

func TestJSON(t *testing.T) {
	b := open(t, file(t, "a.json", []byte(`[{"A ":"x","B":1.50},{"B":null,"A":true},{"A":"z","C":2}]`)))
	got, err := dump(t, &b.Tables[0])
	if want := "1: x| 1.50#|\n2: true| |\n3: z| | PROBLEMA tem uma chave que o primeiro registro não tem\n"; got != want || err != nil {
		t.Errorf("read\n%swant\n%s%v", got, want, err)
	}
}

func TestSeparated(t *testing.T) {
	b := open(t, file(t, "a.csv", []byte("a;\"b\nc\";d\n\n1;\"x\"y;3\n4;5\n")))
	table := b.Separated(';')
	got, err := dump(t, &table)
	if want := "1: a| b\nc| d|\n4: 1| x| 3| PROBLEMA há texto depois das aspas\n5: 4| 5|\n"; got != want || err != nil {
		t.Errorf("read\n%swant\n%s%v", got, want, err)
	}
}

// A quote in the middle of a text, in a file of many pieces, moves no row.
func TestQuoteInTheMiddleOfManyPieces(t *testing.T) {
	var text strings.Builder
	for i := range 300_000 {
		fmt.Fprintf(&text, "%07d;tela 5\";\"a\nb\"\n", i)
	}
	b := &Book{Text: []byte(text.String())}
	table := b.Separated(';')
	n := 0
	err := table.Each(context.Background(), func(r *Row) error {
		if len(r.Cells) != 3 || r.Problem != "" || r.Line != 2*n+1 {
			t.Fatalf("row %d: %q on line %d, %s", n, r.Cells, r.Line, r.Problem)
		}
		n++
		return nil
	})
	if n != 300_000 || err != nil {
		t.Errorf("%d rows, %v", n, err)
	}
}

func TestFindSeparator(t *testing.T) {
	for text, want := range map[string]byte{
		"a;b\n1,5;2\n": ';', "a,b\n1,2\n": ',', "a\tb\n1\t2\n": '\t', "a|b\n1|2\n": '|', "Título\n\na;b;c\n1;2;3\n4;5;6\n": ';',
		"uma frase, com vírgula\noutra sem\ne mais, uma, aqui\n": 0, "Fulana\nBeltrana\n": 0, "a;b\n": 0,
	} {
		if got, _ := FindSeparator([]byte(text)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
