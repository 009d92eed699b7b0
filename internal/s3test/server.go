// Package s3test starts a real server of the S3 kind for tests: versitygw, of
// tools/go.mod, over a temporary folder, on the loopback address.
package s3test

import (
	"bytes"
	"errors"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// Server is a server that ends with its test.
type Server struct {
	Endpoint string // http://127.0.0.1:port
	Bucket   string
	Folder   string // where the server keeps the bucket, a file for each key
	Stop     func() // before the end of the test
}

// Keys of the root user.
const (
	AccessKey = "certame"
	SecretKey = "segredo-de-teste"
)

// Start starts a server with one empty bucket.
func Start(t testing.TB) *Server {
	t.Helper()
	folder, side := t.TempDir(), t.TempDir()
	s := &Server{Endpoint: "http://" + freeAddress(t), Bucket: "objetos", Folder: filepath.Join(folder, "objetos")}
	if err := os.Mkdir(s.Folder, 0o700); err != nil {
		t.Fatal(err)
	}
	said := &bytes.Buffer{}
	command := exec.Command(program(t), "--port", strings.TrimPrefix(s.Endpoint, "http://"), "--health", "/saude", "--quiet",
		"posix", "--sidecar", side, folder) // not every temporary folder takes extended attributes
	command.Env = []string{"ROOT_ACCESS_KEY=" + AccessKey, "ROOT_SECRET_KEY=" + SecretKey}
	command.Stdout, command.Stderr = said, said
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { _ = command.Wait(); close(ended) }()
	s.Stop = sync.OnceFunc(func() { _ = command.Process.Kill(); <-ended })
	t.Cleanup(s.Stop)
	if err := s.wait(ended); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return s
}

// freeAddress may be taken by another between now and the start: the server then
// says so and the test fails, which is better than a server of somebody else.
func freeAddress(t testing.TB) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// program is the server, built the first time and then in the cache of Go.
func program(t testing.TB) string {
	t.Helper()
	gomod, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		t.Fatal(err)
	}
	tools := filepath.Join(filepath.Dir(strings.TrimSpace(string(gomod))), "tools", "go.mod")
	command := exec.Command("go", "tool", "-modfile="+tools, "-n", "versitygw")
	command.Stderr = os.Stderr
	path, err := command.Output()
	if err != nil {
		t.Fatalf("versitygw could not be built: %v", err)
	}
	return strings.TrimSpace(string(path))
}

func (s *Server) wait(ended <-chan struct{}) error {
	for {
		answer, err := http.Get(s.Endpoint + "/saude")
		if err == nil {
			_ = answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-ended:
			return errors.New("versitygw ended")
		case <-time.After(20 * time.Millisecond):
		}
	}
}
