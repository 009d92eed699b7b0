package store

import (
	"context"
	"time"
)

// EnrolmentTerm says by which edital registrations are received, and from when to when:
// Closes is the first instant that is too late.
type EnrolmentTerm struct {
	Contest  ContestID
	Number   int // from 1
	State    string
	Revision int
	Edital   string // digest of the file
	Opens    time.Time
	Closes   time.Time
	By       AccountID
	At       time.Time
}

const enrolmentTermColumns = "contest, number, state, revision, edital, opens, closes, author, at"

// AddEnrolmentTerm adds one after the last that was seen: *Conflict when it is not the
// last any more.
func (db *DB) AddEnrolmentTerm(ctx context.Context, t EnrolmentTerm, seen int) (EnrolmentTerm, error) {
	t.Number, t.At = seen+1, db.now()
	return t, db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "enrolment_term", t.Contest)
		if err != nil {
			return err
		}
		if last != seen {
			return moved("enrolment_term", seen, last)
		}
		return tx.insertMany(ctx, "enrolment_term ("+enrolmentTermColumns+")", "", [][]any{{
			string(t.Contest), t.Number, t.State, t.Revision, t.Edital, micros(t.Opens), micros(t.Closes), string(t.By), micros(t.At),
		}})
	})
}

// EnrolmentTerm is the one that counts: the last.
func (db *DB) EnrolmentTerm(ctx context.Context, contest ContestID) (t EnrolmentTerm, err error) {
	list, err := db.enrolmentTerms(ctx, "contest = $1 ORDER BY number DESC LIMIT 1", string(contest))
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return t, err
	}
	return list[0], nil
}

// EnrolmentTerms are the last of every contest that has one.
func (db *DB) EnrolmentTerms(ctx context.Context) ([]EnrolmentTerm, error) {
	return db.enrolmentTerms(ctx, "number = (SELECT MAX(number) FROM enrolment_term AS other WHERE other.contest = enrolment_term.contest) ORDER BY contest")
}

func (db *DB) enrolmentTerms(ctx context.Context, where string, args ...any) ([]EnrolmentTerm, error) {
	scan := func(into func(...any) error) (t EnrolmentTerm, err error) {
		var opens, closes, at int64
		err = into(&t.Contest, &t.Number, &t.State, &t.Revision, &t.Edital, &opens, &closes, &t.By, &at)
		t.Opens, t.Closes, t.At = timeOf(opens), timeOf(closes), timeOf(at)
		return t, err
	}
	return rows(ctx, db, scan, "SELECT "+enrolmentTermColumns+" FROM enrolment_term WHERE "+where, args...)
}

// EnrolmentExport says up to which event the files of a revision have the registrations.
type EnrolmentExport struct {
	Contest         ContestID
	Number          int // from 1
	Position        int
	Revision        int
	People, Options string // digests of the files
	By              AccountID
	At              time.Time
}

const enrolmentExportColumns = "contest, number, position, revision, people, options, author, at"

// AddEnrolmentExport adds one.
func (db *DB) AddEnrolmentExport(ctx context.Context, e EnrolmentExport) (EnrolmentExport, error) {
	return e, db.Whole(ctx, func(tx *DB) error {
		last, err := tx.lastNumber(ctx, "enrolment_export", e.Contest)
		if err != nil {
			return err
		}
		e.Number, e.At = last+1, tx.now()
		return tx.insertMany(ctx, "enrolment_export ("+enrolmentExportColumns+")", "", [][]any{{
			string(e.Contest), e.Number, e.Position, e.Revision, e.People, e.Options, string(e.By), micros(e.At),
		}})
	})
}

// EnrolmentExport is the last one.
func (db *DB) EnrolmentExport(ctx context.Context, contest ContestID) (e EnrolmentExport, err error) {
	var at int64
	err = db.row(ctx, "SELECT "+enrolmentExportColumns+" FROM enrolment_export WHERE contest = $1 ORDER BY number DESC LIMIT 1", []any{string(contest)},
		&e.Contest, &e.Number, &e.Position, &e.Revision, &e.People, &e.Options, &e.By, &at)
	e.At = timeOf(at)
	return e, err
}
