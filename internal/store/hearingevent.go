package store

import (
	"context"
	"time"
)

// HearingEvent is one thing that happened in a case; the payload is sealed.
type HearingEvent struct {
	Hearing string
	Number  int // from 1 in its case
	Contest ContestID
	Kind    string
	Payload []byte
	By      AccountID
	At      time.Time
}

const hearingEventColumns = "hearing, number, contest, kind, payload, author, at"

// AddHearingEvents adds events after the last one that was seen. *Conflict says that
// somebody else added one meanwhile.
func (db *DB) AddHearingEvents(ctx context.Context, contest ContestID, hearing string, seen int, events []HearingEvent) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.HoldHearing(ctx, contest, hearing); err != nil {
			return err
		}
		var last int
		if err := tx.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM hearing_event WHERE hearing = $1", []any{hearing}, &last); err != nil {
			return err
		}
		if last != seen {
			return moved("hearing", seen, last)
		}
		for i, e := range events {
			if _, err := tx.exec(ctx, "INSERT INTO hearing_event ("+hearingEventColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7)",
				hearing, seen+i+1, string(contest), e.Kind, whole(e.Payload), string(e.By), micros(e.At)); err != nil {
				return err
			}
		}
		return nil
	})
}

// HearingEvents lists the events of a case in their order.
func (db *DB) HearingEvents(ctx context.Context, contest ContestID, hearing string) ([]HearingEvent, error) {
	return db.hearingEvents(ctx, "contest = $1 AND hearing = $2 ORDER BY number", string(contest), hearing)
}

// AllHearingEvents lists those of every case of a contest, case by case.
func (db *DB) AllHearingEvents(ctx context.Context, contest ContestID) ([]HearingEvent, error) {
	return db.hearingEvents(ctx, "contest = $1 ORDER BY hearing, number", string(contest))
}

func (db *DB) hearingEvents(ctx context.Context, where string, args ...any) ([]HearingEvent, error) {
	scan := func(into func(...any) error) (e HearingEvent, err error) {
		var at int64
		err = into(&e.Hearing, &e.Number, &e.Contest, &e.Kind, &e.Payload, &e.By, &at)
		e.At = timeOf(at)
		return e, err
	}
	return rows(ctx, db, scan, "SELECT "+hearingEventColumns+" FROM hearing_event WHERE "+where, args...)
}
