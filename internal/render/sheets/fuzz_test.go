package sheets

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"certame/internal/render/grid"
)

// Whatever a name is, every part of the workbook is XML that a program can read,
// and none has a formula or another table.
func FuzzBook(f *testing.F) {
	for _, name := range []string{"=1+1", "</text:p></table:table-cell>", "<f>1</f>", "]]>", "\x00\ufffe\xff", "  a  b ", "a\nb", "_x0041_", "&amp;"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if len(name) > 1000 {
			return // longer than any name, and than a cell of the fuzzer's memory
		}
		b := &Book{Tables: []grid.Table{{Name: "listas", Columns: columns, Rows: grid.RowsOf([][]string{{"0001", name, "-3.50", "-7"}})}}}
		for _, format := range formats {
			data := written(t, format.write, b)
			archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range archive.File {
				if strings.HasSuffix(file.Name, ".xml") {
					wellFormed(t, file)
				}
			}
		}
	})
}

func wellFormed(t *testing.T, file *zip.File) {
	r, err := file.Open()
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for decoder := xml.NewDecoder(r); ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", file.Name, err)
		}
		if start, ok := token.(xml.StartElement); ok {
			if start.Name.Local == "f" || start.Name.Local == "table" && start.Name.Space == "" {
				t.Fatalf("%s has <%s>", file.Name, start.Name.Local)
			}
			if start.Name.Local == "row" || start.Name.Local == "table-row" {
				rows++
			}
		}
	}
	if strings.Contains(file.Name, "sheet1") && rows != 2 || file.Name == "content.xml" && rows != 2+1+len(columns) {
		t.Errorf("%s has %d rows", file.Name, rows)
	}
}
