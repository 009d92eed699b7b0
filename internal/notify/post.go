package notify

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/wneessen/go-mail"
)

// answerTime is how long a server may take to answer.
const answerTime = 30 * time.Second

// What came of handing a message over.
type outcome int

const (
	taken   outcome = iota // the server took it
	refused                // the server said no to it, and will say so again
	later                  // it did not go, and may yet
	unsure                 // all of it went, and nobody knows whether the server took it
)

// post is a connection to the server of mail, made when it is needed.
type post struct {
	config *Config
	client *mail.Client
	open   bool
}

func (c *Config) post() (*post, error) {
	options := []mail.Option{mail.WithPort(c.port), mail.WithTimeout(answerTime), mail.WithTLSConfig(&tls.Config{ServerName: c.host, MinVersion: tls.VersionTLS12, RootCAs: c.roots})}
	switch c.Security {
	case startTLS:
		options = append(options, mail.WithTLSPolicy(mail.TLSMandatory))
	case tlsFirst:
		options = append(options, mail.WithSSL())
	case noTLS:
		options = append(options, mail.WithTLSPolicy(mail.NoTLS))
	}
	if c.Account != "" {
		options = append(options, mail.WithSMTPAuth(mail.SMTPAuthAutoDiscover), mail.WithUsername(c.Account), mail.WithPassword(c.Password))
	}
	client, err := mail.NewClient(c.host, options...)
	return &post{config: c, client: client}, err
}

// connect makes sure that there is a connection. An error is of the server as a
// whole, and of no message.
func (p *post) connect(ctx context.Context) error {
	if p.open {
		return nil
	}
	if err := p.client.DialWithContext(ctx); err != nil {
		return fmt.Errorf("o servidor de correio %s não atendeu: %w", p.config.Server, err)
	}
	p.open = true
	return nil
}

func (p *post) close() {
	if p.open {
		_ = p.client.Close() // it may be gone already
	}
	p.open = false
}

// hand gives a message to the server, and says what it answered.
func (p *post) hand(m *mail.Msg) (outcome, string) {
	err := p.client.Send(m)
	if err != nil {
		p.close() // whatever is left of the connection is not used again
	}
	if m.IsDelivered() {
		return taken, m.ServerResponse()
	}
	var failed *mail.SendError
	switch {
	case !errors.As(err, &failed):
		return later, fmt.Sprint(err)
	case failed.Reason == mail.ErrSMTPDataClose && failed.ErrorCode() == 0:
		return unsure, "a conexão caiu depois que a mensagem inteira saiu"
	case failed.ErrorCode() >= 500:
		return refused, fmt.Sprintf("recusada pelo servidor (%d %s)", failed.ErrorCode(), failed.EnhancedStatusCode())
	case failed.ErrorCode() >= 400:
		return later, fmt.Sprintf("o servidor pediu que se tente mais tarde (%d %s)", failed.ErrorCode(), failed.EnhancedStatusCode())
	case failed.Reason == mail.ErrGetRcpts:
		return refused, "o endereço não serve para correio"
	}
	return later, "a conexão caiu antes de a mensagem sair"
}

// build writes a message as it goes.
func (c *Config) build(l *letter, to string) (*mail.Msg, string, error) {
	m, err := c.addressed(to)
	if err != nil {
		return nil, "", err
	}
	if err := c.returnTo(m, l.ID); err != nil {
		return nil, "", err
	}
	m.Subject(l.Subject)
	m.SetMessageIDWithValue(l.ID)
	m.SetDateWithValue(l.Date)
	m.SetBodyString(mail.TypeTextPlain, l.Text)
	m.AddAlternativeString(mail.TypeTextHTML, l.HTML)
	err = m.AttachReader("convocacao.ics", bytes.NewReader(l.Calendar), mail.WithFileContentType("text/calendar; charset=utf-8; method=PUBLISH"))
	if err != nil {
		return nil, "", err
	}
	sum := sha256.Sum256([]byte(l.Subject + "\x00" + l.Text + "\x00" + l.HTML + "\x00" + string(l.Calendar)))
	return m, hex.EncodeToString(sum[:]), nil
}

// addressed is an empty message from the installation to somebody.
func (c *Config) addressed(to string) (*mail.Msg, error) {
	m := mail.NewMsg(mail.WithNoDefaultUserAgent())
	if err := m.FromFormat(c.from.Name, c.from.Address); err != nil {
		return nil, err
	}
	m.SetGenHeader("Auto-Submitted", "auto-generated") // programs of absence do not answer it (RFC 3834)
	if c.ReplyTo != "" {
		if err := m.ReplyTo(c.ReplyTo); err != nil {
			return nil, err
		}
	}
	if err := m.To(to); err != nil {
		return nil, errAddress
	}
	return m, nil
}

var errAddress = errors.New("o endereço não serve para correio")
