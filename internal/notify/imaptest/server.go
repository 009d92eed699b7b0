// Package imaptest is a real box of mail on this machine for the tests: the protocol, TLS
// and accounts are those of a server of a library.
package imaptest

import (
	"bytes"
	"crypto/tls"
	"io"
	"log"
	"net"
	"testing"

	"certame/internal/notify/smtptest"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapserver"
	"github.com/emersion/go-imap/v2/imapserver/imapmemserver"
)

// Account and Password are what the box asks for.
const (
	Account  = "devolucoes"
	Password = "senha da caixa"
)

// Server is a box that is empty.
type Server struct {
	Address   string
	Authority string // a file with who signs its certificate
	user      *imapmemserver.User
}

// Start starts one that speaks TLS from the first byte.
func Start(t testing.TB) *Server {
	t.Helper()
	config, authority := smtptest.Certificate(t)
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Address: on.Addr().String(), Authority: authority, user: imapmemserver.NewUser(Account, Password)}
	if err := s.user.Create("INBOX", nil); err != nil {
		t.Fatal(err)
	}
	boxes := imapmemserver.New()
	boxes.AddUser(s.user)
	server := imapserver.New(&imapserver.Options{
		NewSession: func(*imapserver.Conn) (imapserver.Session, *imapserver.GreetingData, error) {
			return boxes.NewSession(), nil, nil
		},
		Caps: imap.CapSet{imap.CapIMAP4rev1: {}}, Logger: log.New(io.Discard, "", 0),
	})
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = server.Serve(tls.NewListener(on, config)) // until it is closed
	}()
	t.Cleanup(func() {
		_ = server.Close()
		<-done
	})
	return s
}

// Comes puts a message in the box.
func (s *Server) Comes(t testing.TB, raw []byte) {
	t.Helper()
	if _, err := s.user.Append("INBOX", literal{bytes.NewReader(raw), int64(len(raw))}, &imap.AppendOptions{}); err != nil {
		t.Fatal(err)
	}
}

// Unread counts what nobody read yet.
func (s *Server) Unread(t testing.TB) int {
	t.Helper()
	data, err := s.user.Status("INBOX", &imap.StatusOptions{NumUnseen: true})
	if err != nil {
		t.Fatal(err)
	}
	return int(*data.NumUnseen)
}

type literal struct {
	io.Reader
	size int64
}

// Size is of the whole.
func (l literal) Size() int64 { return l.size }
