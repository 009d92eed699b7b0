package notify

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"certame/internal/locale"
	"certame/internal/store"

	"github.com/wneessen/go-mail"
)

// Kinds of letter about an account. They go at once and are kept nowhere: who did not
// get one asks again.
const (
	AccountNew      = "conta-nova"
	AccountPassword = "conta-senha"
	AccountElse     = "conta-outra"
)

// AccountLetter is what such a letter says.
type AccountLetter struct {
	Kind, To, Link string
	Until          time.Time
}

// What can come of a letter that goes at once.
var (
	ErrNoServer = errors.New("esta instalação não envia mensagens")
	ErrNotTaken = errors.New("o servidor de correio não recebeu a mensagem agora")
	ErrRefused  = errors.New("o servidor de correio recusou o endereço")
)

var accountSubjects = map[string]string{AccountNew: "Crie a sua conta", AccountPassword: "A sua conta", AccountElse: "A sua conta"}

// Tell hands a letter about an account to the server of mail, and waits for its answer.
func (o *Office) Tell(ctx context.Context, l AccountLetter) error {
	if o.config == nil {
		return ErrNoServer
	}
	m, err := o.accountMessage(l)
	if err != nil {
		return err
	}
	p, err := o.config.post()
	if err != nil {
		return err
	}
	defer p.close()
	if err := p.connect(ctx); err != nil {
		return errors.Join(ErrNotTaken, err)
	}
	switch result, said := p.hand(m); result {
	case taken:
		return nil
	case refused:
		return fmt.Errorf("%w: %s", ErrRefused, said)
	default:
		return fmt.Errorf("%w: %s", ErrNotTaken, said)
	}
}

func (o *Office) accountMessage(l AccountLetter) (*mail.Msg, error) {
	id, err := store.NewMessageID()
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	about := struct{ Site, Link, Until string }{o.host(), l.Link, l.Until.In(locale.Brasilia).Format("02/01/2006 15:04")}
	if err := textModels.ExecuteTemplate(&text, l.Kind+".txt", about); err != nil {
		return nil, err
	}
	m, err := o.config.addressed(l.To)
	if errors.Is(err, errAddress) {
		return nil, ErrRefused
	}
	if err != nil {
		return nil, err
	}
	m.Subject(accountSubjects[l.Kind] + " em " + o.host())
	m.SetMessageIDWithValue(id + "@" + o.host())
	m.SetDateWithValue(o.db.Now())
	m.SetBodyString(mail.TypeTextPlain, Wrapped(text.String()))
	return m, nil
}
