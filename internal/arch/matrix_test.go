package arch

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"certame/law"
)

func rootOf(t *testing.T) string {
	t.Helper()
	root, err := ModuleRoot()
	if err != nil {
		t.Fatal(err)
	}
	return root
}

// The documents of docs/direito are those of today's law, code and scenarios.
func TestMatrixIsFresh(t *testing.T) {
	root := rootOf(t)
	files, err := GenerateMatrix(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		got, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(f.Path)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, f.Data) {
			t.Errorf("%s is stale: run make matrix", f.Path)
		}
	}
}

// Every rule or check of a stage that exists has code that cites it and a
// scenario whose outputs do.
func TestRulesHaveCodeAndScenario(t *testing.T) {
	rows, err := Matrix(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if r.Planned || r.Status != law.StatusRule && r.Status != law.StatusCheck {
			continue
		}
		if len(r.Uses) == 0 {
			t.Errorf("%s (%s, %s) is cited nowhere in the code", r.ID, r.Status, r.Stage)
		}
		if len(r.Scenarios) == 0 {
			t.Errorf("%s (%s, %s) is cited by no scenario", r.ID, r.Status, r.Stage)
		}
	}
}
