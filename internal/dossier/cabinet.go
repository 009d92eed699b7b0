package dossier

import (
	"context"
	"errors"
	"fmt"

	"certame/internal/secret"
	"certame/internal/store"
)

// Cabinet opens and closes files.
type Cabinet struct{ keys *secret.Keys }

// New is a cabinet under the master keys.
func New(keys *secret.Keys) Cabinet { return Cabinet{keys} }

// File is a file that was read: its acts as they stood.
type File struct {
	store.Dossier
	Acts []Act

	key  secret.Object
	last [32]byte // digest of the last act, sealed
}

// Create begins a file in a contest, and adds it within the transaction.
func (c Cabinet) Create(ctx context.Context, tx *store.DB, contest store.ContestID, kind, handle string) (*File, error) {
	id, err := store.NewDossierID()
	if err != nil {
		return nil, err
	}
	f := &File{Dossier: store.Dossier{ID: id, Contest: contest, Kind: kind, Handle: handle}}
	if f.key, f.Wrapped, err = c.keys.NewObject(whereOf(f.Dossier)); err != nil {
		return nil, err
	}
	f.Dossier, err = tx.AddDossier(ctx, f.Dossier)
	return f, err
}

// whereOf binds the key to the file.
func whereOf(d store.Dossier) secret.Where {
	return secret.Where{Contest: string(d.Contest), Field: "dossie " + d.Kind, Record: d.ID}
}

// Open reads a file of a kind. One of another kind or contest is not there.
func (c Cabinet) Open(ctx context.Context, db *store.DB, contest store.ContestID, kind, id string) (*File, error) {
	d, err := db.Dossier(ctx, contest, id)
	if err == nil && d.Kind != kind {
		err = store.ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	return c.read(ctx, db, d)
}

// Hold reads a file to which nobody else adds until the transaction ends.
func (c Cabinet) Hold(ctx context.Context, tx *store.DB, contest store.ContestID, kind, id string) (*File, error) {
	if err := tx.HoldDossier(ctx, id); err != nil {
		return nil, err
	}
	return c.Open(ctx, tx, contest, kind, id)
}

// Held reads the file whose handle somebody holds.
func (c Cabinet) Held(ctx context.Context, db *store.DB, contest store.ContestID, handle string) (*File, error) {
	d, err := db.DossierByHandle(ctx, contest, handle)
	if err != nil {
		return nil, err
	}
	return c.read(ctx, db, d)
}

// List reads a page of the files of a kind, the latest first.
func (c Cabinet) List(ctx context.Context, db *store.DB, contest store.ContestID, kind string, p store.Page) (list []*File, err error) {
	found, err := db.Dossiers(ctx, contest, kind, p)
	for _, d := range found {
		f, err := c.read(ctx, db, d)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	return list, err
}

// All reads every file of a kind, the latest first.
func (c Cabinet) All(ctx context.Context, db *store.DB, contest store.ContestID, kind string) (list []*File, err error) {
	for after := ""; ; {
		page, err := c.List(ctx, db, contest, kind, store.Page{After: after})
		if err != nil || len(page) == 0 {
			return list, err
		}
		list, after = append(list, page...), page[len(page)-1].ID
	}
}

// Reseal wraps again, by the newest master key, the keys that an older one wrapped.
// What does not open does not keep the rest from being done.
func (c Cabinet) Reseal(ctx context.Context, db *store.DB) (err error) {
	after := store.Page{}
	for {
		list, listErr := db.AllDossiers(ctx, after)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for _, d := range list {
			after.After = d.ID
			if c.keys.Stale(d.Wrapped) && len(d.Wrapped) > 0 {
				err = errors.Join(err, c.rewrap(ctx, db, d))
			}
		}
	}
}

func (c Cabinet) rewrap(ctx context.Context, db *store.DB, d store.Dossier) error {
	again, err := c.keys.Rewrap(whereOf(d), d.Wrapped)
	if err != nil {
		return fmt.Errorf("dossiê %s: %w", d.ID, err)
	}
	if err := db.RewrapDossier(ctx, d.ID, d.Wrapped, again); !errors.Is(err, store.ErrNotFound) { // else it has just changed
		return err
	}
	return nil
}
