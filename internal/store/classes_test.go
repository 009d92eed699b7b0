package store

import (
	"encoding/csv"
	"os"
	"slices"
	"testing"
)

// classed is a line of classes.csv: how secret a column is, and how it is kept.
type classed struct{ Table, Column, Class, Kept, Why string }

// Every column has a class (S01): a new one does not pass before somebody says who may
// read it, how it is kept and, when what is sensitive is kept in the clear, why.
func TestEveryColumnHasAClass(t *testing.T) {
	said := map[[2]string]bool{}
	for _, c := range readClasses(t) {
		said[[2]string{c.Table, c.Column}] = true
		switch {
		case !slices.Contains([]string{"publico", "restrito", "sensivel", "segredo"}, c.Class):
			t.Errorf("%s.%s is %q", c.Table, c.Column, c.Class)
		case !slices.Contains([]string{"aberta", "selada", "resumo"}, c.Kept):
			t.Errorf("%s.%s is kept %q", c.Table, c.Column, c.Kept)
		case c.Class == "segredo" && c.Kept == "aberta":
			t.Errorf("%s.%s is a secret in the clear", c.Table, c.Column)
		case c.Class == "sensivel" && c.Kept == "aberta" && c.Why == "":
			t.Errorf("%s.%s is sensitive and in the clear, and nobody says why", c.Table, c.Column)
		}
	}
	there := columnsThere(t)
	for _, c := range there {
		if !said[c] {
			t.Errorf("%s.%s has no class: write a line in classes.csv", c[0], c[1])
		}
	}
	if len(said) != len(there) {
		t.Errorf("classes.csv has %d columns, and the database %d", len(said), len(there))
	}
}

func readClasses(t *testing.T) (list []classed) {
	t.Helper()
	file, err := os.Open("classes.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	in := csv.NewReader(file)
	in.Comma = ';'
	rows, err := in.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		list = append(list, classed{row[0], row[1], row[2], row[3], row[4]})
	}
	return list
}

// columnsThere are those of a new database and of the tables made for each load.
func columnsThere(t *testing.T) [][2]string {
	t.Helper()
	db, err := Open(t.Context(), "sqlite:"+t.TempDir()+"/certame.db")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	scan := func(into func(...any) error) (c [2]string, err error) { return c, into(&c[0], &c[1]) }
	list, err := rows(t.Context(), db, scan, `SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p
WHERE m.type = 'table' AND m.name NOT IN ('goose_db_version', 'sqlite_sequence')`)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []*bulkTable{listTable, registrationTable} {
		list = append(list, [2]string{table.prefix, "seq"})
		for _, column := range table.columns {
			list = append(list, [2]string{table.prefix, column.name})
		}
	}
	return list
}
