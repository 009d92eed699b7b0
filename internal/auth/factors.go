package auth

import (
	"context"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// strong is what a second factor of the account shows.
var strong = roles.Shown{SecondFactor: true}

// ErrShowFirst says that an account that has a second factor changes them only for
// who has just shown one: a session left open is not enough to lock its owner out.
var ErrShowFirst = Told("Confirme primeiro o segundo fator que a conta já tem.")

func (d *Door) mayChange(ctx context.Context, p Person) error {
	has, err := d.HasSecondFactor(ctx, p.Account)
	if err == nil && has && !p.Shown.SecondFactor {
		err = ErrShowFirst
	}
	return err
}

// AskTOTP makes a secret for an application of codes: an address for a QR code, and
// the letters to type. It counts only after ConfirmTOTP.
func (d *Door) AskTOTP(ctx context.Context, p Person) (address, letters string, err error) {
	if err := d.mayChange(ctx, p); err != nil {
		return "", "", err
	}
	if address, letters, err = newTOTP(d.issuer(), p.Login); err != nil {
		return "", "", err
	}
	sealed, err := d.keys.Seal(totpOf(p.Account), []byte(letters))
	if err != nil {
		return "", "", err
	}
	s := d.state(ctx)
	s.NewTOTP = sealed
	return address, letters, d.keep(ctx, s)
}

// ConfirmTOTP takes a first code, which shows that the application has the secret.
func (d *Door) ConfirmTOTP(ctx context.Context, p Person, code string) error {
	s := d.state(ctx)
	if len(s.NewTOTP) == 0 {
		return ErrOverdue
	}
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	if err := d.knock(ctx, "segundo fator", string(p.Account)); err != nil {
		return err
	}
	a, err := d.db.Account(ctx, p.Account)
	if err != nil {
		return err
	}
	a.TOTP = s.NewTOTP
	if err := d.useTOTP(ctx, a, code); err != nil {
		return err
	}
	err = d.changed(ctx, p, "+codigos", func(tx *store.DB) error { _, err := tx.ChangeAccount(ctx, a); return err })
	if err != nil {
		return err
	}
	return d.enrolled(ctx, p)
}

// changed changes a second factor and says so in the log, both or neither: the person is
// told of it from there.
func (d *Door) changed(ctx context.Context, p Person, what string, change func(*store.DB) error) error {
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if err := change(tx); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: p.Account, Action: "conta.fator", Object: what})
	})
}

// enrolled lets who has just added a second factor use what asks for one.
func (d *Door) enrolled(ctx context.Context, p Person) error {
	if err := d.answered(ctx, "segundo fator", string(p.Account)); err != nil {
		return err
	}
	return d.raise(ctx, func(s *state) { s.Shown.SecondFactor, s.NewTOTP, s.Key = true, nil, nil })
}

// RemoveTOTP ends the application of codes of a person.
func (d *Door) RemoveTOTP(ctx context.Context, p Person) error {
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	a, err := d.db.Account(ctx, p.Account)
	if err != nil {
		return err
	}
	a.TOTP = nil
	return d.changed(ctx, p, "-codigos", func(tx *store.DB) error { _, err := tx.ChangeAccount(ctx, a); return err })
}
