package custody

import (
	"context"
	"time"

	"certame/internal/store"
)

// Object is a film or a document that is kept.
type Object struct {
	ID                  string
	Contest             store.ContestID
	Kind, Piece, Class  string
	Group, Registration string
	By                  store.AccountID
	At                  time.Time
	Size                int64
	Media, Digest       string // of the bytes in the clear
	Name                string // of the file, as it was sent
	Readings            int
	Gone                time.Time // when it was disposed of; zero while it is kept
	Disposal            string
}

// Label is what it is, in words.
func (o Object) Label() string {
	if p, known := PieceOf(o.Piece); known {
		return p.Label
	}
	k, _ := KindOf(o.Kind)
	return k.Label
}

// Object is the one with the identifier, if it is of the contest.
func (v *Vault) Object(ctx context.Context, contest store.ContestID, id string) (Object, error) {
	c, err := v.Store.CustodyObject(ctx, contest, id)
	if err != nil {
		return Object{}, err
	}
	return v.open(c)
}

// Of lists what is kept of a person in a contest, of a group or, with "", of all.
func (v *Vault) Of(ctx context.Context, contest store.ContestID, registration, group string) ([]Object, error) {
	return v.all(v.Store.CustodyOf(ctx, contest, registration, group))
}

// List gives what is kept in a contest, after an identifier ("" at first).
func (v *Vault) List(ctx context.Context, contest store.ContestID, after string, limit int) ([]Object, error) {
	return v.all(v.Store.CustodyList(ctx, contest, after, limit))
}

func (v *Vault) all(list []store.Custody, err error) (out []Object, _ error) {
	for _, c := range list {
		if err != nil {
			break
		}
		var o Object
		o, err = v.open(c)
		out = append(out, o)
	}
	return out, err
}

func (v *Vault) open(c store.Custody) (Object, error) {
	name, err := v.Keys.Open(where(c.Contest, fieldName, c.ID), c.Name)
	return Object{
		ID: c.ID, Contest: c.Contest, Kind: c.Kind, Piece: c.Piece, Class: c.Class, Group: c.Group, Registration: c.Registration, By: c.By, At: c.At,
		Size: c.Size, Media: c.Media, Digest: c.Digest, Name: string(name), Readings: c.Readings, Gone: c.Gone, Disposal: c.Disposal,
	}, err
}

// OfKind lists all that is kept of a kind in a contest.
func (v *Vault) OfKind(ctx context.Context, contest store.ContestID, kind string) ([]Object, error) {
	return v.all(v.Store.CustodyOfKind(ctx, contest, kind))
}
