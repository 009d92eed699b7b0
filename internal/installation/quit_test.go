//go:build linux

package installation_test

import "syscall"

// quit ends a server at once, as when the machine loses power.
const quit = syscall.SIGQUIT
