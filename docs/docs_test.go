package docs

import (
	"os"
	"path/filepath"
	"testing"
)

// A document is found by the name of its file, and only one has it: an address says no
// folder.
func TestNamesAreOfOneDocument(t *testing.T) {
	seen := map[string]string{}
	for _, d := range Documents() {
		if other := seen[d.Name]; other != "" {
			t.Errorf("%s and %s have one name", other, d.Path)
		}
		seen[d.Name] = d.Path
		if found, is := Lookup(d.Name); !is || found != d {
			t.Errorf("%s is found as %q", d.Path, found.Path)
		}
	}
	if _, is := Lookup("../README"); is {
		t.Error("what is not of this folder is given")
	}
}

// No document of the folders is left behind; the manual is carried by its own package.
func TestAllAreCarried(t *testing.T) {
	for _, pattern := range []string{"*.md", "*/*.md"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, file := range found {
			if filepath.Dir(file) == "manual" {
				continue
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := files.ReadFile(filepath.ToSlash(file)); err != nil || string(got) != string(want) {
				t.Errorf("%s is not carried: %v", file, err)
			}
		}
	}
}
