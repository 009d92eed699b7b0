package docket

import (
	"context"
	"crypto/sha256"

	"certame/internal/secret/once"
	"certame/internal/store"
)

// chainSecret is what commits the packages of a contest to its whole book: made the
// first time, sealed by the master keys, the same from then on.
func (d *Docket) chainSecret(ctx context.Context, id store.ContestID) (key [sha256.Size]byte, err error) {
	opened, err := once.Key(ctx, d.db, d.keys, "segredo da cadeia "+string(id))
	if err != nil {
		return key, err
	}
	return [sha256.Size]byte(opened), nil
}
