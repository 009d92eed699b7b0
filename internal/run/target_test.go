package run

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/intake"
)

// What is not a result is never erased, whatever is asked.
func TestSaveErasesOnlyResults(t *testing.T) {
	l, o := computed(t)
	folder := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("file", "x")
	write("photos/sea.jpg", "x")
	write("inside/.git/config", "x")
	write("broken/manifesto.json", "{")
	save(t, l, o, filepath.Join(folder, "noted"))
	write("noted/notas.txt", "minhas notas")
	for name, what := range map[string]string{
		"file":   "é um arquivo, e o resultado é uma pasta",
		"photos": "a pasta tem «sea.jpg», que não é de um resultado e seria apagado",
		"inside": "a pasta tem «.git», que não é de um resultado e seria apagado",
		"broken": "a pasta tem «manifesto.json», que não é de um resultado e seria apagado",
		"noted":  "a pasta tem «notas.txt», que não é de um resultado e seria apagado",
	} {
		before := files(t, folder)
		err := l.Save(t.Context(), o, SaveOptions{Target: filepath.Join(folder, name)})
		var refused *intake.Refused
		if !errors.As(err, &refused) || refused.Problems[0].What != what || refused.Problems[0].Remedy != "Indique outra pasta com --saida." {
			t.Errorf("%s: %v, want %q", name, err, what)
		}
		if !maps.Equal(files(t, folder), before) {
			t.Errorf("%s: something was written or erased", name)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "empty"), 0o755); err != nil {
		t.Fatal(err)
	}
	save(t, l, o, filepath.Join(folder, "empty"))
}
