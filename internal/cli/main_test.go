package cli

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes the test binary serve as the program itself, so that stories
// and the tests of signals and disks run a real process.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"certame": func() { os.Exit(Main(os.Args[1:], System())) },
		"limited": limited,
	})
}
