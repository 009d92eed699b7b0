// Package scantest is a small server of the protocol of clamd on this machine: it finds
// the file that every such program finds, and can fail as they do.
package scantest

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"net"
	"sync/atomic"
	"testing"
)

// EICAR is the file that is harmless and that everybody finds; written in two so that
// these sources are not found.
const EICAR = `X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-` + `STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

// Server answers until the test ends.
type Server struct {
	Address string        // as the configuration says it
	Most    int64         // of a file; 0 for no limit
	Broken  atomic.Bool   // it closes without a word
	Silent  atomic.Bool   // it never answers
	Files   atomic.Int64  // it was asked about
	over    chan struct{} // closed when the test ends
}

// Start starts one on a network: tcp, or unix with the path of its socket.
func Start(t testing.TB, network, address string) *Server {
	t.Helper()
	on, err := net.Listen(network, address)
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Address: network + ":" + on.Addr().String(), over: make(chan struct{})}
	go func() {
		for {
			conn, err := on.Accept()
			if err != nil {
				return
			}
			go s.answer(conn)
		}
	}()
	t.Cleanup(func() { close(s.over); on.Close() })
	return s
}

func (s *Server) answer(conn net.Conn) {
	defer conn.Close() //nolint:errcheck // who asked may be gone
	from := bufio.NewReader(conn)
	if order, err := from.ReadString(0); err != nil || order != "zINSTREAM\x00" {
		io.WriteString(conn, "UNKNOWN COMMAND\x00") //nolint:errcheck // the same
		return
	}
	s.Files.Add(1)
	var text bytes.Buffer
	for {
		var size uint32
		if binary.Read(from, binary.BigEndian, &size) != nil {
			return
		}
		if size == 0 {
			break
		}
		if s.Most > 0 && int64(text.Len())+int64(size) > s.Most {
			io.WriteString(conn, "INSTREAM size limit exceeded. ERROR\x00") //nolint:errcheck // the same
			return
		}
		if _, err := io.CopyN(&text, from, int64(size)); err != nil {
			return
		}
	}
	switch {
	case s.Silent.Load():
		<-s.over
	case s.Broken.Load():
	case bytes.Contains(text.Bytes(), []byte(EICAR)):
		io.WriteString(conn, "stream: Eicar-Test-Signature FOUND\x00") //nolint:errcheck // the same
	default:
		io.WriteString(conn, "stream: OK\x00") //nolint:errcheck // the same
	}
}
