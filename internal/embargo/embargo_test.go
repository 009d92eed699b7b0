package embargo_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"filippo.io/age"

	"certame/internal/embargo"
)

var midnight = time.Date(2026, 12, 2, 0, 0, 0, 0, embargo.Brasilia)

// sealed is a version of two documents for three people.
func sealed(t *testing.T) (folder string, keys []age.Identity) {
	t.Helper()
	work := t.TempDir()
	source, folder := filepath.Join(work, "minutas"), filepath.Join(work, "lacre")
	for _, dir := range []string{source, folder} {
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{"a.txt": "CANARIO um", "b.txt": strings.Repeat("CANARIO dois ", 20_000)} {
		if err := os.WriteFile(filepath.Join(source, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var people []*embargo.Custodian
	for _, name := range []string{"ana", "bia", "caio"} {
		path := filepath.Join(work, name+".chave")
		if _, err := embargo.CreateKey(name, path); err != nil {
			t.Fatal(err)
		}
		person, err := embargo.ReadCustodian(embargo.PublicPath(path))
		if err != nil || person.Name != name {
			t.Fatal(person, err)
		}
		key, err := embargo.ReadKey(path)
		if err != nil {
			t.Fatal(err)
		}
		people, keys = append(people, person), append(keys, key)
	}
	if _, err := embargo.Seal(t.Context(), folder, source, midnight, people); err != nil {
		t.Fatal(err)
	}
	return folder, keys
}

// To the second, in any zone; any two people, in any order, and no single one.
func TestTheHourAndThePeople(t *testing.T) {
	folder, keys := sealed(t)
	for _, now := range []time.Time{midnight.Add(-time.Second), midnight.Add(-time.Nanosecond), midnight.Add(-time.Second).UTC(), midnight.AddDate(-1, 0, 0)} {
		stage := t.TempDir()
		_, _, err := embargo.Release(t.Context(), folder, [2]age.Identity{keys[0], keys[1]}, now, stage)
		if early := (*embargo.Early)(nil); !errors.As(err, &early) {
			t.Errorf("%v: %v", now, err)
		}
		empty(t, stage)
	}
	for i := range keys {
		for j := range keys {
			stage := t.TempDir()
			v, who, err := embargo.Release(t.Context(), folder, [2]age.Identity{keys[i], keys[j]}, midnight.UTC(), stage)
			if i == j {
				if err == nil {
					t.Errorf("one person released it: %v", who)
				}
				empty(t, stage)
				continue
			}
			if err != nil || len(v.Documents) != 2 || len(who) != 2 || who[0] == who[1] {
				t.Fatalf("%d %d: %v %v", i, j, who, err)
			}
			if text, err := os.ReadFile(filepath.Join(stage, "a.txt")); err != nil || string(text) != "CANARIO um" {
				t.Errorf("%q %v", text, err)
			}
		}
	}
}

func empty(t *testing.T, folder string) {
	t.Helper()
	if there, err := os.ReadDir(folder); err != nil || len(there) > 0 {
		t.Errorf("%v was written: %v", there, err)
	}
}

// Nothing of the documents, not even a name, is in what may be seen before.
func TestNothingIsReadable(t *testing.T) {
	folder, _ := sealed(t)
	for _, name := range []string{"lacre.json", "conteudo.age"} {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{"CANARIO", "a.txt", "b.txt", "AGE-SECRET-KEY"} {
			if bytes.Contains(data, []byte(secret)) {
				t.Errorf("%s has %q", name, secret)
			}
		}
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
}

// Equal documents sealed twice have other commitments: nobody who guesses them can
// tell.
func TestTheCommitmentIsSalted(t *testing.T) {
	first, _ := sealed(t)
	second, _ := sealed(t)
	a, errA := embargo.ReadHeader(first)
	b, errB := embargo.ReadHeader(second)
	if err := errors.Join(errA, errB); err != nil || a.Commitment == b.Commitment || len(a.Commitment) != 64 {
		t.Fatal(a, b, err)
	}
}

// A byte changed anywhere in the content, or what the header says, releases
// nothing whole.
func TestChangedSealsAreRefused(t *testing.T) {
	folder, keys := sealed(t)
	content, err := os.ReadFile(filepath.Join(folder, "conteudo.age"))
	if err != nil {
		t.Fatal(err)
	}
	refused := func(what string) {
		t.Helper()
		stage := t.TempDir()
		if _, _, err := embargo.Release(t.Context(), folder, [2]age.Identity{keys[0], keys[1]}, midnight, stage); err == nil {
			t.Errorf("%s: released", what)
		}
		if _, err := os.Stat(filepath.Join(stage, embargo.VersionFile)); err == nil {
			t.Errorf("%s: the list was written", what)
		}
	}
	for at := 0; at < len(content); at += 997 {
		changed := bytes.Clone(content)
		changed[at] ^= 1
		put(t, folder, "conteudo.age", changed)
		refused("byte changed")
	}
	put(t, folder, "conteudo.age", content[:len(content)-70_000])
	refused("cut")
	put(t, folder, "conteudo.age", content)
	header, err := os.ReadFile(filepath.Join(folder, "lacre.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range []string{"compromisso", "embargo"} {
		var h map[string]any
		if err := json.Unmarshal(header, &h); err != nil {
			t.Fatal(err)
		}
		h[field] = map[string]string{"compromisso": strings.Repeat("0", 64), "embargo": "2026-12-01T00:00:00-03:00"}[field]
		changed, err := json.Marshal(h)
		if err != nil {
			t.Fatal(err)
		}
		put(t, folder, "lacre.json", changed)
		refused(field)
	}
}

func put(t *testing.T, folder, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}
