package run

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"certame/contest"
	"certame/internal/demo"
	"certame/internal/intake"
	"certame/internal/render/tables"
	"certame/trace"
)

// computed is a small contest, read and computed.
func computed(t *testing.T) (*Loaded, *contest.Outcome) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	if err := demo.Demonstration(300, 4).Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(true)
	if err != nil {
		t.Fatal(err)
	}
	return l, o
}

func save(t *testing.T, l *Loaded, o *contest.Outcome, target string) {
	t.Helper()
	if err := l.Save(t.Context(), o, SaveOptions{Target: target}); err != nil {
		t.Fatal(err)
	}
}

// files are the files of a folder and below, with their bytes.
func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		out[path] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

// All cores and one core give the same result, steps included.
func TestComputeIsContestRun(t *testing.T) {
	l, o := computed(t)
	want, err := contest.Run(l.Terms, l.Roll, l.Log, true)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	save(t, l, o, filepath.Join(folder, "a"))
	save(t, l, want, filepath.Join(folder, "b"))
	for path, data := range files(t, filepath.Join(folder, "a")) {
		other := filepath.Join(folder, "b", filepath.Base(path))
		if got, err := os.ReadFile(other); err != nil || string(got) != data {
			t.Errorf("%s is not what one core gives (%v)", filepath.Base(path), err)
		}
	}
}

// Without the recorder the findings are the same and there is no step.
func TestComputeWithoutSteps(t *testing.T) {
	l, o := computed(t)
	l.Log = trace.Log{Findings: l.Log.Findings}
	silent, err := l.Compute(false)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(silent.Steps()); n != 0 {
		t.Errorf("%d steps without the recorder", n)
	}
	if !slices.EqualFunc(o.Findings(), silent.Findings(), func(a, b trace.Finding) bool { return a.Code == b.Code && a.Where == b.Where }) {
		t.Error("the findings depend on the recorder")
	}
}

// The manifest holds the digest of every file read and written.
func TestManifest(t *testing.T) {
	l, o := computed(t)
	target := filepath.Join(t.TempDir(), "resultado")
	save(t, l, o, target)
	var m tables.Manifest
	data, err := os.ReadFile(filepath.Join(target, manifestFile))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	written := []string{manifestFile}
	for _, d := range m.Outputs {
		written = append(written, d.Name)
		checkDigest(t, filepath.Join(target, d.Name), d)
	}
	for _, d := range m.Inputs {
		checkDigest(t, filepath.Join(l.Folder, d.Name), d)
	}
	slices.Sort(written)
	if got := names(t, target); !slices.Equal(got, written) {
		t.Errorf("the folder has %v, and the manifest %v", got, written)
	}
	if len(m.Inputs) != 2 || m.Engine != Engine {
		t.Errorf("the manifest is of %d files by %q", len(m.Inputs), m.Engine)
	}
}

func checkDigest(t *testing.T, path string, d tables.Digest) {
	t.Helper()
	data, err := os.ReadFile(path)
	sum := sha256.Sum256(data)
	if err != nil || hex.EncodeToString(sum[:]) != d.SHA256 || int64(len(data)) != d.Size {
		t.Errorf("the manifest is wrong about %s (%v)", d.Name, err)
	}
}

// A result takes the place of the previous one whole, and nothing stays beside
// it; a link to a folder stays a link.
func TestSaveTakesThePlaceOfTheResult(t *testing.T) {
	l, o := computed(t)
	folder := t.TempDir()
	target, link := filepath.Join(folder, "resultado"), filepath.Join(folder, "link")
	save(t, l, o, target)
	want := files(t, target)
	if err := os.WriteFile(filepath.Join(target, "ordem.csv"), []byte("velho"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(target, ".~lock.ordem.csv#"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	save(t, l, o, target)
	if !maps.Equal(files(t, target), want) {
		t.Error("the new result is not the first one")
	}
	if err := os.Symlink("resultado", link); err != nil {
		t.Fatal(err)
	}
	save(t, l, o, link)
	if to, err := os.Readlink(link); err != nil || to != "resultado" || !maps.Equal(files(t, target), want) {
		t.Errorf("the link leads to %q (%v)", to, err)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"link", "resultado"}) {
		t.Errorf("left beside the result: %v", got)
	}
}

// Saved into folders that do not exist yet, with the rights of any file.
func TestSaveMakesTheFolder(t *testing.T) {
	l, o := computed(t)
	target := filepath.Join(t.TempDir(), "a", "b", "resultado")
	save(t, l, o, target+"/")
	for path, want := range map[string]fs.FileMode{target: fs.ModeDir | 0o755, filepath.Join(target, "ordem.csv"): 0o644} {
		if info, err := os.Stat(path); err != nil || info.Mode() != want {
			t.Errorf("%s: %v (%v), want %v", path, info.Mode(), err, want)
		}
	}
}

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

// Cancelled before, or in the middle of the writing: the previous result stands
// and nothing is beside it.
func TestSaveCancelled(t *testing.T) {
	l, o := computed(t)
	folder := t.TempDir()
	target := filepath.Join(folder, "resultado")
	save(t, l, o, target)
	before := files(t, folder)
	for cancelAt := range 12 {
		ctx, cancel := context.WithCancel(t.Context())
		if cancelAt == 0 {
			cancel()
		}
		err := l.Save(ctx, o, SaveOptions{Target: target, Style: tables.ForMachines, Progress: func(done, _ int) {
			if done == cancelAt {
				cancel()
			}
		}})
		cancel()
		if cancelAt <= len(files(t, target))-1 && !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled at file %d: %v", cancelAt, err)
		}
		if err != nil && !maps.Equal(files(t, folder), before) {
			t.Errorf("cancelled at file %d, the folder changed", cancelAt)
		}
		before = files(t, folder)
	}
}

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
