package cli

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Killed at any step, a release leaves nothing that others can read or all of it;
// begun again, it ends as if nothing had happened, with each document once in the
// log.
func TestReleaseKilledAtEveryStep(t *testing.T) {
	for step := 1; ; step++ {
		work := sealedVersion(t)
		killed := release(t, work, strconv.Itoa(step))
		public := filepath.Join(work, "site", "versao")
		whole := []string{"REGISTRO.txt", "a.txt", "a.txt.prova", "sub", "sub/b.txt", "sub/b.txt.prova", "versao.json", "versao.json.prova"}
		switch seen := readableByOthers(t, filepath.Join(work, "site")); {
		case len(seen) > 0 && !slices.Equal(seen, whole):
			t.Fatalf("step %d: others read %q", step, seen)
		case len(seen) == 0 != func() bool { _, err := os.Stat(public); return err != nil }():
			t.Fatalf("step %d: read %q", step, seen)
		}
		if !killed {
			if step < 6 {
				t.Fatalf("only %d steps", step)
			}
			return
		}
		if release(t, work, "0") {
			t.Fatal("killed without reason")
		}
		if seen := readableByOthers(t, filepath.Join(work, "site")); !slices.Equal(seen, whole) {
			t.Fatalf("step %d, again: others read %q", step, seen)
		}
		if acts, err := os.ReadDir(filepath.Join(work, "reg", "atos")); err != nil || len(acts) != 3 {
			t.Fatalf("step %d: %d acts %v", step, len(acts), err)
		}
		if left, err := filepath.Glob(filepath.Join(work, "site", ".versao-novo-*")); err != nil || len(left) > 0 {
			t.Fatalf("step %d: left %v %v", step, left, err)
		}
	}
}

// sealedVersion is a version of two documents, sealed until the first second of a
// day, and a log that has nothing yet.
func sealedVersion(t *testing.T) (work string) {
	t.Helper()
	work = t.TempDir()
	source := filepath.Join(work, "minutas")
	write(t, source, "a.txt", "CANARIO um")
	write(t, filepath.Join(source, "sub"), "b.txt", "CANARIO dois")
	if err := os.Chmod(source, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"publicar", "chave", "--nome", "Ana", "--saida", work + "/ana.chave"},
		{"publicar", "chave", "--nome", "Bia", "--saida", work + "/bia.chave"},
		{"registro", "iniciar", "--registro", work + "/reg", "--nome", "orgao", "--chave", work + "/reg.chave"},
	} {
		if _, stderr, code := say(args...); code != ExitOK {
			t.Fatalf("%v left with %d\n%s", args, code, stderr)
		}
	}
	run := exec.Command("at", "2026-11-30T00:00:00-03:00", "certame", "publicar", "lacrar", source, "--embargo", "2026-12-01T00:00:00-03:00", "--pessoa", work+"/ana.pub", "--pessoa", work+"/bia.pub", "--saida", work+"/site/lacre")
	if said, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if err := os.RemoveAll(source); err != nil {
		t.Fatal(err)
	}
	return work
}

// release runs the release at its hour, to be killed at a step; it says whether it
// was.
func release(t *testing.T, work, step string) (killed bool) {
	t.Helper()
	run := exec.Command("at", "2026-12-01T00:00:00-03:00", step, "certame", "publicar", "soltar", work+"/site/lacre", "--chave", work+"/ana.chave", "--chave", work+"/bia.chave", "--saida", work+"/site/versao", "--registro", work+"/reg", "--chave-registro", work+"/reg.chave")
	said, err := run.CombinedOutput()
	if err != nil && !strings.Contains(err.Error(), "killed") {
		t.Fatalf("%v\n%s", err, said)
	}
	return err != nil
}

// readableByOthers lists what somebody else finds in a folder, besides the sealed
// version: what is inside a closed folder they do not.
func readableByOthers(t *testing.T, folder string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		switch name, _ := filepath.Rel(filepath.Join(folder, "versao"), path); {
		case entry.IsDir() && (info.Mode().Perm()&0o055 == 0 || entry.Name() == "lacre"):
			return fs.SkipDir
		case strings.HasPrefix(entry.Name(), ".") || path == folder || name == ".":
			// the lock, which says nothing
		default:
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}
