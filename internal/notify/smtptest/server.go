// Package smtptest is a real server of mail on this machine for the tests: the
// protocol, TLS and accounts are those of another library than the one that sends.
package smtptest

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"io"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// Account and Password are what the server asks for.
const (
	Account  = "certame"
	Password = "senha do correio"
)

// Server keeps what it takes.
type Server struct {
	Address   string
	Authority string // a file with who signs its certificate

	mu         sync.Mutex
	list       []Mail
	rcpt, data answer
}

// answer says what the server answers about a recipient: nil takes. It may block.
type answer func(to string) error

// OnRcpt answers when a recipient is named; nil takes everybody. A conversation with a
// program that was killed may still be going on, so it is not just a field.
func (s *Server) OnRcpt(a answer) { s.mu.Lock(); defer s.mu.Unlock(); s.rcpt = a }

// OnData answers when all of the message is there.
func (s *Server) OnData(a answer) { s.mu.Lock(); defer s.mu.Unlock(); s.data = a }

// ask gives an answer without holding the server: it may block.
func (s *Server) ask(which *answer, to string) error {
	s.mu.Lock()
	a := *which
	s.mu.Unlock()
	if a == nil {
		return nil
	}
	return a(to)
}

// Mail is a message that the server took.
type Mail struct {
	From, To string // of the envelope
	Raw      []byte
}

// Refusal is an answer of the server.
func Refusal(code int, text string) error {
	return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1}, Message: text}
}

// Start starts one with STARTTLS, which asks for the account.
func Start(t testing.TB) *Server { return start(t, true, false) }

// StartTLS starts one that speaks TLS from the first byte.
func StartTLS(t testing.TB) *Server { return start(t, true, true) }

// StartPlain starts one without TLS and without accounts.
func StartPlain(t testing.TB) *Server { return start(t, false, false) }

func start(t testing.TB, secure, first bool) *Server {
	t.Helper()
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Address: on.Addr().String()}
	server := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) { return &session{server: s, conn: c, entered: !secure}, nil }))
	server.Domain = "127.0.0.1"
	if secure {
		server.TLSConfig, s.Authority = Certificate(t)
	}
	if first {
		on = tls.NewListener(on, server.TLSConfig)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = server.Serve(on) // until it is closed
	}()
	t.Cleanup(func() {
		_ = server.Close()
		<-done
	})
	return s
}

// Taken are the messages that the server took, in their order.
func (s *Server) Taken() []Mail {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Mail(nil), s.list...)
}

type session struct {
	server  *Server
	conn    *smtp.Conn
	entered bool
	from    string
	to      string
}

// AuthMechanisms are offered where there is TLS.
func (s *session) AuthMechanisms() []string {
	if _, secure := s.conn.TLSConnectionState(); secure {
		return []string{sasl.Plain}
	}
	return nil
}

func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, account, password string) error {
		if account != Account || password != Password {
			return smtp.ErrAuthFailed
		}
		s.entered = true
		return nil
	}), nil
}

func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if !s.entered {
		return smtp.ErrAuthRequired
	}
	s.from = from
	return nil
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.to = to
	return s.server.ask(&s.server.rcpt, to)
}

// ErrHangUp makes the server leave without an answer.
var ErrHangUp = errors.New("hang up")

func (s *session) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	s.server.mu.Lock()
	s.server.list = append(s.server.list, Mail{s.from, s.to, raw})
	s.server.mu.Unlock()
	err = s.server.ask(&s.server.data, s.to)
	if errors.Is(err, ErrHangUp) {
		_ = s.conn.Conn().Close()
	}
	return err
}

func (s *session) Reset()        {}
func (s *session) Logout() error { return nil }

// Certificate is one of this machine, signed by itself.
func Certificate(t testing.TB) (*tls.Config, string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	about := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: now.Add(-time.Hour), NotAfter: now.Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true}
	der, err := x509.CreateCertificate(rand.Reader, about, about, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := pem.Encode(&text, &pem.Block{Type: "CERTIFICATE", Bytes: der}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "autoridade.pem")
	if err := os.WriteFile(path, text.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}, MinVersion: tls.VersionTLS12}, path
}
