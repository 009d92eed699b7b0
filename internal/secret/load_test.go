package secret_test

import (
	"encoding/base64"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"certame/internal/secret"
)

func noEnvironment(t *testing.T) {
	t.Setenv(secret.TextVariable, "")
	t.Setenv(secret.FileVariable, "")
}

func opens(t *testing.T, k *secret.Keys, sealed []byte) {
	t.Helper()
	if got, err := k.Open(place, sealed); err != nil || string(got) != "preta" {
		t.Errorf("%q, %v", got, err)
	}
}

// Created once, for their owner only, and read from then on.
func TestFolder(t *testing.T) {
	noEnvironment(t)
	folder := filepath.Join(t.TempDir(), "dados", "chaves")
	sealed := must(must(secret.Load(folder, true, os.Getenv))(t).Seal(place, []byte("preta")))(t)
	for _, fresh := range []bool{false, true} {
		opens(t, must(secret.Load(folder, fresh, os.Getenv))(t), sealed)
	}
	info := must(os.Stat(filepath.Join(folder, "mestra.json")))(t)
	around := must(os.Stat(folder))(t)
	if info.Mode().Perm() != 0o600 || around.Mode().Perm() != 0o700 {
		t.Errorf("%v in %v", info.Mode(), around.Mode())
	}
}

// Lost keys are not replaced in silence.
func TestLost(t *testing.T) {
	noEnvironment(t)
	folder := t.TempDir()
	if _, err := secret.Load(folder, false, os.Getenv); !errors.Is(err, secret.ErrNoKeys) || !strings.Contains(err.Error(), "cópia de segurança") {
		t.Errorf("%v", err)
	}
	if left := must(os.ReadDir(folder))(t); len(left) != 0 {
		t.Errorf("created %v", left)
	}
}

// Many start at once over an empty folder: all have the same keys.
func TestCreatedOnce(t *testing.T) {
	noEnvironment(t)
	folder := t.TempDir()
	keys := make([]*secret.Keys, 8)
	var wait sync.WaitGroup
	for i := range keys {
		wait.Go(func() {
			var err error
			if keys[i], err = secret.Load(folder, true, os.Getenv); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	sealed := must(keys[0].Seal(place, []byte("preta")))(t)
	for _, k := range keys {
		opens(t, k, sealed)
	}
}

func TestReadByOthers(t *testing.T) {
	noEnvironment(t)
	folder := t.TempDir()
	must(secret.Load(folder, true, os.Getenv))(t)
	path := filepath.Join(folder, "mestra.json")
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, fresh := range []bool{false, true} {
		if _, err := secret.Load(folder, fresh, os.Getenv); err == nil || !strings.Contains(err.Error(), "(modo 0644)") || !strings.Contains(err.Error(), "chmod 600 "+path) {
			t.Errorf("%v", err)
		}
	}
}

// By the environment, in both forms, or by a file; the folder is then not used.
func TestEnvironment(t *testing.T) {
	k := newKeys(t)
	text, sealed := must(k.Text())(t), must(k.Seal(place, []byte("preta")))(t)
	file := filepath.Join(t.TempDir(), "chave")
	if err := os.WriteFile(file, text, 0o400); err != nil {
		t.Fatal(err)
	}
	for _, variable := range [][2]string{
		{secret.TextVariable, string(text)},
		{secret.TextVariable, base64.StdEncoding.EncodeToString(text) + "\n"},
		{secret.FileVariable, file},
	} {
		noEnvironment(t)
		t.Setenv(variable[0], variable[1])
		folder := filepath.Join(t.TempDir(), "chaves")
		opens(t, must(secret.Load(folder, true, os.Getenv))(t), sealed)
		if _, err := os.Stat(folder); err == nil {
			t.Error("made a folder of keys that nobody uses")
		}
	}
}

// What is not keys is refused without being repeated.
func TestNotKeys(t *testing.T) {
	noEnvironment(t)
	for _, text := range []string{"segredo", `{"primaryKeyId":1,"key":[]}`, base64.StdEncoding.EncodeToString([]byte("segredo"))} {
		t.Setenv(secret.TextVariable, text)
		_, err := secret.Load("", false, os.Getenv)
		if err == nil || !strings.HasPrefix(err.Error(), "CERTAME_CHAVE: ") || strings.Contains(err.Error(), "segredo") {
			t.Errorf("%v", err)
		}
	}
}

// Keys are changed in their place; a change that fails changes nothing.
func TestChange(t *testing.T) {
	noEnvironment(t)
	folder := t.TempDir()
	sealed := must(must(secret.Load(folder, true, os.Getenv))(t).Seal(place, []byte("preta")))(t)
	path := must(secret.FileOf(folder, os.Getenv))(t)
	if k := must(secret.Change(path, (*secret.Keys).Rotated))(t); k.Len() != 2 {
		t.Errorf("%d keys", k.Len())
	}
	k := must(secret.Load(folder, false, os.Getenv))(t)
	if opens(t, k, sealed); !k.Stale(sealed) || k.Len() != 2 {
		t.Error("did not rotate")
	}
	broken := errors.New("não deu")
	if _, err := secret.Change(path, func(*secret.Keys) (*secret.Keys, error) { return nil, broken }); !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
	opens(t, must(secret.Load(folder, false, os.Getenv))(t), sealed)
	if _, err := secret.Change(filepath.Join(t.TempDir(), "falta"), (*secret.Keys).Rotated); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	t.Setenv(secret.FileVariable, "/cofre/chave")
	if path := must(secret.FileOf(folder, os.Getenv))(t); path != "/cofre/chave" {
		t.Error(path)
	}
	t.Setenv(secret.TextVariable, "{}")
	if _, err := secret.FileOf(folder, os.Getenv); err == nil || !strings.Contains(err.Error(), "que este programa não muda") {
		t.Errorf("%v", err)
	}
}

// Keys are never written over others, nor over anything.
func TestCreate(t *testing.T) {
	noEnvironment(t)
	path := filepath.Join(t.TempDir(), "chave")
	if err := secret.Create(path); err != nil {
		t.Fatal(err)
	}
	before := must(os.ReadFile(path))(t)
	if err := secret.Create(path); err == nil || !strings.Contains(err.Error(), "não se gravam por cima") {
		t.Errorf("%v", err)
	}
	if after := must(os.ReadFile(path))(t); string(after) != string(before) {
		t.Error("written over")
	}
	if err := os.WriteFile(path, []byte("outra coisa"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := secret.Create(path); err == nil || !strings.Contains(err.Error(), "já há um arquivo") {
		t.Errorf("%v", err)
	}
}
