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
var ErrLink = errors.New("Este endereço de acesso não vale: já foi usado, venceu ou foi copiado pela metade. Peça outro a quem o entregou.")

// ErrOldPassword says that the password now in use was not the one given.
var ErrOldPassword = errors.New("A senha atual não confere.")

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

// UseFirst makes the first administrator and signs them in. The link, the account
// and the role are one: of two who have the same link, one gets it all.
func (d *Door) UseFirst(ctx context.Context, secret string, n Newcomer, password, browser string) error {
	if err := d.prepare(ctx, &n); err != nil {
		return err
	}
	if err := CheckPassword(password, n.Login, n.Name, n.Email); err != nil {
		return err
	}
	if _, err := d.Look(ctx, secret); err != nil { // before the work of the hash
		return err
	}
	kept, err := d.hasher.hash(ctx, password)
	if err != nil {
		return err
	}
	var a store.Account
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		l, err := d.link(ctx, tx, secret, (*store.DB).UseToken)
		if err != nil {
			return err
		}
		if has, err := administered(ctx, tx); err != nil || has || !l.First {
			return errors.Join(err, ErrLink)
		}
		if a, err = create(ctx, tx, n, kept); err != nil {
			return err
		}
		if err := tx.Grant(ctx, store.Membership{Account: a.ID, Role: string(roles.Administration), GrantedBy: a.ID}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: a.ID, Action: "papel.atribuir", Object: string(roles.Administration) + "/" + string(a.ID)})
	})
	if err != nil {
		return err
	}
	return d.begin(ctx, a, linkFirst, roles.Shown{}, browser)
}

// UseLink sets the password of an account that somebody made, or of who forgot it.
// Every session that was open ends. Who has a second factor still has to show it.
func (d *Door) UseLink(ctx context.Context, secret, password, browser string) (Outcome, error) {
	l, err := d.Look(ctx, secret)
	switch {
	case err != nil:
		return 0, err
	case l.First:
		return 0, ErrLink
	}
	if err := CheckPassword(password, about(l.Account)...); err != nil {
		return 0, err
	}
	kept, err := d.hasher.hash(ctx, password)
	if err != nil {
		return 0, err
	}
	var a store.Account
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		l, err := d.link(ctx, tx, secret, (*store.DB).UseToken)
		if err != nil {
			return err
		}
		l.Account.Password = kept
		if a, err = tx.ChangeAccount(ctx, l.Account); err != nil {
			return err
		}
		if _, err := tx.EndVisits(ctx, a.ID, ""); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: a.ID, Action: "conta.senha", Object: "endereco"})
	})
	if err != nil {
		return 0, err
	}
	if err := d.answered(ctx, "entrar", a.Login); err != nil {
		return 0, err
	}
	second, err := d.HasSecondFactor(ctx, a.ID)
	if err != nil {
		return 0, err
	}
	if second {
		return SecondFactor, d.half(ctx, a.ID)
	}
	return Inside, d.begin(ctx, a, linkWelcome, roles.Shown{}, browser)
}

// ChangePassword is of who is signed in and knows the one they have. Their other
// sessions end.
func (d *Door) ChangePassword(ctx context.Context, p Person, old, password string) error {
	a, err := d.db.Account(ctx, p.Account)
	if err != nil {
		return err
	}
	if err := d.knock(ctx, "senha", string(a.ID)); err != nil {
		return err
	}
	if err := d.match(ctx, a, old); errors.Is(err, ErrEnter) {
		return because(ErrOldPassword, err)
	} else if err != nil {
		return err
	}
	if err := d.answered(ctx, "senha", string(a.ID)); err != nil {
		return err
	}
	if err := CheckPassword(password, about(a)...); err != nil {
		return err
	}
	if a, err = d.db.Account(ctx, p.Account); err != nil { // the hash may have been made again
		return err
	}
	if a.Password, err = d.hasher.hash(ctx, password); err != nil {
		return err
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.ChangeAccount(ctx, a); err != nil {
			return err
		}
		if _, err := tx.EndVisits(ctx, a.ID, p.Visit); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: a.ID, Action: "conta.senha", Object: "troca"})
	})
	if err != nil {
		return err
	}
	return d.raise(ctx, func(*state) {})
}
