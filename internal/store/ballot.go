package store

import (
	"context"
	"time"
)

// Ballot is a sealed vote with the share of the key of its box that its seat gave up
// by voting. Commitment is the digest of what is inside.
type Ballot struct {
	Box        string
	Seat       string
	Contest    ContestID
	Member     string
	Account    AccountID
	Sealed     []byte
	Commitment string
	Released   []byte
	At         time.Time
}

const ballotColumns = "box, seat, contest, member, account, sealed, commitment, released, at"

// AddBallot stores the vote of a seat. ErrTaken says that the seat voted, or
// ErrAppendOnly in a database that refuses a second one as a change of the first.
func (db *DB) AddBallot(ctx context.Context, b Ballot) error {
	_, err := db.exec(ctx, "INSERT INTO ballot ("+ballotColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
		b.Box, b.Seat, string(b.Contest), b.Member, string(b.Account), whole(b.Sealed), b.Commitment, whole(b.Released), micros(db.now()))
	return err
}

// Ballots lists the sealed votes of a box, by seat: the order in which they came
// says nothing.
func (db *DB) Ballots(ctx context.Context, contest ContestID, box string) ([]Ballot, error) {
	return db.ballots(ctx, "contest = $1 AND box = $2 ORDER BY seat", string(contest), box)
}

// AllBallots lists those of every box of a contest.
func (db *DB) AllBallots(ctx context.Context, contest ContestID) ([]Ballot, error) {
	return db.ballots(ctx, "contest = $1 ORDER BY box, seat", string(contest))
}

func (db *DB) ballots(ctx context.Context, where string, args ...any) ([]Ballot, error) {
	scan := func(into func(...any) error) (b Ballot, err error) {
		var at int64
		err = into(&b.Box, &b.Seat, &b.Contest, &b.Member, &b.Account, &b.Sealed, &b.Commitment, &b.Released, &at)
		b.At = timeOf(at)
		return b, err
	}
	return rows(ctx, db, scan, "SELECT "+ballotColumns+" FROM ballot WHERE "+where, args...)
}
