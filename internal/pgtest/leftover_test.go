package pgtest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// What a process that ended left is taken away, and what a living one has stays.
func TestSweep(t *testing.T) {
	over := exec.Command("true")
	if err := over.Run(); err != nil {
		t.Fatal(err)
	}
	place := t.TempDir()
	gone, stays := fmt.Sprintf("pgtest-%d-1", over.Process.Pid), fmt.Sprintf("pgtest-%d-1", os.Getpid())
	for _, name := range []string{gone, stays, "pgtest-outra-1"} {
		if err := os.MkdirAll(filepath.Join(place, name, "dados"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	sweep(place)
	left, err := os.ReadDir(place)
	if err != nil || len(left) != 2 || left[0].Name() != stays || left[1].Name() != "pgtest-outra-1" {
		t.Errorf("%v, %v", left, err)
	}
}
