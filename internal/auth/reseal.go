package auth

import (
	"context"
	"errors"
	"fmt"

	"certame/internal/secret"
	"certame/internal/store"
)

// Reseal seals again, by the newest master key, what an older one sealed, so that
// who has only the older one reads nothing of the copies made from then on. What
// changes meanwhile, or does not open, does not keep the rest from being done.
func (d *Door) Reseal(ctx context.Context) error {
	err := d.resealInstallation(ctx)
	after := store.Page{}
	for {
		list, listErr := d.db.Accounts(ctx, after)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for _, a := range list {
			after.After = a.Login
			if len(a.TOTP) == 0 {
				continue
			}
			err = errors.Join(err, d.resealOne(totpOf(a.ID), a.TOTP, func(sealed []byte) error {
				return d.db.ReplaceTOTP(ctx, a.ID, a.TOTP, sealed)
			}))
		}
	}
}

func (d *Door) resealInstallation(ctx context.Context) error {
	names, err := d.db.SealedNames(ctx)
	for _, name := range names {
		sealed, readErr := d.db.Sealed(ctx, name)
		if readErr != nil {
			err = errors.Join(err, readErr)
			continue
		}
		err = errors.Join(err, d.resealOne(secret.Where{Field: name}, sealed, func(again []byte) error {
			return d.db.ReplaceSealed(ctx, name, sealed, again)
		}))
	}
	return err
}

func (d *Door) resealOne(where secret.Where, sealed []byte, keep func([]byte) error) error {
	if !d.keys.Stale(sealed) {
		return nil
	}
	again, err := d.keys.Reseal(where, sealed)
	if err != nil {
		return fmt.Errorf("%s %s: %w", where.Field, where.Record, err)
	}
	if err := keep(again); !errors.Is(err, store.ErrNotFound) { // else it has just changed
		return err
	}
	return nil
}
