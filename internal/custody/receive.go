package custody

import (
	"bytes"
	"context"
	"errors"
	"io"

	"certame/internal/store"
)

const (
	pieceSize  = 4 << 20 // of the bytes that are sealed together: what one sending holds in memory
	piecesMost = 20_000  // who sends byte by byte does not fill the store with objects
)

// Open is an upload of somebody, as it is now. One that has every byte and was not
// kept yet, because the program died between the two, is kept.
func (v *Vault) Open(ctx context.Context, contest store.ContestID, id string, by store.AccountID) (Upload, error) {
	u, err := v.Store.Upload(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return v.whole(ctx, contest, id, by)
	}
	if err != nil || u.Contest != contest || u.By != by {
		return Upload{}, errors.Join(err, store.ErrNotFound)
	}
	if u.Received == u.Total {
		_, err = v.finish(ctx, u)
	}
	return u, err
}

// whole is an upload that has become an object: who lost the last answer asks for it.
func (v *Vault) whole(ctx context.Context, contest store.ContestID, id string, by store.AccountID) (Upload, error) {
	c, err := v.Store.CustodyObject(ctx, contest, id)
	if err != nil || c.By != by {
		return Upload{}, errors.Join(err, store.ErrNotFound)
	}
	return Upload{ID: c.ID, Contest: contest, By: by, Kind: c.Kind, Total: c.Size, Received: c.Size, Media: c.Media}, nil
}

// Append receives what continues an upload from a place, for as long as it comes. What
// came before a connection broke stays: the state that is returned says how much.
func (v *Vault) Append(ctx context.Context, u Upload, at int64, body io.Reader) (Upload, error) {
	if at != u.Received {
		return u, &Offset{u.Received}
	}
	kept := context.WithoutCancel(ctx) // who sends may be gone, and what came is kept
	piece := make([]byte, pieceSize)
	for {
		n, err := io.ReadFull(body, piece[:min(pieceSize, v.room(u)+1)])
		if int64(n) > v.room(u) {
			return u, v.overflow(u)
		}
		if n > 0 {
			var keepErr error
			if u, keepErr = v.keep(kept, u, piece[:n]); keepErr != nil {
				return u, keepErr
			}
		}
		switch {
		case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
			return v.maybeFinish(kept, u)
		case err != nil:
			return u, err
		}
	}
}

// room is how many bytes may still come.
func (v *Vault) room(u Upload) int64 {
	if u.Total >= 0 {
		return u.Total - u.Received
	}
	kind, _ := KindOf(u.Kind)
	return kind.Most - u.Received
}

func (v *Vault) overflow(u Upload) error {
	if u.Total >= 0 {
		return ErrMore
	}
	kind, _ := KindOf(u.Kind)
	return tooLarge(kind)
}

// keep seals a piece and writes it, and only then says that it came. Of two that come
// to the same place one stays.
func (v *Vault) keep(ctx context.Context, u Upload, plain []byte) (Upload, error) {
	if u.Pieces >= piecesMost {
		return u, refuse("PEDACOS", "O envio veio em pedaços pequenos demais.", "Comece de novo, com outro programa ou outra conexão.")
	}
	sum, err := v.openSum(u)
	if err != nil {
		return u, err
	}
	sum.Write(plain)
	state, err := v.sealSum(u, sum)
	if err != nil {
		return u, err
	}
	object, err := v.key(ctx, u.Contest, u.ID)
	if err != nil {
		return u, err
	}
	sealed, err := object.At(u.Received).Encrypt(bytes.NewReader(plain))
	if err != nil {
		return u, err
	}
	file, err := v.Blobs.Put(ctx, sealed)
	if err != nil {
		return u, err
	}
	after, err := v.Store.AddPiece(ctx, u, store.CustodyPiece{Start: u.Received, Size: int64(len(plain)), Digest: file.Digest}, state)
	var lost *store.Conflict
	if errors.As(err, &lost) || errors.Is(err, store.ErrNotFound) {
		return u, errors.Join(err, v.Blobs.Delete(ctx, file.Digest))
	}
	if err != nil {
		return u, err
	}
	return v.look(ctx, after)
}
