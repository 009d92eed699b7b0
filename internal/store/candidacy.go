package store

import (
	"context"
	"time"
)

// Candidacy says that a registration of a contest is of the person of an account.
type Candidacy struct {
	Contest      ContestID
	Registration string
	Account      AccountID
	TiedBy       AccountID
	At           time.Time
}

const candidacyColumns = "contest, registration, account, tied_by, at"

// TieCandidacy ties a registration to an account. One that is of another account is
// ErrTaken: who is wrongly tied is untied first, by a decision that the log shows. The
// same tie again stays as it was made.
func (db *DB) TieCandidacy(ctx context.Context, c Candidacy) error {
	n, err := db.exec(ctx, "INSERT INTO candidacy ("+candidacyColumns+") VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
		string(c.Contest), c.Registration, string(c.Account), string(c.TiedBy), micros(db.now()))
	if err != nil || n == 1 {
		return err
	}
	held, err := db.Candidacy(ctx, c.Contest, c.Registration)
	if err == nil && held.Account != c.Account {
		err = ErrTaken
	}
	return err
}

// UntieCandidacy takes the tie away.
func (db *DB) UntieCandidacy(ctx context.Context, c Candidacy) error {
	return db.one(ctx, "DELETE FROM candidacy WHERE contest = $1 AND registration = $2 AND account = $3", string(c.Contest), c.Registration, string(c.Account))
}

// Candidacy is the tie of a registration.
func (db *DB) Candidacy(ctx context.Context, contest ContestID, registration string) (c Candidacy, err error) {
	list, err := db.candidacies(ctx, "contest = $1 AND registration = $2", string(contest), registration)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return c, err
	}
	return list[0], nil
}

// CandidaciesOf lists the registrations of an account in a contest.
func (db *DB) CandidaciesOf(ctx context.Context, account AccountID, contest ContestID) ([]Candidacy, error) {
	return db.candidacies(ctx, "account = $1 AND contest = $2 ORDER BY registration", string(account), string(contest))
}

func (db *DB) candidacies(ctx context.Context, where string, args ...any) ([]Candidacy, error) {
	scan := func(into func(...any) error) (c Candidacy, err error) {
		var at int64
		err = into(&c.Contest, &c.Registration, &c.Account, &c.TiedBy, &at)
		c.At = timeOf(at)
		return c, err
	}
	return rows(ctx, db, scan, "SELECT "+candidacyColumns+" FROM candidacy WHERE "+where, args...)
}
