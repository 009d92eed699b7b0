package notices

import (
	"context"
	"time"

	"certame/internal/notify"
	"certame/internal/store"
)

// Own is how an account is written to.
type Own struct {
	Address string
	Barred  bool // it gave back what was sent, and nobody said since that it is right
	Choices []Choice
}

// OwnOf is how an account is written to.
func (d *Desk) OwnOf(ctx context.Context, id store.AccountID) (o Own, err error) {
	a, err := d.db.Account(ctx, id)
	if err != nil {
		return o, err
	}
	if o.Address = a.Email; o.Address != "" {
		if o.Barred, err = d.office.Barred(ctx, o.Address); err != nil {
			return o, err
		}
	}
	o.Choices, err = d.Choices(ctx, AccountRecipient(id))
	return o, err
}

// AddressRight keeps that the person says that the address of the account is right: it is
// tried again.
func (d *Desk) AddressRight(ctx context.Context, id store.AccountID) error {
	a, err := d.db.Account(ctx, id)
	if err != nil || a.Email == "" {
		return err
	}
	mark, err := d.office.AddressMark(ctx, a.Email)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.AddAddressState(ctx, store.AddressState{Address: mark, State: notify.AddressRight}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{At: tx.Now(), Account: id, Action: "conta.endereco_confirmar"})
	})
}

// Trouble is a notice that did not arrive, for who looks after the contest.
type Trouble struct {
	Registration string // empty when it is of an account: whose it is, the contest's page does not say
	Kind         Kind
	State, Text  string
	At           time.Time
}

// Troubles are the notices of a contest that did not arrive, the last first.
func (d *Desk) Troubles(ctx context.Context, contest store.ContestID, most int) (out []Trouble, err error) {
	for _, state := range []string{notify.Bounced, Barred, notify.Failed, notify.NoAddress, notify.Unsure} {
		list, err := d.db.NoticesIn(ctx, contest, state, max(0, most-len(out)))
		if err != nil {
			return nil, err
		}
		for i := range list {
			n := &list[i]
			about, err := d.detailOf(ctx, n, &n.Last)
			if err != nil {
				return nil, err
			}
			t := Trouble{State: StateName(n.Last.State), Text: about.Text, At: n.Last.At}
			t.Kind, _ = KindOf(n.Kind)
			if t.Registration, err = d.registrationOf(ctx, n); err != nil {
				return nil, err
			}
			out = append(out, t)
		}
	}
	return out, nil
}

// registrationOf is by which a contest knows who was told.
func (d *Desk) registrationOf(ctx context.Context, n *store.Notice) (string, error) {
	account, registration := Recipient(n.Recipient).Who()
	if account == "" {
		return registration, nil
	}
	list, err := d.db.CandidaciesOf(ctx, account, n.Contest)
	if err != nil || len(list) == 0 {
		return "", err
	}
	return list[0].Registration, nil
}

// Preview is the letter of a kind as it would go, of something invented.
func (d *Desk) Preview(code string) (Letter, error) { return d.models.preview(code, d.base) }

// From is the file of the agency that the letters of a kind come from; "" for the program's.
func (d *Desk) From(code string) string { return d.models.From(code) }
