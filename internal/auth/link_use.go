package auth

import (
	"context"
	"errors"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

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
