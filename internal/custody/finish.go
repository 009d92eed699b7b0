package custody

import (
	"context"
	"encoding/hex"
	"errors"

	"certame/internal/secret"
	"certame/internal/store"
)

// Length says how long an upload is, that was begun without saying.
func (v *Vault) Length(ctx context.Context, u Upload, total int64) (Upload, error) {
	kind, _ := KindOf(u.Kind)
	switch {
	case u.Total >= 0 && u.Total != total:
		return u, ErrMore
	case total < u.Received:
		return u, ErrMore
	case total > kind.Most:
		return u, tooLarge(kind)
	}
	u.Total = total
	return u, v.Store.SetUpload(ctx, u.ID, u.Total, u.Media)
}

// maybeFinish keeps an upload if every byte of it came.
func (v *Vault) maybeFinish(ctx context.Context, u Upload) (Upload, error) {
	if u.Received != u.Total {
		return u, nil
	}
	_, err := v.finish(ctx, u)
	return u, err
}

// finish turns an upload into an object. What is not what it was said to be is not
// kept, nor any byte of it.
func (v *Vault) finish(ctx context.Context, u Upload) (Object, error) {
	u, err := v.look(ctx, u)
	if err == nil {
		err = v.opens(ctx, u)
	}
	if err == nil {
		err = v.scanned(ctx, u)
	}
	if err != nil {
		return Object{}, err
	}
	sum, err := v.openSum(u)
	if err != nil {
		return Object{}, err
	}
	c := store.Custody{
		ID: u.ID, Contest: u.Contest, Kind: u.Kind, Piece: u.Piece, Class: v.classOf(u.Kind), Group: u.Group, Registration: u.Registration, By: u.By,
		Size: u.Received, Media: u.Media, Digest: hex.EncodeToString(sum.Sum(nil)), Name: u.Name,
	}
	o, err := v.open(c)
	for _, tell := range v.Kept {
		if err == nil {
			err = tell(ctx, o)
		}
	}
	if err != nil {
		return Object{}, err
	}
	kept, err := v.Store.FinishUpload(ctx, u, c)
	if errors.Is(err, store.ErrNotFound) { // another one finished it
		return v.Object(ctx, u.Contest, u.ID)
	}
	o.At = kept.At
	return o, err
}

// Abandon takes back an upload, with its key and every byte of it.
func (v *Vault) Abandon(ctx context.Context, u Upload) error {
	pieces, err := v.Store.DropUpload(ctx, u.ID)
	if err != nil {
		return err
	}
	return v.erase(ctx, pieces)
}

func (v *Vault) erase(ctx context.Context, pieces []store.CustodyPiece) (err error) {
	for _, p := range pieces {
		err = errors.Join(err, v.Blobs.Delete(ctx, p.Digest))
	}
	return err
}

func (v *Vault) key(ctx context.Context, contest store.ContestID, id string) (secret.Object, error) {
	wrapped, err := v.Store.CustodyKey(ctx, id)
	if err != nil {
		return secret.Object{}, err
	}
	return v.Keys.Object(where(contest, fieldObject, id), wrapped)
}
