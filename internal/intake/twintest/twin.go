package twintest

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// Twin is a line of amostras.csv, counted by hand when the file was written.
type Twin struct {
	File, Like                  string
	Read, Accepted, Quarantined int
	Refused                     bool
	Says                        string // something that the examination says
	Writes                      string // the file of a contest's folder that it becomes
	Rows                        int    // in that file, once everything is decided
	folder                      string
}

// All are the twins of a folder.
func All(t testing.TB, folder string) (list []Twin) {
	t.Helper()
	file, err := os.Open(filepath.Join(folder, "amostras.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		list = append(list, Twin{row[0], row[1], number(t, row[2]), number(t, row[3]), number(t, row[4]), row[5] == "sim", row[6], row[7], number(t, row[8]), folder})
	}
	return list
}

// Named is one of them.
func Named(t testing.TB, folder, file string) Twin {
	t.Helper()
	for _, w := range All(t, folder) {
		if w.File == file {
			return w
		}
	}
	t.Fatalf("no twin %s", file)
	return Twin{}
}

// Path is where the file is.
func (w *Twin) Path() string { return filepath.Join(w.folder, w.File) }

// Text is what the file has.
func (w *Twin) Text(t testing.TB) string {
	t.Helper()
	raw, err := os.ReadFile(w.Path())
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func number(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
