package store

import (
	"context"
	"time"
)

// Contact is how a person is reached, sealed.
type Contact struct {
	Contest      ContestID
	Registration string
	Sealed       []byte
	By           AccountID
	At           time.Time
}

// KeepContacts puts contacts in the place of those there were, all or none.
func (db *DB) KeepContacts(ctx context.Context, list []Contact) error {
	return db.Whole(ctx, func(tx *DB) error {
		for _, c := range list {
			_, err := tx.exec(ctx, "INSERT INTO contact (contest, registration, sealed, author, at) VALUES ($1, $2, $3, $4, $5) "+
				"ON CONFLICT (contest, registration) DO UPDATE SET sealed = excluded.sealed, author = excluded.author, at = excluded.at",
				string(c.Contest), c.Registration, whole(c.Sealed), string(c.By), micros(tx.now()))
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Contacts lists those of a contest, by registration.
func (db *DB) Contacts(ctx context.Context, contest ContestID) ([]Contact, error) {
	return db.contacts(ctx, "contest = $1 ORDER BY registration", string(contest))
}

// Contact is that of a registration. ErrNotFound says that there is none.
func (db *DB) Contact(ctx context.Context, contest ContestID, registration string) (Contact, error) {
	list, err := db.contacts(ctx, "contest = $1 AND registration = $2", string(contest), registration)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Contact{}, err
	}
	return list[0], nil
}

func (db *DB) contacts(ctx context.Context, where string, args ...any) ([]Contact, error) {
	scan := func(into func(...any) error) (c Contact, err error) {
		var at int64
		err = into(&c.Contest, &c.Registration, &c.Sealed, &c.By, &at)
		c.At = timeOf(at)
		return c, err
	}
	return rows(ctx, db, scan, "SELECT contest, registration, sealed, author, at FROM contact WHERE "+where, args...)
}
