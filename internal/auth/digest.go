package auth

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"sync"

	"certame/internal/secret"
	"certame/internal/secret/once"
	"certame/internal/store"
)

// digests are of what must be found again and not read: CPFs, and names typed at
// the door. They are made under a key that the database keeps sealed, since a plain
// digest of a CPF is undone by trying all of them.
type digests struct {
	db   *store.DB
	keys *secret.Keys

	mu  sync.Mutex
	key []byte
}

var digestKey = secret.Where{Field: "chave de resumos"}

func (d *digests) of(ctx context.Context, purpose, text string) (string, error) {
	key, err := d.load(ctx)
	if err != nil {
		return "", err
	}
	sum := hmac.New(sha256.New, key)
	sum.Write([]byte(purpose + "\x00" + text))
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// load makes the key the first time that anybody needs it.
func (d *digests) load(ctx context.Context) ([]byte, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.key != nil {
		return d.key, nil
	}
	key, err := once.Key(ctx, d.db, d.keys, digestKey.Field)
	d.key = key
	return d.key, err
}
