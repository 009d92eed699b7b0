package pgtest

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
)

// Signal sends a signal to every process of the server, as if it came to its machine:
// SIGSTOP and SIGCONT pause it and let it go on, SIGKILL is a power cut. It comes to
// the first one first, which then starts no others.
func (s *Server) Signal(signal syscall.Signal) error {
	list, err := s.processes()
	for _, pid := range list {
		if one := syscall.Kill(pid, signal); one != nil && !errors.Is(one, syscall.ESRCH) {
			err = errors.Join(err, one)
		}
	}
	if signal == syscall.SIGKILL {
		<-s.ended
	}
	return err
}

func (s *Server) processes() ([]int, error) {
	entries, err := os.ReadDir("/proc")
	list := []int{s.process.Pid}
	for _, e := range entries {
		text, err := os.ReadFile("/proc/" + e.Name() + "/stat")
		if err != nil {
			continue // not a process, or one that ended
		}
		var pid, parent int
		var state string
		if _, rest, is := strings.Cut(string(text), ") "); is {
			fmt.Sscan(rest, &state, &parent) //nolint:errcheck // what is not a number leaves 0
		}
		fmt.Sscan(e.Name(), &pid) //nolint:errcheck // what is not a number leaves 0
		if parent == s.process.Pid && pid > 0 {
			list = append(list, pid)
		}
	}
	return list, err
}
