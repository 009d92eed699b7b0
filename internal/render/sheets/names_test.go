package sheets

import (
	"bytes"
	"strings"
	"testing"

	"certame/internal/render/grid"
	"certame/internal/render/reopen"
)

// A table may be called anything: as the sheets that every workbook has, as another
// table but for the capitals, with signs that no sheet may have, or longer than one may.
// Each is a sheet with its own rows, in both formats.
func TestAnyNameIsASheet(t *testing.T) {
	b := &Book{About: [][2]string{{"certame", "X"}}, rowLimit: 4}
	for _, name := range []string{"dicionario", "Sobre", "a/b:c[d]", "uma-tabela-de-nome-muito-comprido-da-pagina", "uma-tabela-de-nome-muito-comprido-da-outra", ""} {
		b.Tables = append(b.Tables, grid.Table{Name: name, Columns: columns, Rows: grid.RowsOf([][]string{{"1", "marca de " + name + ".", "1", "1"}})})
	}
	for _, f := range formats {
		var out bytes.Buffer
		if err := f.write(&out, b); err != nil {
			t.Fatalf("%s: %v", f.name, err)
		}
		sheets := reopen.Sheets(t, f.name, out.Bytes())
		all := ""
		for _, text := range sheets {
			all += text
		}
		for _, table := range b.Tables {
			if strings.Count(all, "marca de "+table.Name+".") != 1 {
				t.Errorf("%s: the rows of %q are not there once", f.name, table.Name)
			}
		}
	}
	for _, table := range b.all() {
		if len([]rune(table.Name))+len(" (1000)") > 31 {
			t.Errorf("%q leaves no room for the number of a sheet", table.Name)
		}
	}
}
