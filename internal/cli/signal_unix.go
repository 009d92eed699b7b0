//go:build unix

package cli

import (
	"os/signal"
	"syscall"
)

// ignoreSizeSignal makes a file beyond the limit of its owner an error that can
// be told: by default the system kills the program, which would leave its
// temporary folder behind.
func ignoreSizeSignal() { signal.Ignore(syscall.SIGXFSZ) }
