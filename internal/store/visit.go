package store

import (
	"context"
	"time"
)

// Visit is one entry of a person by one browser, until it leaves: what lets a
// person see where they are signed in and end it from elsewhere. The session has
// its identifier; the visit does not have the session.
type Visit struct {
	ID      string
	Account AccountID
	How     string // by what they entered: senha, govbr…
	Browser string
	Started time.Time
	Seen    time.Time
	Ended   time.Time // zero while it is open
}

const visitColumns = "id, account, how, browser, started, seen, ended"

// StartVisit begins one.
func (db *DB) StartVisit(ctx context.Context, account AccountID, how, browser string) (Visit, error) {
	id, err := newID()
	if err != nil {
		return Visit{}, err
	}
	v := Visit{ID: id, Account: account, How: how, Browser: browser, Started: db.now(), Seen: db.now()}
	_, err = db.exec(ctx, "INSERT INTO visit ("+visitColumns+") VALUES ($1, $2, $3, $4, $5, $6, 0)",
		v.ID, string(v.Account), v.How, v.Browser, micros(v.Started), micros(v.Seen))
	return v, err
}

// Visit is the one with the identifier, open or not.
func (db *DB) Visit(ctx context.Context, id string) (Visit, error) {
	list, err := db.visits(ctx, "id = $1", id)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Visit{}, err
	}
	return list[0], nil
}

// SeeVisit notes that it is in use.
func (db *DB) SeeVisit(ctx context.Context, id string) error {
	return db.one(ctx, "UPDATE visit SET seen = $2 WHERE id = $1 AND ended = 0", id, micros(db.now()))
}

// Visits lists the open ones of an account, the latest seen first.
func (db *DB) Visits(ctx context.Context, account AccountID) ([]Visit, error) {
	return db.visits(ctx, "account = $1 AND ended = 0 ORDER BY seen DESC, id", string(account))
}

// EndVisit ends an open one of the account.
func (db *DB) EndVisit(ctx context.Context, account AccountID, id string) error {
	return db.one(ctx, "UPDATE visit SET ended = $3 WHERE account = $1 AND id = $2 AND ended = 0", string(account), id, micros(db.now()))
}

// EndVisits ends every open one of the account but one, and says how many; with ""
// it ends all.
func (db *DB) EndVisits(ctx context.Context, account AccountID, but string) (int, error) {
	return db.exec(ctx, "UPDATE visit SET ended = $3 WHERE account = $1 AND id <> $2 AND ended = 0", string(account), but, micros(db.now()))
}

// ForgetVisits takes away those that started before an instant: their sessions
// are over whatever happened.
func (db *DB) ForgetVisits(ctx context.Context, before time.Time) (int, error) {
	return db.exec(ctx, "DELETE FROM visit WHERE started < $1", micros(before))
}

func (db *DB) visits(ctx context.Context, where string, args ...any) ([]Visit, error) {
	scan := func(into func(...any) error) (v Visit, err error) {
		var started, seen, ended int64
		err = into(&v.ID, &v.Account, &v.How, &v.Browser, &started, &seen, &ended)
		v.Started, v.Seen, v.Ended = timeOf(started), timeOf(seen), timeOf(ended)
		return v, err
	}
	return rows(ctx, db, scan, "SELECT "+visitColumns+" FROM visit WHERE "+where, args...)
}
