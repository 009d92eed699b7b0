package pgtest

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"time"
)

const owner = "certame"

// Server is one PostgreSQL.
type Server struct {
	durable          bool // waits for the disk at each commit
	programs, folder string
	settings         []string // as -c name=value
	port             int
	process          *os.Process
	ended            chan struct{}
}

// Start makes a server and waits until it answers. It does not wait for the disk:
// a test ends programs, and no machine.
func Start() (*Server, error) { return begin(false) }

// StartDurable is Start of a server that waits for the disk, for what is measured.
func StartDurable() (*Server, error) { return begin(true) }

func begin(durable bool) (*Server, error) {
	programs, err := find()
	if err != nil {
		return nil, err
	}
	folder, err := newFolder()
	if err != nil {
		return nil, err
	}
	s := &Server{durable: durable, programs: programs, folder: folder}
	for _, step := range []func() error{s.own, s.initialise, s.choosePort, s.Up} {
		if err := step(); err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
	}
	return s, nil
}

// find looks for the programs in PATH and where Debian puts them.
func find() (string, error) {
	folders, err := filepath.Glob("/usr/lib/postgresql/*/bin")
	if err != nil {
		return "", err
	}
	if path, err := exec.LookPath("initdb"); err == nil {
		if path, err = filepath.EvalSymlinks(path); err == nil {
			folders = append(folders, filepath.Dir(path))
		}
	}
	for i := len(folders) - 1; i >= 0; i-- {
		if _, err := os.Stat(filepath.Join(folders[i], "postgres")); err == nil {
			return folders[i], nil
		}
	}
	return "", errors.New("PostgreSQL não encontrado: instale-o (no Debian, .ci/programas ou o pacote postgresql)")
}

func (s *Server) data() string { return filepath.Join(s.folder, "dados") }

// own gives the folder to whom the server runs as: it refuses to be root.
func (s *Server) own() error {
	if attributes().Credential == nil {
		return nil
	}
	who := attributes().Credential
	return os.Chown(s.folder, int(who.Uid), int(who.Gid))
}

func (s *Server) initialise() error {
	command := exec.Command(filepath.Join(s.programs, "initdb"), "-D", s.data(), "-U", owner, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
	command.SysProcAttr, command.Dir = attributes(), s.folder
	out, err := command.CombinedOutput()
	if err != nil {
		return fmt.Errorf("initdb: %w: %s", err, out)
	}
	return nil
}

func (s *Server) choosePort() error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	s.port = listener.Addr().(*net.TCPAddr).Port
	return listener.Close()
}

// Up starts the server on its port and waits until it answers.
func (s *Server) Up() error {
	log, err := os.OpenFile(filepath.Join(s.folder, "registro.txt"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	command := exec.Command(filepath.Join(s.programs, "postgres"), "-D", s.data(), "-p", fmt.Sprint(s.port), "-h", "127.0.0.1", "-k", "", "-c", "fsync="+onOff(s.durable))
	for _, one := range s.settings {
		command.Args = append(command.Args, "-c", one)
	}
	command.SysProcAttr, command.Dir, command.Stdout, command.Stderr = attributes(), s.folder, log, log
	started, ended := make(chan error), make(chan struct{})
	go func() { // the server ends with the thread that started it, so that the thread stays
		runtime.LockOSThread()
		started <- command.Start()
		if command.Process != nil {
			_ = command.Wait() // how it ended is in its log
		}
		close(ended)
	}()
	if err := <-started; err != nil {
		return err
	}
	s.process, s.ended = command.Process, ended
	return s.wait()
}

func onOff(b bool) string {
	if b {
		return "on"
	}
	return "off"
}

// wait waits until the server answers or ends.
func (s *Server) wait() error {
	var err error
	for range 600 {
		if err = s.run("SELECT 1"); err == nil {
			return nil
		}
		select {
		case <-s.ended:
			text, _ := os.ReadFile(filepath.Join(s.folder, "registro.txt"))
			return fmt.Errorf("postgres ended: %s", text)
		case <-time.After(100 * time.Millisecond):
		}
	}
	return errors.Join(fmt.Errorf("postgres does not answer: %w", err), s.Down(syscall.SIGQUIT))
}

// Down ends the server by a signal: SIGINT in order, SIGQUIT at once, as if the
// machine had lost power.
func (s *Server) Down(signal syscall.Signal) error {
	err := s.process.Signal(signal)
	<-s.ended
	return err
}

// Close ends the server and takes its data away.
func (s *Server) Close() error {
	return errors.Join(s.Down(syscall.SIGQUIT), os.RemoveAll(s.folder))
}
