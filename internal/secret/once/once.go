// Package once is what is made the first time that anybody needs it and is the same from
// then on: keys of a contest or of the installation, kept in the store, sealed by the
// master keys, which seal them again when they are changed. What they seal, which is
// never written again, stays as it is.
package once

import (
	"context"
	"crypto/rand"
	"errors"

	"certame/internal/secret"
	"certame/internal/store"
)

// KeySize is the length of the keys.
const KeySize = 32

// Key is the key of a name.
func Key(ctx context.Context, db *store.DB, keys *secret.Keys, name string) ([]byte, error) {
	key, err := Made(ctx, db, keys, name, func() ([]byte, error) {
		fresh := make([]byte, KeySize)
		_, _ = rand.Read(fresh) // never fails
		return fresh, nil
	})
	if err == nil && len(key) != KeySize {
		err = secret.ErrSealed
	}
	if err != nil {
		return nil, err
	}
	return key, nil
}

// Made is the secret of a name, made by fresh when there is none. Of two processes that
// make one at the same time, both get the one that came first.
func Made(ctx context.Context, db *store.DB, keys *secret.Keys, name string, fresh func() ([]byte, error)) ([]byte, error) {
	where := secret.Where{Field: name} // as who seals it again, with other master keys, knows it
	sealed, err := db.Sealed(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		sealed, err = keep(ctx, db, keys, where, fresh)
	}
	if err != nil {
		return nil, err
	}
	return keys.Open(where, sealed)
}

func keep(ctx context.Context, db *store.DB, keys *secret.Keys, where secret.Where, fresh func() ([]byte, error)) ([]byte, error) {
	plain, err := fresh()
	if err != nil {
		return nil, err
	}
	sealed, err := keys.Seal(where, plain)
	if err != nil {
		return nil, err
	}
	return db.KeepSealed(ctx, where.Field, sealed)
}
