package store

import (
	"context"
	"time"
)

// BallotBox is where the votes of an instance on a case are sealed. Its private key
// is nowhere: each seat has a share of it.
type BallotBox struct {
	ID        string
	Contest   ContestID
	Hearing   string
	Instance  int
	Round     int // from 1: a box that was annulled leaves its place to the next
	PublicKey []byte
	By        AccountID
	At        time.Time
}

// BallotShare is the share of a seat, locked to the key of one who may sit in it.
type BallotShare struct {
	Box         string
	Contest     ContestID
	Seat        string // the titular
	Member      string
	Account     AccountID
	Undertaking int
	Locked      []byte
}

const (
	ballotBoxColumns   = "id, contest, hearing, instance, round, public_key, author, at"
	ballotShareColumns = "box, contest, seat, member, account, undertaking, locked"
)

// NewBallotBoxID is the identifier of a box about to be made: what is sealed for it
// says which one it is.
func NewBallotBoxID() (string, error) { return newID() }

// AddBallotBox stores a box with its shares. ErrTaken says that the round has one.
func (db *DB) AddBallotBox(ctx context.Context, b BallotBox, shares []BallotShare) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.HoldHearing(ctx, b.Contest, b.Hearing); err != nil {
			return err
		}
		if _, err := tx.exec(ctx, "INSERT INTO ballot_box ("+ballotBoxColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
			b.ID, string(b.Contest), b.Hearing, b.Instance, b.Round, whole(b.PublicKey), string(b.By), micros(tx.now())); err != nil {
			return err
		}
		for _, s := range shares {
			if _, err := tx.exec(ctx, "INSERT INTO ballot_share ("+ballotShareColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7)",
				b.ID, string(b.Contest), s.Seat, s.Member, string(s.Account), s.Undertaking, whole(s.Locked)); err != nil {
				return err
			}
		}
		return nil
	})
}

// BallotBoxes lists the boxes of a case, instance by instance.
func (db *DB) BallotBoxes(ctx context.Context, contest ContestID, hearing string) ([]BallotBox, error) {
	return db.ballotBoxes(ctx, "contest = $1 AND hearing = $2 ORDER BY instance, round", string(contest), hearing)
}

// AllBallotBoxes lists those of every case of a contest.
func (db *DB) AllBallotBoxes(ctx context.Context, contest ContestID) ([]BallotBox, error) {
	return db.ballotBoxes(ctx, "contest = $1 ORDER BY id", string(contest))
}

func (db *DB) ballotBoxes(ctx context.Context, where string, args ...any) ([]BallotBox, error) {
	scan := func(into func(...any) error) (b BallotBox, err error) {
		var at int64
		err = into(&b.ID, &b.Contest, &b.Hearing, &b.Instance, &b.Round, &b.PublicKey, &b.By, &at)
		b.At = timeOf(at)
		return b, err
	}
	return rows(ctx, db, scan, "SELECT "+ballotBoxColumns+" FROM ballot_box WHERE "+where, args...)
}

// BallotShares lists who may sit in the seats of a box.
func (db *DB) BallotShares(ctx context.Context, contest ContestID, box string) ([]BallotShare, error) {
	return db.ballotShares(ctx, "contest = $1 AND box = $2 ORDER BY member", string(contest), box)
}

// SharesOf lists the shares of an account in a contest.
func (db *DB) SharesOf(ctx context.Context, account AccountID, contest ContestID) ([]BallotShare, error) {
	return db.ballotShares(ctx, "account = $1 AND contest = $2 ORDER BY box, member", string(account), string(contest))
}

func (db *DB) ballotShares(ctx context.Context, where string, args ...any) ([]BallotShare, error) {
	scan := func(into func(...any) error) (s BallotShare, err error) {
		return s, into(&s.Box, &s.Contest, &s.Seat, &s.Member, &s.Account, &s.Undertaking, &s.Locked)
	}
	return rows(ctx, db, scan, "SELECT "+ballotShareColumns+" FROM ballot_share WHERE "+where, args...)
}

// OpenShare is a share whose seat has not voted, and of which case it is.
type OpenShare struct {
	BallotShare
	Hearing  string
	Instance int
}

// OpenShares lists those of an account in a contest, the box opened first first.
func (db *DB) OpenShares(ctx context.Context, account AccountID, contest ContestID) ([]OpenShare, error) {
	scan := func(into func(...any) error) (s OpenShare, err error) {
		return s, into(&s.Box, &s.Contest, &s.Seat, &s.Member, &s.Account, &s.Undertaking, &s.Locked, &s.Hearing, &s.Instance)
	}
	return rows(ctx, db, scan, `SELECT s.box, s.contest, s.seat, s.member, s.account, s.undertaking, s.locked, b.hearing, b.instance
FROM ballot_share s JOIN ballot_box b ON b.id = s.box
WHERE s.account = $1 AND s.contest = $2 AND NOT EXISTS (SELECT 1 FROM ballot v WHERE v.box = s.box AND v.seat = s.seat)
ORDER BY s.box, s.member`, string(account), string(contest))
}
