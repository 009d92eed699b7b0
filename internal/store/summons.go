package store

import (
	"context"
	"time"
)

// Summons is that somebody is called for a group, where and when. Of one person and
// group the last sequence counts; the first is 0.
type Summons struct {
	Contest             ContestID
	Registration, Group string
	Sequence            int
	City, Room, Board   string
	Starts, Ends        time.Time
	By                  AccountID
	At                  time.Time
}

const summonsColumns = "contest, registration, grp, sequence, city, room, board, starts, ends, author, at"

// AddSummons calls many people, all or none. ErrTaken, or ErrAppendOnly, says that
// one of them was called already under the same sequence.
func (db *DB) AddSummons(ctx context.Context, list []Summons) error {
	return db.Whole(ctx, func(tx *DB) error {
		for _, s := range list {
			_, err := tx.exec(ctx, "INSERT INTO summons ("+summonsColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
				string(s.Contest), s.Registration, s.Group, s.Sequence, s.City, s.Room, s.Board, micros(s.Starts), micros(s.Ends), string(s.By), micros(tx.now()))
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// lastSummons picks the one in force of each person and group.
const lastSummons = " AND sequence = (SELECT MAX(o.sequence) FROM summons o WHERE o.contest = summons.contest AND o.registration = summons.registration AND o.grp = summons.grp)"

// Summonses lists those in force in a contest, by registration and group.
func (db *DB) Summonses(ctx context.Context, contest ContestID) ([]Summons, error) {
	return db.summonses(ctx, "contest = $1"+lastSummons+" ORDER BY registration, grp", string(contest))
}

// SummonsesOf lists every one of a registration, the first first.
func (db *DB) SummonsesOf(ctx context.Context, contest ContestID, registration string) ([]Summons, error) {
	return db.summonses(ctx, "contest = $1 AND registration = $2 ORDER BY grp, sequence", string(contest), registration)
}

// CountSummoned counts people and groups that are called.
func (db *DB) CountSummoned(ctx context.Context, contest ContestID) (n int, err error) {
	return n, db.row(ctx, "SELECT COUNT(*) FROM summons WHERE contest = $1 AND sequence = 0", []any{string(contest)}, &n)
}

func (db *DB) summonses(ctx context.Context, where string, args ...any) ([]Summons, error) {
	scan := func(into func(...any) error) (s Summons, err error) {
		var starts, ends, at int64
		err = into(&s.Contest, &s.Registration, &s.Group, &s.Sequence, &s.City, &s.Room, &s.Board, &starts, &ends, &s.By, &at)
		s.Starts, s.Ends, s.At = timeOf(starts), timeOf(ends), timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, "SELECT "+summonsColumns+" FROM summons WHERE "+where, args...)
}
