package auth

import (
	"context"
	"encoding/json"
	"errors"
	"net/mail"
	"strings"
	"time"

	"certame/internal/store"
)

// linkJoin is of who has an address of mail and wants an account, or lost the password
// of the one that goes by it.
const linkJoin = "cadastro"

const joinFor = 24 * time.Hour

// confirmedEmails is the provider under which an e-mail is an identity once its owner
// followed a link sent to it. An address that somebody else wrote down may have been
// mistyped: whoever reads that mailbox gets no account by it.
const confirmedEmails = "e-mail-confirmado"

// Joining is what becomes of an address that asks for an account. The page that took the
// address says the same of all three; only the letter tells them apart.
type Joining int

// The kinds.
const (
	NewAccount  Joining = iota
	NewPassword         // there is an account, and this address is its owner's
	AskSomebody         // there is one that this address alone does not open
)

// Join is a letter to be sent.
type Join struct {
	Kind   Joining
	Email  string
	Login  string
	Secret string // empty in a letter that has no link
	Until  time.Time
}

// joinPayload is what a link remembers.
type joinPayload struct {
	Email string `json:"e"`
	Back  string `json:"v,omitempty"` // where the person was going
}

// AskJoin prepares the letter to an address. A link is made whoever has it, and stays
// unsaid where it would open nothing.
func (d *Door) AskJoin(ctx context.Context, email, back, network string) (Join, error) {
	email, ok := typedAddress(email)
	if !ok {
		return Join{}, ErrEmail
	}
	if err := d.joins.Allow(network); err != nil {
		return Join{}, err
	}
	if err := d.knock(ctx, linkJoin, email); err != nil {
		return Join{}, err
	}
	j, err := d.joining(ctx, d.db, email)
	if err != nil {
		return Join{}, err
	}
	secret := newSecret()
	j.Until = d.clock().Add(joinFor)
	if err := d.keepJoin(ctx, secret, joinPayload{email, back}, j.Until); err != nil {
		return Join{}, err
	}
	if j.Kind != AskSomebody {
		j.Secret = secret
	}
	return j, nil
}

// keepJoin keeps a link; the ones before for the same address end.
func (d *Door) keepJoin(ctx context.Context, secret string, what joinPayload, until time.Time) error {
	payload, err := json.Marshal(what)
	if err != nil {
		return err
	}
	subject, err := d.digests.of(ctx, linkJoin, what.Email)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.RemoveTokens(ctx, linkJoin, subject); err != nil {
			return err
		}
		return tx.AddToken(ctx, secret, store.Token{Kind: linkJoin, Subject: subject, Payload: payload, Expires: until})
	})
}

// joining says what an address may have now.
func (d *Door) joining(ctx context.Context, db *store.DB, email string) (Join, error) {
	j := Join{Email: email}
	a, err := db.AccountOf(ctx, emails, email)
	if errors.Is(err, store.ErrNotFound) {
		return j, nil
	}
	if err != nil {
		return j, err
	}
	j.Login, j.Kind = a.Login, AskSomebody
	opens, err := d.opensByMail(ctx, db, a, email)
	if opens {
		j.Kind = NewPassword
	}
	return j, err
}

// opensByMail says whether a mailbox is enough to choose another password: of accounts
// that reach their owner's data and nobody else's.
func (d *Door) opensByMail(ctx context.Context, db *store.DB, a store.Account, email string) (bool, error) {
	owner, err := db.AccountOf(ctx, confirmedEmails, email)
	if err != nil || owner.ID != a.ID || a.Disabled {
		return false, gone(err)
	}
	demanding, err := demands(ctx, db, a.ID)
	return !demanding, err
}

// typedAddress is one address of mail however it was typed. One that is too long is
// refused before it is cut: the beginning of an address is somebody else's.
func typedAddress(text string) (email string, ok bool) {
	if len(text) > 2*longestAddress {
		return "", false
	}
	email = typedName(text)
	address, err := mail.ParseAddress(email)
	return email, err == nil && address.Address == email && len(strings.TrimSpace(text)) <= longestAddress && len(email) <= longestAddress
}

const longestAddress = 254
