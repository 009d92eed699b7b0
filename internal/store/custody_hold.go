package store

import (
	"context"
	"errors"
	"time"
)

// Hold says that what is kept of a person, or of the whole contest, is not to be
// disposed of, or that it may be again. The last one counts.
type Hold struct {
	Contest      ContestID
	Number       int    // from 1
	Registration string // "" for the whole contest
	Held         bool
	Reason       []byte // sealed
	By           AccountID
	At           time.Time
}

// ErrHeld refuses to dispose of what is held.
var ErrHeld = errors.New("há guarda legal sobre o que se quer eliminar")

// AddHold writes one under the next number, which its reason may be sealed with.
func (db *DB) AddHold(ctx context.Context, h Hold, seal func(number int) ([]byte, error)) (Hold, error) {
	return h, db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "custody_hold", h.Contest)
		if err != nil {
			return err
		}
		h.Number, h.At = last+1, tx.now()
		if h.Reason, err = seal(h.Number); err != nil {
			return err
		}
		_, err = tx.exec(ctx, "INSERT INTO custody_hold (contest, number, registration, held, reason, author, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			string(h.Contest), h.Number, h.Registration, flag(h.Held), whole(h.Reason), string(h.By), micros(h.At))
		return err
	})
}

// Holds lists all of a contest, in their order.
func (db *DB) Holds(ctx context.Context, contest ContestID) ([]Hold, error) {
	scan := func(into func(...any) error) (h Hold, err error) {
		var at, held int64
		err = into(&h.Contest, &h.Number, &h.Registration, &held, &h.Reason, &h.By, &at)
		h.Held, h.At = held != 0, timeOf(at)
		return h, err
	}
	return rows(ctx, db, scan, "SELECT contest, number, registration, held, reason, author, at FROM custody_hold WHERE contest = $1 ORDER BY number", string(contest))
}

// Held are the registrations that are held by the last word on each; "" is the whole
// contest.
func Held(list []Hold) map[string]bool {
	held := map[string]bool{}
	for _, h := range list {
		held[h.Registration] = h.Held
	}
	return held
}
