package run

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Where two names cannot be exchanged at once, the previous result is set aside
// and comes back if the new one cannot take its place.
func TestReplaceInTwoSteps(t *testing.T) {
	folder := t.TempDir()
	make := func(name string) string {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.Mkdir(path, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(path, "f"), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	target := make("resultado")
	kept := make("resultado.anterior") // of the person, who kept it
	if err := replaceInTwoSteps(make("fresh"), target); err != nil {
		t.Fatal(err)
	}
	if got, want := files(t, folder), map[string]string{filepath.Join(target, "f"): "fresh", filepath.Join(kept, "f"): "resultado.anterior"}; !maps.Equal(got, want) {
		t.Errorf("the folder has %v, want %v", got, want)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"resultado", "resultado.anterior"}) {
		t.Errorf("left beside the result: %v", got)
	}
	if err := replaceInTwoSteps(filepath.Join(folder, "none"), target); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a result out of nothing: %v", err)
	}
	if got, want := files(t, folder), map[string]string{filepath.Join(target, "f"): "fresh", filepath.Join(kept, "f"): "resultado.anterior"}; !maps.Equal(got, want) {
		t.Errorf("the previous result did not come back: %v", got)
	}
	if err := replaceInTwoSteps(target, filepath.Join(folder, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the place of nothing: %v", err)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"resultado", "resultado.anterior"}) {
		t.Errorf("left beside the result: %v", got)
	}
}
