package notify

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"github.com/wneessen/go-mail"
)

// Parcel is a message in words, for one address.
type Parcel struct {
	ID                      string // by which it is known again when it comes back
	To, Subject, Text, HTML string
	Stop                    string // where a program of mail asks, in the person's name, for no more of these
	Date                    time.Time
	message                 *mail.Msg
}

// Outgoing is a connection to the server of mail, for many messages.
type Outgoing struct {
	office *Office
	post   *post
}

// Outgoing opens one when the first message goes; nil where nothing is sent.
func (o *Office) Outgoing() (*Outgoing, error) {
	if o.config == nil {
		return nil, nil
	}
	p, err := o.config.post()
	return &Outgoing{o, p}, err
}

// ErrAddress is of an address that no mail goes to.
var ErrAddress = errAddress

// Ready builds the parcel and makes sure that there is a server to hand it to, before
// anything of it goes. It gives a digest of what is to go. ErrAddress is of the address;
// another error is of the server as a whole.
func (o *Outgoing) Ready(ctx context.Context, p *Parcel) (digest string, err error) {
	m, err := o.office.config.addressed(p.To)
	if err != nil {
		return "", err
	}
	if err := o.office.config.returnTo(m, p.ID); err != nil {
		return "", err
	}
	m.Subject(p.Subject)
	m.SetMessageIDWithValue(p.ID + "@" + o.office.host())
	m.SetDateWithValue(p.Date)
	if p.Stop != "" {
		m.SetGenHeader(mail.HeaderListUnsubscribe, "<"+p.Stop+">")
		m.SetGenHeader(mail.HeaderListUnsubscribePost, "List-Unsubscribe=One-Click")
	}
	m.SetBodyString(mail.TypeTextPlain, p.Text)
	m.AddAlternativeString(mail.TypeTextHTML, p.HTML)
	p.message = m
	sum := sha256.Sum256([]byte(p.Subject + "\x00" + p.Text + "\x00" + p.HTML))
	return hex.EncodeToString(sum[:]), o.post.connect(ctx)
}

// Hand gives a parcel that is ready to the server, and says in which state it is then and
// what the server said. Queued is of a server that asked to be tried later.
func (o *Outgoing) Hand(p *Parcel) (state, said string) {
	result, said := o.post.hand(p.message)
	return map[outcome]string{taken: Sent, refused: Failed, later: Queued, unsure: Unsure}[result], said
}

// Close ends the connection.
func (o *Outgoing) Close() { o.post.close() }
