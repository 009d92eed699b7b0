package notify

import (
	"context"
	"errors"
	"time"

	"certame/internal/store"
)

// Receipt is what the link of a message leads to.
type Receipt struct {
	Contest, City, Room string
	Starts              time.Time
	Confirmed           time.Time // zero until the person says that it arrived
	Replaced            bool      // the hour is no longer this one
	message             store.Message
}

// ErrReceipt is of a link that leads nowhere.
var ErrReceipt = errors.New("este endereço de recibo não existe ou está incompleto")

// Look is what a secret of a receipt is about. To look does not confirm: programs
// that look at mail for dangers follow its links.
func (o *Office) Look(ctx context.Context, secret string) (r Receipt, err error) {
	if len(secret) != 43 {
		return r, ErrReceipt
	}
	m, err := o.db.MessageByReceipt(ctx, digestOf(secret))
	if errors.Is(err, store.ErrNotFound) {
		return r, ErrReceipt
	}
	if err != nil {
		return r, err
	}
	n, err := o.Read(ctx, &m)
	if err != nil {
		return r, err
	}
	r = Receipt{Contest: n.Contest, City: n.City, Room: n.Room, Starts: n.Starts, message: m}
	states, err := o.db.MessageStates(ctx, m.ID)
	for _, s := range states {
		if s.State == Confirmed {
			r.Confirmed = s.At
		}
	}
	if err == nil {
		r.Replaced, err = o.replaced(ctx, &m)
	}
	return r, err
}

func (o *Office) replaced(ctx context.Context, m *store.Message) (bool, error) {
	list, err := o.db.SummonsesOf(ctx, m.Contest, m.Registration)
	for _, s := range list {
		if s.Group == m.Group && s.Sequence > m.Sequence {
			return true, err
		}
	}
	return false, err
}

// Confirm notes that the person has the message, once: the secret is then used, and
// asking again gives when it was.
func (o *Office) Confirm(ctx context.Context, secret string) (Receipt, error) {
	r, err := o.Look(ctx, secret)
	if err != nil || !r.Confirmed.IsZero() {
		return r, err
	}
	err = o.become(ctx, &r.message, "", Confirmed, detail{})
	if err != nil && !moved(err) {
		return r, err
	}
	return o.Look(ctx, secret)
}
