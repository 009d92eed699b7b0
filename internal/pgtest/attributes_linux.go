package pgtest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// attributes start a program that is not root and that ends when the test does,
// however it ends.
func attributes() *syscall.SysProcAttr {
	a := &syscall.SysProcAttr{Pdeathsig: syscall.SIGQUIT, Setpgid: true}
	if os.Getuid() != 0 {
		return a
	}
	for _, name := range []string{"postgres", "nobody"} {
		if who, err := user.Lookup(name); err == nil {
			uid, errU := strconv.ParseUint(who.Uid, 10, 32)
			gid, errG := strconv.ParseUint(who.Gid, 10, 32)
			if errU == nil && errG == nil {
				a.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
				return a
			}
		}
	}
	return a
}
