package store

import (
	"context"
	"time"
)

// MemberAccount ties a code of comissao.csv to the account of the person it is.
type MemberAccount struct {
	Contest ContestID
	Member  string
	Account AccountID
	By      AccountID
	At      time.Time
}

// TieMember says whose a code is; one that was another's becomes this one's.
func (db *DB) TieMember(ctx context.Context, m MemberAccount) error {
	_, err := db.exec(ctx, `INSERT INTO member_account (contest, member, account, author, at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (contest, member) DO UPDATE SET account = excluded.account, author = excluded.author, at = excluded.at`,
		string(m.Contest), m.Member, string(m.Account), string(m.By), micros(db.now()))
	return err
}

// UntieMember takes the tie of a code away.
func (db *DB) UntieMember(ctx context.Context, contest ContestID, member string) error {
	return db.one(ctx, "DELETE FROM member_account WHERE contest = $1 AND member = $2", string(contest), member)
}

// MemberAccounts lists the ties of a contest, by code.
func (db *DB) MemberAccounts(ctx context.Context, contest ContestID) ([]MemberAccount, error) {
	return db.memberAccounts(ctx, "contest = $1 ORDER BY member", string(contest))
}

// CodesOf lists the ties of an account in a contest, by code.
func (db *DB) CodesOf(ctx context.Context, account AccountID, contest ContestID) ([]MemberAccount, error) {
	return db.memberAccounts(ctx, "account = $1 AND contest = $2 ORDER BY member", string(account), string(contest))
}

func (db *DB) memberAccounts(ctx context.Context, where string, args ...any) ([]MemberAccount, error) {
	scan := func(into func(...any) error) (m MemberAccount, err error) {
		var at int64
		err = into(&m.Contest, &m.Member, &m.Account, &m.By, &at)
		m.At = timeOf(at)
		return m, err
	}
	return rows(ctx, db, scan, "SELECT contest, member, account, author, at FROM member_account WHERE "+where, args...)
}
