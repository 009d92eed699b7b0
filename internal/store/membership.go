package store

import (
	"context"
	"time"
)

// Membership is a role of an account in a contest, or in the whole platform when
// Contest is empty. What a role may do is not known here.
type Membership struct {
	Account   AccountID
	Contest   ContestID
	Role      string
	GrantedBy AccountID
	At        time.Time
}

// Grant gives a role; one that is there stays as it was given.
func (db *DB) Grant(ctx context.Context, m Membership) error {
	_, err := db.exec(ctx, "INSERT INTO membership (account, contest, role, granted_by, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
		string(m.Account), string(m.Contest), m.Role, string(m.GrantedBy), micros(db.now()))
	return err
}

// Revoke takes a role away.
func (db *DB) Revoke(ctx context.Context, m Membership) error {
	return db.one(ctx, "DELETE FROM membership WHERE account = $1 AND contest = $2 AND role = $3", string(m.Account), string(m.Contest), m.Role)
}

// Memberships lists the roles of an account, those of the platform first.
func (db *DB) Memberships(ctx context.Context, account AccountID) ([]Membership, error) {
	return db.memberships(ctx, "account = $1 ORDER BY contest, role", string(account))
}

// Members lists who has a role in a contest, or in the platform for "". Who has one
// because they registered is in the registrations, which may be a million.
func (db *DB) Members(ctx context.Context, contest ContestID) ([]Membership, error) {
	return db.memberships(ctx, `contest = $1 AND NOT (granted_by = account
  AND EXISTS (SELECT 1 FROM enrolment AS e WHERE e.contest = membership.contest AND e.account = membership.account)) ORDER BY account, role`, string(contest))
}

func (db *DB) memberships(ctx context.Context, where string, args ...any) ([]Membership, error) {
	scan := func(into func(...any) error) (m Membership, err error) {
		var at int64
		err = into(&m.Account, &m.Contest, &m.Role, &m.GrantedBy, &at)
		m.At = timeOf(at)
		return m, err
	}
	return rows(ctx, db, scan, "SELECT account, contest, role, granted_by, at FROM membership WHERE "+where, args...)
}
