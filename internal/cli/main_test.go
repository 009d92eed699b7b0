package cli

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes the test binary serve as the program itself, so that stories
// and the tests of signals and disks run a real process.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"certame": func() { os.Exit(Main(os.Args[1:], System())) },
		"limited": limited,
		"at":      at,
	})
}

// at runs certame with its clock at an hour, and kills it at a step if the number
// of one is given:
//
//	at 2026-12-01T09:59:59-03:00 certame …
//	at 2026-12-01T09:59:59-03:00 3 certame …
func at() {
	hour, err := time.Parse(time.RFC3339, os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "at:", err)
		os.Exit(125)
	}
	streams, args := System(), os.Args[2:]
	streams.Now = func() time.Time { return hour }
	if last, err := strconv.Atoi(args[0]); err == nil {
		args = args[1:]
		streams.Step = func(string) {
			if last--; last == 0 {
				if self, err := os.FindProcess(os.Getpid()); err == nil {
					self.Kill() //nolint:errcheck // what comes next waits for it
				}
				select {}
			}
		}
	}
	os.Exit(Main(args[1:], streams))
}
