package auth

import (
	"context"
	"errors"

	"certame/internal/store"
)

// ErrOldPassword says that the password now in use was not the one given.
var ErrOldPassword = Told("A senha atual não confere.")

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
