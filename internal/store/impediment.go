package store

import (
	"context"
	"time"
)

// Impediment is what a member declared of a case, also that there is nothing. The
// statement is sealed.
type Impediment struct {
	Hearing   string
	Number    int // from 1 in its case
	Contest   ContestID
	Instance  int
	Member    string
	Account   AccountID
	Kind      string
	Statement []byte
	At        time.Time
}

const impedimentColumns = "hearing, number, contest, instance, member, account, kind, statement, at"

// AddImpediment stores a declaration.
func (db *DB) AddImpediment(ctx context.Context, i Impediment) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.HoldHearing(ctx, i.Contest, i.Hearing); err != nil {
			return err
		}
		var last int
		if err := tx.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM impediment WHERE hearing = $1", []any{i.Hearing}, &last); err != nil {
			return err
		}
		_, err := tx.exec(ctx, "INSERT INTO impediment ("+impedimentColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
			i.Hearing, last+1, string(i.Contest), i.Instance, i.Member, string(i.Account), i.Kind, whole(i.Statement), micros(tx.now()))
		return err
	})
}

// Impediments lists the declarations of a case in their order.
func (db *DB) Impediments(ctx context.Context, contest ContestID, hearing string) ([]Impediment, error) {
	return db.impediments(ctx, "contest = $1 AND hearing = $2 ORDER BY number", string(contest), hearing)
}

// AllImpediments lists those of every case of a contest.
func (db *DB) AllImpediments(ctx context.Context, contest ContestID) ([]Impediment, error) {
	return db.impediments(ctx, "contest = $1 ORDER BY hearing, number", string(contest))
}

func (db *DB) impediments(ctx context.Context, where string, args ...any) ([]Impediment, error) {
	scan := func(into func(...any) error) (i Impediment, err error) {
		var at int64
		err = into(&i.Hearing, &i.Number, &i.Contest, &i.Instance, &i.Member, &i.Account, &i.Kind, &i.Statement, &at)
		i.At = timeOf(at)
		return i, err
	}
	return rows(ctx, db, scan, "SELECT "+impedimentColumns+" FROM impediment WHERE "+where, args...)
}
