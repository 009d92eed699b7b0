package arch

import (
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch/documents"
	"certame/ledger"
)

// Every file under docs/ that is for people is in the index, and each row says for whom it
// is, on what, and what keeps it true. Of the manual, the index of the manual tells.
func TestEveryDocumentIsInTheIndex(t *testing.T) {
	text := document(t, "indice.md")
	index := documents.Parse("docs/indice.md", text)
	root := rootOf(t)
	err := filepath.WalkDir(filepath.Join(root, "docs"), func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(filepath.Join(root, "docs"), file)
		if name = filepath.ToSlash(name); path.Dir(name) == "manual" || path.Dir(name) == "manual/telas" || path.Ext(name) == ".go" {
			return err
		}
		if !slices.Contains(index.Links, name) {
			t.Errorf("docs/%s is not in docs/indice.md", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for line := range strings.SplitSeq(text, "\n") {
		if cells := strings.Split(strings.Trim(line, "|"), "|"); strings.HasPrefix(line, "| [") {
			if rows++; len(cells) != 4 || slices.ContainsFunc(cells, func(c string) bool { return strings.TrimSpace(c) == "" }) {
				t.Errorf("%q does not say for whom, on what, and what keeps it true", line)
			}
		}
	}
	if rows < 45 {
		t.Errorf("only %d rows", rows)
	}
}

// The guide of the book tells every kind of fact.
func TestEveryKindOfFactIsTold(t *testing.T) {
	text := document(t, "fatos.md")
	for _, k := range ledger.Kinds() {
		if !strings.Contains(text, "`"+k.Code()+"`") {
			t.Errorf("docs/fatos.md does not tell %s", k.Code())
		}
	}
}
