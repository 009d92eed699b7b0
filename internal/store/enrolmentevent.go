package store

import (
	"context"
	"strconv"
	"strings"
	"time"
)

// EnrolmentEvent is one thing done with a registration, in the series of its contest.
// Digest is that of its receipt; what it says is sealed.
type EnrolmentEvent struct {
	Contest  ContestID
	Position int // from 1, in the contest
	Number   int // of the registration
	Kind     string
	Digest   string
	Sealed   []byte
	At       time.Time
}

const enrolmentEventColumns = "contest, position, enrolment, kind, digest, sealed, at"

// AddEnrolmentEvents adds events at their positions: ErrTaken when there is one already.
func (db *DB) AddEnrolmentEvents(ctx context.Context, list []EnrolmentEvent) error {
	var added [][]any
	for _, e := range list {
		added = append(added, []any{string(e.Contest), e.Position, e.Number, e.Kind, e.Digest, whole(e.Sealed), micros(e.At)})
	}
	return db.insertMany(ctx, "enrolment_event ("+enrolmentEventColumns+")", "", added)
}

// EventsOfEnrolment are those of one registration, in their order.
func (db *DB) EventsOfEnrolment(ctx context.Context, contest ContestID, number int) ([]EnrolmentEvent, error) {
	return db.enrolmentEvents(ctx, "contest = $1 AND enrolment = $2 ORDER BY position", string(contest), number)
}

// LastOfEnrolments is the last event of each of some registrations.
func (db *DB) LastOfEnrolments(ctx context.Context, contest ContestID, numbers ...int) (list []EnrolmentEvent, err error) {
	for _, number := range numbers {
		last, err := db.enrolmentEvents(ctx, "contest = $1 AND enrolment = $2 ORDER BY position DESC LIMIT 1", string(contest), number)
		if err != nil {
			return nil, err
		}
		list = append(list, last...)
	}
	return list, nil
}

// EnrolmentEvents are those after a position, so many at most.
func (db *DB) EnrolmentEvents(ctx context.Context, contest ContestID, after, limit int) ([]EnrolmentEvent, error) {
	return db.enrolmentEvents(ctx, "contest = $1 AND position > $2 ORDER BY position LIMIT $3", string(contest), after, limit)
}

// EnrolmentEventOf is the one whose receipt has the digest.
func (db *DB) EnrolmentEventOf(ctx context.Context, contest ContestID, digest string) (e EnrolmentEvent, err error) {
	list, err := db.enrolmentEvents(ctx, "contest = $1 AND digest = $2", string(contest), digest)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return e, err
	}
	return list[0], nil
}

func (db *DB) enrolmentEvents(ctx context.Context, where string, args ...any) ([]EnrolmentEvent, error) {
	scan := func(into func(...any) error) (e EnrolmentEvent, err error) {
		var at int64
		err = into(&e.Contest, &e.Position, &e.Number, &e.Kind, &e.Digest, &e.Sealed, &at)
		e.At = timeOf(at)
		return e, err
	}
	return rows(ctx, db, scan, "SELECT "+enrolmentEventColumns+" FROM enrolment_event WHERE "+where, args...)
}

// places are so many places of arguments, from one on.
func places(from, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = "$" + strconv.Itoa(from+i)
	}
	return strings.Join(list, ", ")
}
