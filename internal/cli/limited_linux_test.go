package cli

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// limited runs certame under a limit of the system, the same for root and for
// everybody else:
//
//	limited size 4096 certame …  no file may pass 4096 bytes
//	limited plain 0 certame …    permissions of files hold for root too
func limited() {
	runtime.LockOSThread() // privileges are of the thread that becomes certame
	var err error
	switch limit, number := os.Args[1], os.Args[2]; limit {
	case "size":
		err = limitSize(number)
	case "plain":
		err = dropPrivilege()
	default:
		err = fmt.Errorf("no limit %q", limit)
	}
	path, lookErr := exec.LookPath(os.Args[3])
	if err == nil && lookErr == nil {
		err = syscall.Exec(path, os.Args[3:], os.Environ())
	}
	fmt.Fprintln(os.Stderr, "limited:", err, lookErr)
	os.Exit(125)
}

func limitSize(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return err
	}
	return unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: n, Max: n})
}

// dropPrivilege takes from root the power to read and write what permissions
// forbid; others have none to lose.
func dropPrivilege() error {
	if os.Geteuid() != 0 {
		return nil
	}
	for _, power := range [...]uintptr{unix.CAP_DAC_OVERRIDE, unix.CAP_DAC_READ_SEARCH} {
		if err := unix.Prctl(unix.PR_CAPBSET_DROP, power, 0, 0, 0); err != nil {
			return err
		}
	}
	return nil
}
