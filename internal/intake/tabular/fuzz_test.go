package tabular

import (
	"context"
	"errors"
	"testing"

	"certame/internal/intake"
)

// readAll opens bytes and reads every row: it never panics, and what it does not
// accept it refuses with a reason.
func readAll(t *testing.T, data []byte) {
	b, err := Open(context.Background(), file(t, "f", data), "f")
	if err == nil {
		defer b.Close()
		tables := b.Tables
		if b.Text != nil {
			for _, separator := range Separators {
				tables = append(tables, b.Separated(separator))
			}
		}
		for i := range tables {
			if err == nil {
				_, err = dump(t, &tables[i])
			}
		}
		err = b.Named(err, "f")
	}
	if refused := (*intake.Refused)(nil); err != nil && !errors.As(err, &refused) {
		t.Fatalf("not a refusal: %v", err)
	}
}

// FuzzText feeds anything that is not packed.
func FuzzText(f *testing.F) {
	for _, seed := range []string{"a;b\n1;2\n", "\ufeffa\tb\n", "\xff\xfea\x00;\x00", "[{\"a\":1}]", "<?xml?><a/>", "\"a\n", "a|b\r\n\x001", "%PDF", "{\\rtf", "Jo\xe3o;ã\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 5 && string(data[:5]) == "%PDF-" {
			return // another program reads it
		}
		readAll(t, data)
	})
}

// FuzzSheet feeds anything as the sheet of a workbook.
func FuzzSheet(f *testing.F) {
	for _, seed := range []string{sheetHead + `<row r="2"><c r="B2" t="s"><v>1</v></c></row></sheetData></worksheet>`, `<row><c t="inlineStr"><is><t>a</t></is></c></row>`, `<row><c s="1"><v>1e9</v></c></row>`, `<row r="-1"/>`, `<c r="ZZZZZ1"/>`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, body string) { readAll(t, sheet(t, body)) })
}

// FuzzODS feeds anything as the content of an OpenDocument.
func FuzzODS(f *testing.F) {
	for _, seed := range []string{`<spreadsheet><table name="a"><table-row number-rows-repeated="3"><table-cell value-type="float" value="1"/></table-row></table></spreadsheet>`, `<table><table></table></table><spreadsheet/>`, `<spreadsheet><table><annotation><table-row/></table></spreadsheet>`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, content string) { readAll(t, zipped(t, "content.xml", content)) })
}

// FuzzPacked feeds anything as a packed file.
func FuzzPacked(f *testing.F) {
	f.Add(sheet(f, sheetHead+`<row><c><v>1</v></c></row></sheetData></worksheet>`))
	f.Add(zipped(f, "content.xml", `<spreadsheet/>`))
	f.Fuzz(readAll)
}
