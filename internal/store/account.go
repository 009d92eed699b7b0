package store

import (
	"context"
	"time"
)

// Account is a person of the platform. Password is what the hash function wrote
// and TOTP is sealed: the store can read neither. Edition counts the changes made
// with ChangeAccount.
type Account struct {
	ID                 AccountID
	Login, Name, Email string
	Password           string
	TOTP               []byte
	Level              string
	Disabled           bool
	Edition            int
	Created            time.Time
}

const accountColumns = "id, login, name, email, password, totp, level, disabled, edition, created"

// CreateAccount stores an account that has no identifier yet. ErrTaken says that
// the login is another's.
func (db *DB) CreateAccount(ctx context.Context, a Account) (Account, error) {
	id, err := newID()
	if err != nil {
		return a, err
	}
	a.ID, a.Edition, a.Created = AccountID(id), 1, db.now()
	_, err = db.exec(ctx, "INSERT INTO account ("+accountColumns+", totp_step) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)",
		string(a.ID), a.Login, a.Name, a.Email, a.Password, whole(a.TOTP), a.Level, flag(a.Disabled), a.Edition, micros(a.Created))
	return a, err
}

// ChangeAccount stores an account as it was seen: *Conflict when it changed since.
func (db *DB) ChangeAccount(ctx context.Context, a Account) (Account, error) {
	n, err := db.exec(ctx, `UPDATE account SET login = $3, name = $4, email = $5, password = $6, totp = $7, level = $8, disabled = $9, edition = edition + 1
WHERE id = $1 AND edition = $2`, string(a.ID), a.Edition, a.Login, a.Name, a.Email, a.Password, whole(a.TOTP), a.Level, flag(a.Disabled))
	if err != nil || n == 1 {
		a.Edition++
		return a, err
	}
	last, err := db.Account(ctx, a.ID)
	if err != nil {
		return a, err
	}
	return a, moved("account", a.Edition, last.Edition)
}

// Account is the one with the identifier.
func (db *DB) Account(ctx context.Context, id AccountID) (Account, error) {
	return db.accountWhere(ctx, "id = $1", string(id))
}

// AccountByLogin is the one with the login.
func (db *DB) AccountByLogin(ctx context.Context, login string) (Account, error) {
	return db.accountWhere(ctx, "login = $1", login)
}

func (db *DB) accountWhere(ctx context.Context, where string, args ...any) (Account, error) {
	list, err := db.accounts(ctx, where, args...)
	if err != nil {
		return Account{}, err
	}
	if len(list) == 0 {
		return Account{}, ErrNotFound
	}
	return list[0], nil
}

// Accounts lists accounts by login; the key is the login.
func (db *DB) Accounts(ctx context.Context, p Page) ([]Account, error) {
	return db.accounts(ctx, "login > $1 ORDER BY login LIMIT $2", p.After, p.limit())
}

// CountAccounts is how many there are: none before the first administrator.
func (db *DB) CountAccounts(ctx context.Context) (n int, err error) {
	return n, db.row(ctx, "SELECT COUNT(*) FROM account", nil, &n)
}

func (db *DB) accounts(ctx context.Context, where string, args ...any) ([]Account, error) {
	scan := func(into func(...any) error) (a Account, err error) {
		var disabled, created int64
		err = into(&a.ID, &a.Login, &a.Name, &a.Email, &a.Password, &a.TOTP, &a.Level, &disabled, &a.Edition, &created)
		a.Disabled, a.Created = disabled != 0, timeOf(created)
		return a, err
	}
	return rows(ctx, db, scan, "SELECT "+accountColumns+" FROM account WHERE "+where, args...)
}
