package auth

import (
	"context"
	"encoding/hex"
	"errors"
	"net/url"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// govbrIdentity is the provider under which a CPF is an identity, whatever the
// address of gov.br is this year. The CPF itself is not kept: only its digest.
const govbrIdentity = "gov.br"

// HasGovBR says whether people may come through gov.br.
func (d *Door) HasGovBR() bool { return d.govbr != nil }

// GoGovBR is where to send the browser of who would come through gov.br.
func (d *Door) GoGovBR(ctx context.Context, network string) (string, error) {
	if d.govbr == nil {
		return "", ErrGovBROff
	}
	if err := d.network.Allow(network); err != nil {
		return "", err
	}
	address, pending, err := d.govbr.Begin(ctx, d.clock())
	if err != nil {
		return "", err
	}
	s := d.state(ctx)
	s.GovBR = &pending
	return address, d.keep(ctx, s)
}

// FromGovBR takes who returns from gov.br. Who was registered with their CPF enters
// the account they were given; who nobody knows gets an account without any role.
func (d *Door) FromGovBR(ctx context.Context, brought url.Values, browser string) error {
	if d.govbr == nil {
		return ErrGovBROff
	}
	s := d.state(ctx)
	if s.GovBR == nil {
		return ErrGovBRForged
	}
	pending := *s.GovBR
	s.GovBR = nil // used once, whatever comes of it
	if err := d.keep(ctx, s); err != nil {
		return err
	}
	who, err := d.govbr.Finish(ctx, pending, brought, d.clock())
	if err != nil {
		return err
	}
	a, err := d.accountOfCPF(ctx, who)
	if err != nil {
		return err
	}
	if a.Disabled {
		return ErrBlocked
	}
	return d.begin(ctx, a, throughGovBR+who.Level.String(), roles.Shown{Level: who.Level}, browser)
}

// ErrBlocked is said to who was recognised and may not come in.
var ErrBlocked = Told("Esta conta está bloqueada. Procure a administração do sistema.")

func (d *Door) accountOfCPF(ctx context.Context, who Identity) (store.Account, error) {
	subject, err := d.digests.of(ctx, "cpf", who.CPF)
	if err != nil {
		return store.Account{}, err
	}
	a, err := d.db.AccountOf(ctx, govbrIdentity, subject)
	if !errors.Is(err, store.ErrNotFound) {
		return a, err
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		a, err = tx.CreateAccount(ctx, store.Account{Login: "govbr-" + hex.EncodeToString(random(6)), Name: shownName(who.Name)})
		if err != nil {
			return err
		}
		if err := tx.Link(ctx, store.Identity{Issuer: govbrIdentity, Subject: subject, Account: a.ID}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: a.ID, Action: "conta.criar", Object: govbrIdentity})
	})
	if errors.Is(err, store.ErrTaken) { // the same person, twice at once
		return d.db.AccountOf(ctx, govbrIdentity, subject)
	}
	return a, err
}

// shownName is a name that can be shown: of one line, and of a bearable length.
func shownName(name string) string {
	return short(strings.Join(strings.Fields(name), " "))
}

// GovBRLeave is where gov.br ends its own session of who came through it, after which
// the browser returns here; "" for who did not.
func (d *Door) GovBRLeave(ctx context.Context, p Person) string {
	if d.govbr == nil || !strings.HasPrefix(p.How, throughGovBR) {
		return ""
	}
	return d.govbr.LeaveAddress(ctx, d.Address("/"))
}

// throughGovBR begins how who came by gov.br entered; the level follows.
const throughGovBR = "govbr:"
