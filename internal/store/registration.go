package store

import "context"

// Loads lists the loads of a contest, the last first, those that did not end
// included.
func (db *DB) Loads(ctx context.Context, contest ContestID) ([]Load, error) {
	scan := func(into func(...any) error) (l Load, err error) {
		var ready, started int64
		err = into(&l.ID, &l.Contest, &l.Digest, &l.Loaded, &ready, &started)
		l.Ready, l.Started = ready != 0, timeOf(started)
		return l, err
	}
	return rows(ctx, db, scan, "SELECT "+loadColumns+" FROM load WHERE contest = $1 ORDER BY id DESC", string(contest))
}

const registrationColumns = "SELECT seq, id, name, post, line FROM "

// Registrations gives rows of a load that is ready, after a Seq (0 at first).
func (db *DB) Registrations(ctx context.Context, load Load, after, limit int) ([]Registration, error) {
	return db.registrations(ctx, load, " WHERE seq > $1 ORDER BY seq LIMIT $2", after, Page{Limit: limit}.limit())
}

// RegistrationsOf gives the rows of a number of registration: more than one is for
// who reads the file to judge.
func (db *DB) RegistrationsOf(ctx context.Context, load Load, id string) ([]Registration, error) {
	return db.registrations(ctx, load, " WHERE id = $1 ORDER BY seq", id)
}

// FindRegistration finds people by number, whole, or by the beginning of the name.
func (db *DB) FindRegistration(ctx context.Context, load Load, text string, limit int) ([]Found, error) {
	if !load.Ready {
		return nil, ErrNotFound
	}
	return db.find(ctx, registrationTable.name(load.ID), text, limit)
}

func (db *DB) registrations(ctx context.Context, load Load, where string, args ...any) ([]Registration, error) {
	if !load.Ready {
		return nil, ErrNotFound
	}
	scan := func(into func(...any) error) (r Registration, err error) {
		return r, into(&r.Seq, &r.ID, &r.Name, &r.Post, &r.Row)
	}
	return rows(ctx, db, scan, registrationColumns+registrationTable.name(load.ID)+where, args...)
}
