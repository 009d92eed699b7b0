package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/pgtest"
)

// saidJSON is what a command that must do well says.
func saidJSON(t *testing.T, args ...string) (out map[string]any) {
	t.Helper()
	stdout, stderr, code := say(append(args, "--json")...)
	if code != ExitOK || json.Unmarshal([]byte(stdout), &out) != nil {
		t.Fatalf("%q left with %d: %s%s", args, code, stdout, stderr)
	}
	return out
}

// The drill with PostgreSQL: an installation over SQLite is copied and restored over
// PostgreSQL, copied there and restored over SQLite; the contest is the same at
// every step, and the copies differ only in where they were made.
func TestBackupBetweenDatabases(t *testing.T) {
	server, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	address := server.Fresh(t)
	in := func(name string) string { return filepath.Join(t.TempDir(), name) }
	folder, first, second, third := in("ufxx"), in("dados"), in("dados"), in("dados")
	if _, stderr, code := say("exemplo", "fatos-notas-retificadas", "--pasta", folder); code != ExitOK {
		t.Fatal(stderr)
	}
	came := saidJSON(t, "mover", "--de", folder, "--para", "sqlite:"+filepath.Join(first, "certame.db"))
	copied := in("a.certame")
	saidJSON(t, "backup", copied, "--dados", first)
	restored := saidJSON(t, "restaurar", copied, "--dados", second, "--banco", address)
	again := in("b.certame")
	saidJSON(t, "backup", again, "--dados", second, "--banco", address)
	saidJSON(t, "restaurar", again, "--dados", third)
	left := saidJSON(t, "mover", "--de", "sqlite:"+filepath.Join(third, "certame.db"), "--certame", "ufxx", "--para", in("volta"))
	between := saidJSON(t, "mover", "--de", address, "--blobs-de", filepath.Join(second, "objetos"), "--certame", "ufxx", "--para", "sqlite:"+in("outra.db"))
	for _, digest := range []string{"sha256_conteudo", "sha256_historico"} {
		if came[digest] != left[digest] || came[digest] != between[digest] || came[digest] == "" {
			t.Errorf("%s: %v, %v, %v", digest, came[digest], left[digest], between[digest])
		}
	}
	if restored["linhas"] == 0.0 || restored["objetos"] != 3.0 {
		t.Errorf("%v", restored)
	}
	if info, err := os.Stat(copied); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("who may read the copy: %v, %v", info.Mode(), err)
	}
}
