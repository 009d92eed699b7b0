package dossier

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"io"
	"time"

	"certame/internal/secret"
	"certame/internal/store"
)

// Act is one thing done, as it was written.
type Act struct {
	Number int
	Kind   string
	By     store.AccountID // empty of who did not enter
	At     time.Time       // when it was written
	Data   json.RawMessage
}

// sealedAct is what is sealed of an act.
type sealedAct struct {
	Number int             `json:"numero"`
	Before [32]byte        `json:"anterior"`
	Kind   string          `json:"tipo"`
	By     store.AccountID `json:"por,omitempty"`
	Data   json.RawMessage `json:"dados,omitempty"`
}

// Append adds an act after those that were read, within the transaction. *Conflict
// says that somebody added another meanwhile. In a transaction that runs again the
// file must have been read in it.
func (c Cabinet) Append(ctx context.Context, tx *store.DB, f *File, kind string, by store.AccountID, data any) error {
	text, err := json.Marshal(data)
	if err != nil {
		return err
	}
	sealed, err := f.seal(sealedAct{len(f.Acts) + 1, f.last, kind, by, text})
	if err != nil {
		return err
	}
	e, err := tx.AppendDossier(ctx, f.ID, len(f.Acts), sealed)
	if err != nil {
		return err
	}
	f.Acts, f.last = append(f.Acts, Act{e.Number, kind, by, e.At, text}), sha256.Sum256(sealed)
	return nil
}

func (f *File) seal(a sealedAct) ([]byte, error) {
	plain, err := json.Marshal(a)
	if err != nil {
		return nil, err
	}
	stream, err := f.key.Encrypt(bytes.NewReader(plain))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(stream)
}

func (c Cabinet) read(ctx context.Context, db *store.DB, d store.Dossier) (*File, error) {
	f := &File{Dossier: d}
	var err error
	if f.key, err = c.keys.Object(whereOf(d), d.Wrapped); err != nil {
		return nil, err
	}
	events, err := db.DossierEvents(ctx, d.ID)
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		if err := f.take(e); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// take opens the next act: one that is not of this place in this file is refused as
// one that does not open.
func (f *File) take(e store.DossierEvent) error {
	plain, err := f.key.Decrypt(bytes.NewReader(e.Sealed))
	if err != nil {
		return err
	}
	text, err := io.ReadAll(plain)
	if err != nil {
		return err
	}
	var a sealedAct
	if json.Unmarshal(text, &a) != nil || a.Number != len(f.Acts)+1 || a.Number != e.Number || a.Before != f.last {
		return secret.ErrSealed
	}
	f.Acts, f.last = append(f.Acts, Act{a.Number, a.Kind, a.By, e.At, a.Data}), sha256.Sum256(e.Sealed)
	return nil
}
