package docket

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"

	"certame/internal/secret"
	"certame/internal/store"
)

// chainSecret is what commits the packages of a contest to its whole book: made the
// first time, sealed by the master keys, the same from then on.
func (d *Docket) chainSecret(ctx context.Context, id store.ContestID) (key [sha256.Size]byte, err error) {
	name := "segredo da cadeia " + string(id)
	where := secret.Where{Field: name} // as who seals it again, with other master keys, knows it
	sealed, err := d.db.Sealed(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		var fresh [sha256.Size]byte
		rand.Read(fresh[:]) //nolint:errcheck // it never fails
		if sealed, err = d.keys.Seal(where, fresh[:]); err == nil {
			sealed, err = d.db.KeepSealed(ctx, name, sealed)
		}
	}
	if err != nil {
		return key, err
	}
	opened, err := d.keys.Open(where, sealed)
	if err == nil && len(opened) != len(key) {
		err = secret.ErrSealed
	}
	if err != nil {
		return key, err
	}
	return [sha256.Size]byte(opened), nil
}
