package store

import (
	"context"
	"time"
)

// Agenda is where and when the boards of a contest receive people, as somebody
// wrote it down; the last number is in force.
type Agenda struct {
	Contest ContestID
	Number  int // from 1
	Payload []byte
	By      AccountID
	At      time.Time
}

// AddAgenda keeps an agenda after the one that was seen (0: none). *Conflict says
// that somebody wrote another meanwhile.
func (db *DB) AddAgenda(ctx context.Context, a Agenda, seen int) (Agenda, error) {
	a.At = db.now()
	err := db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "agenda", a.Contest)
		if err != nil {
			return err
		}
		if last != seen {
			return moved("agenda", seen, last)
		}
		a.Number = last + 1
		_, err = tx.exec(ctx, "INSERT INTO agenda (contest, number, payload, author, at) VALUES ($1, $2, $3, $4, $5)",
			string(a.Contest), a.Number, whole(a.Payload), string(a.By), micros(a.At))
		return err
	})
	return a, err
}

// Agenda is the one in force. ErrNotFound says that there is none.
func (db *DB) Agenda(ctx context.Context, contest ContestID) (a Agenda, err error) {
	var at int64
	err = db.row(ctx, "SELECT contest, number, payload, author, at FROM agenda WHERE contest = $1 ORDER BY number DESC LIMIT 1", []any{string(contest)},
		&a.Contest, &a.Number, &a.Payload, &a.By, &at)
	a.At = timeOf(at)
	return a, err
}
