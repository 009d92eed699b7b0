package reopen

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// run runs a program and returns what it said; it must be on the machine.
func run(t testing.TB, program, from string, args ...string) (said []byte, err error) {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		t.Fatalf("this test opens a file with %s, which is not on the machine: install it with .ci/programas, or the Debian package %s", program, from)
	}
	return exec.Command(program, args...).CombinedOutput()
}

// saved writes bytes to a file of the test.
func saved(t testing.TB, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
