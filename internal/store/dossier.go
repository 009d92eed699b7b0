package store

import (
	"context"
	"time"
)

// Dossier is a restricted file of acts of a contest. What its acts say, of what kind
// they are and who did them is sealed: the store can read none of it. Handle is the
// digest of what somebody outside holds to ask about it, empty when nobody does.
type Dossier struct {
	ID      string
	Contest ContestID
	Kind    string
	Handle  string
	Wrapped []byte // the key of its acts, as the master keys wrapped it; empty once destroyed
	At      time.Time
}

// DossierEvent is one act, sealed.
type DossierEvent struct {
	Number int // from 1
	Sealed []byte
	At     time.Time
}

// NewDossierID is the name of a dossier that is to be added: its key is bound to it.
func NewDossierID() (string, error) { return newID() }

// AddDossier stores one without acts.
func (db *DB) AddDossier(ctx context.Context, d Dossier) (Dossier, error) {
	d.At = db.now()
	return d, db.Whole(ctx, func(tx *DB) error {
		_, err := tx.exec(ctx, "INSERT INTO dossier (id, contest, kind, handle, at) VALUES ($1, $2, $3, $4, $5)", d.ID, string(d.Contest), d.Kind, d.Handle, micros(d.At))
		if err != nil {
			return err
		}
		_, err = tx.exec(ctx, "INSERT INTO dossier_key (dossier, wrapped) VALUES ($1, $2)", d.ID, whole(d.Wrapped))
		return err
	})
}

// AppendDossier adds an act after the last one that was seen: *Conflict when it is not
// the last any more.
func (db *DB) AppendDossier(ctx context.Context, id string, seen int, sealed []byte) (e DossierEvent, err error) {
	e = DossierEvent{Number: seen + 1, Sealed: sealed, At: db.now()}
	return e, db.Whole(ctx, func(tx *DB) error {
		if err := tx.HoldDossier(ctx, id); err != nil {
			return err
		}
		var last int
		if err := tx.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM dossier_event WHERE dossier = $1", []any{id}, &last); err != nil {
			return err
		}
		if last != seen {
			return moved("dossier", seen, last)
		}
		_, err := tx.exec(ctx, "INSERT INTO dossier_event (dossier, number, sealed, at) VALUES ($1, $2, $3, $4)", id, e.Number, whole(e.Sealed), micros(e.At))
		return err
	})
}

// HoldDossier keeps others from adding to it until the transaction ends.
func (db *DB) HoldDossier(ctx context.Context, id string) error {
	return db.row(ctx, "SELECT id FROM dossier WHERE id = $1"+db.dialect.lock, []any{id}, &id)
}

// DossiersMoved is what a conflict of HoldDossiers is about.
const DossiersMoved = "dossiers"

// HoldDossiers keeps others from beginning a dossier of the contest until the transaction
// ends; *Conflict when there are more of the kind than were seen.
func (db *DB) HoldDossiers(ctx context.Context, contest ContestID, kind string, seen int) error {
	if _, err := db.holdContest(ctx, contest); err != nil {
		return err
	}
	var count int
	err := db.row(ctx, "SELECT COUNT(*) FROM dossier WHERE contest = $1 AND kind = $2", []any{string(contest), kind}, &count)
	if err == nil && count != seen {
		err = moved(DossiersMoved, seen, count)
	}
	return err
}

// DossierEvents are the acts in their order.
func (db *DB) DossierEvents(ctx context.Context, id string) ([]DossierEvent, error) {
	scan := func(into func(...any) error) (e DossierEvent, err error) {
		var at int64
		err = into(&e.Number, &e.Sealed, &at)
		e.At = timeOf(at)
		return e, err
	}
	return rows(ctx, db, scan, "SELECT number, sealed, at FROM dossier_event WHERE dossier = $1 ORDER BY number", id)
}

// Dossier is the one with the identifier in the contest: of another it is as if it
// were not there.
func (db *DB) Dossier(ctx context.Context, contest ContestID, id string) (Dossier, error) {
	return onlyDossier(db.dossiers(ctx, "d.id = $1 AND d.contest = $2", id, string(contest)))
}

// DossierByHandle is the one whose handle somebody holds.
func (db *DB) DossierByHandle(ctx context.Context, contest ContestID, handle string) (Dossier, error) {
	if handle == "" {
		return Dossier{}, ErrNotFound
	}
	return onlyDossier(db.dossiers(ctx, "d.handle = $1 AND d.handle <> '' AND d.contest = $2", handle, string(contest)))
}

// Dossiers lists those of a kind, the latest first; the key is the identifier.
func (db *DB) Dossiers(ctx context.Context, contest ContestID, kind string, p Page) ([]Dossier, error) {
	if p.After == "" {
		p.After = "g" // after any identifier
	}
	return db.dossiers(ctx, "d.contest = $1 AND d.kind = $2 AND d.id < $3 ORDER BY d.id DESC LIMIT $4", string(contest), kind, p.After, p.limit())
}

// AllDossiers lists those of every contest, by identifier; the key is the identifier.
func (db *DB) AllDossiers(ctx context.Context, p Page) ([]Dossier, error) {
	return db.dossiers(ctx, "d.id > $1 ORDER BY d.id LIMIT $2", p.After, p.limit())
}

// RewrapDossier keeps the same key under another wrapping. ErrNotFound says that it is
// not as it was seen.
func (db *DB) RewrapDossier(ctx context.Context, id string, before, after []byte) error {
	return db.one(ctx, "UPDATE dossier_key SET wrapped = $3 WHERE dossier = $1 AND wrapped = $2", id, before, after)
}

func (db *DB) dossiers(ctx context.Context, where string, args ...any) ([]Dossier, error) {
	scan := func(into func(...any) error) (d Dossier, err error) {
		var at int64
		err = into(&d.ID, &d.Contest, &d.Kind, &d.Handle, &at, &d.Wrapped)
		d.At = timeOf(at)
		return d, err
	}
	return rows(ctx, db, scan, "SELECT d.id, d.contest, d.kind, d.handle, d.at, k.wrapped FROM dossier d JOIN dossier_key k ON k.dossier = d.id WHERE "+where, args...)
}

func onlyDossier(list []Dossier, err error) (Dossier, error) {
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Dossier{}, err
	}
	return list[0], nil
}
