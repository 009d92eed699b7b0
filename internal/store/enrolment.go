package store

import (
	"context"
	"slices"
	"strings"
	"time"
)

// Enrolment is a registration made here, by its order. Mark is a keyed digest of the CPF,
// empty where none was given.
type Enrolment struct {
	Contest      ContestID
	Number       int // from 1
	Registration string
	Account      AccountID
	Mark         string
	At           time.Time
}

const enrolmentColumns = "contest, number, registration, account, mark, at"

// EnrolmentEnd is where the registrations of a contest end.
type EnrolmentEnd struct {
	Number   int    // registrations
	Position int    // events
	Digest   string // of the last event
}

// HoldEnrolments gives where they end, and keeps others from adding to them until the
// transaction ends: what is asked inside of it is true when it ends.
func (db *DB) HoldEnrolments(ctx context.Context, contest ContestID) (EnrolmentEnd, error) {
	if _, err := db.holdContest(ctx, contest); err != nil {
		return EnrolmentEnd{}, err
	}
	return db.EnrolmentEnd(ctx, contest)
}

// EnrolmentEnd is where the registrations of a contest end now.
func (db *DB) EnrolmentEnd(ctx context.Context, contest ContestID) (end EnrolmentEnd, err error) {
	if err = db.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM enrolment WHERE contest = $1", []any{string(contest)}, &end.Number); err != nil {
		return end, err
	}
	last, err := db.enrolmentEvents(ctx, "contest = $1 ORDER BY position DESC LIMIT 1", string(contest))
	if err == nil && len(last) == 1 {
		end.Position, end.Digest = last[0].Position, last[0].Digest
	}
	return end, err
}

// EnrolmentsOf are those of accounts in a contest.
func (db *DB) EnrolmentsOf(ctx context.Context, contest ContestID, accounts ...AccountID) ([]Enrolment, error) {
	if len(accounts) == 0 {
		return nil, nil
	}
	args := []any{string(contest)}
	for _, one := range accounts {
		args = append(args, string(one))
	}
	scan := func(into func(...any) error) (e Enrolment, err error) {
		var at int64
		err = into(&e.Contest, &e.Number, &e.Registration, &e.Account, &e.Mark, &at)
		e.At = timeOf(at)
		return e, err
	}
	return rows(ctx, db, scan, "SELECT "+enrolmentColumns+" FROM enrolment WHERE contest = $1 AND account IN ("+places(2, len(accounts))+") ORDER BY number", args...)
}

// AddEnrolments adds registrations with what they do, all of them or none. Each account
// gets the role in the contest and its registration is tied to it.
func (db *DB) AddEnrolments(ctx context.Context, role string, list []Enrolment) error {
	if len(list) == 0 {
		return nil
	}
	var added, held, tied [][]any
	for _, e := range list {
		added = append(added, []any{string(e.Contest), e.Number, e.Registration, string(e.Account), e.Mark, micros(e.At)})
		held = append(held, []any{string(e.Account), string(e.Contest), role, string(e.Account), micros(e.At)})
		tied = append(tied, []any{string(e.Contest), e.Registration, string(e.Account), string(e.Account), micros(e.At)})
	}
	if err := db.insertMany(ctx, "enrolment ("+enrolmentColumns+")", "", added); err != nil {
		return err
	}
	if err := db.insertMany(ctx, "membership (account, contest, role, granted_by, at)", " ON CONFLICT DO NOTHING", held); err != nil {
		return err
	}
	return db.insertMany(ctx, "candidacy ("+candidacyColumns+")", "", tied)
}

// insertedTogether is how many rows one statement inserts: SQLite takes 32,766 values in
// one, and PostgreSQL 65,535.
const insertedTogether = 1000

// insertMany inserts rows by as few statements as may be, all of them or none: one journey
// to the database and one plan for many rows.
func (db *DB) insertMany(ctx context.Context, into, conflict string, list [][]any) error {
	if len(list) <= insertedTogether {
		return db.insertTogether(ctx, into, conflict, list)
	}
	return db.Whole(ctx, func(tx *DB) error {
		for some := range slices.Chunk(list, insertedTogether) {
			if err := tx.insertTogether(ctx, into, conflict, some); err != nil {
				return err
			}
		}
		return nil
	})
}

func (db *DB) insertTogether(ctx context.Context, into, conflict string, list [][]any) error {
	if len(list) == 0 {
		return nil
	}
	var text strings.Builder
	var args []any
	for i, row := range list {
		if i > 0 {
			text.WriteString(", ")
		}
		text.WriteString("(" + places(len(args)+1, len(row)) + ")")
		args = append(args, row...)
	}
	_, err := db.exec(ctx, "INSERT INTO "+into+" VALUES "+text.String()+conflict, args...)
	return err
}
