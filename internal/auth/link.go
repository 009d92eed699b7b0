package auth

import (
	"context"
	"errors"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// Kinds of one-time links.
const (
	linkFirst   = "primeira-administracao"
	linkWelcome = "primeiro-acesso" // of an account that somebody made
	linkReset   = "nova-senha"
)

// How long a link works: enough for the person to be told of it, no more.
const (
	firstFor   = 24 * time.Hour
	welcomeFor = 7 * 24 * time.Hour
	resetFor   = 24 * time.Hour
)

// ErrLink says that a link is worth nothing, or nothing any more.
var ErrLink = Told("Este endereço de acesso não vale: já foi usado, venceu ou foi copiado pela metade. Peça outro a quem o entregou.")

// Link is what a one-time link is for.
type Link struct {
	First   bool // makes the first administrator
	Account store.Account
}

// FirstLink is the secret of a new link that makes the first administrator, and
// ends the one before; "" when there is an administrator already.
func (d *Door) FirstLink(ctx context.Context) (secret string, err error) {
	secret = newSecret()
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		has, err := administered(ctx, tx)
		if err != nil || has {
			secret = ""
			return err
		}
		if err := tx.RemoveTokens(ctx, linkFirst, ""); err != nil {
			return err
		}
		return tx.AddToken(ctx, secret, store.Token{Kind: linkFirst, Expires: d.clock().Add(firstFor)})
	})
	return secret, err
}

// administered says whether anybody has the administration of the whole platform.
func administered(ctx context.Context, db *store.DB) (bool, error) {
	n, err := administrators(ctx, db)
	return n > 0, err
}

// administrators is how many people who can come in have it.
func administrators(ctx context.Context, db *store.DB) (n int, err error) {
	members, err := db.Members(ctx, "")
	for _, m := range members {
		if err != nil || m.Role != string(roles.Administration) {
			continue
		}
		var a store.Account
		if a, err = db.Account(ctx, m.Account); err == nil && !a.Disabled {
			n++
		}
	}
	return n, err
}

// Look says what a link is for, without using it.
func (d *Door) Look(ctx context.Context, secret string) (Link, error) {
	return d.link(ctx, d.db, secret, (*store.DB).Token)
}

type taking func(*store.DB, context.Context, string, string) (store.Token, error)

// link finds a secret among the links, by looking or by using it up.
func (d *Door) link(ctx context.Context, db *store.DB, secret string, take taking) (Link, error) {
	for _, kind := range []string{linkFirst, linkWelcome, linkReset} {
		t, err := take(db, ctx, kind, secret)
		switch {
		case errors.Is(err, store.ErrNotFound):
			continue
		case errors.Is(err, store.ErrClosed):
			return Link{}, ErrLink
		case err != nil || kind == linkFirst:
			return Link{First: true}, err
		}
		a, err := db.Account(ctx, store.AccountID(t.Subject))
		if errors.Is(err, store.ErrNotFound) || err == nil && a.Disabled {
			err = ErrLink
		}
		return Link{Account: a}, err
	}
	return Link{}, ErrLink
}
