package store

import (
	"context"
	"errors"
)

// peopleTable is, in the copy of a contest, who its writings name.
const peopleTable = "people"

var peopleColumns = []Column{{"id", Text}, {"login", Text}, {"name", Text}}

const authors = `SELECT created_by AS who FROM contest WHERE id = $1
UNION SELECT author FROM revision WHERE contest = $1
UNION SELECT author FROM fact WHERE contest = $1
UNION SELECT author FROM version WHERE contest = $1
UNION SELECT author FROM proposal WHERE contest = $1
UNION SELECT closed_by FROM proposal WHERE contest = $1
UNION SELECT author FROM intake WHERE contest = $1
UNION SELECT author FROM custody WHERE contest = $1
UNION SELECT author FROM custody_upload WHERE contest = $1
UNION SELECT account FROM custody_reading WHERE contest = $1
UNION SELECT author FROM custody_hold WHERE contest = $1
UNION SELECT author FROM custody_disposal WHERE contest = $1
UNION SELECT closed_by FROM custody_disposal WHERE contest = $1
UNION SELECT confirmed_by FROM act WHERE contest = $1`

func (d *dumping) people(ctx context.Context) error {
	if err := d.to.Table(peopleTable, peopleColumns); err != nil {
		return err
	}
	return d.rows(ctx, peopleColumns, "SELECT id, login, name FROM account WHERE id IN ("+authors+") ORDER BY id", []any{string(d.contest)}, func([]any) {})
}

// introduce makes an account that cannot enter for somebody whom the writings of a
// contest name and who has none here, so that they go on saying who wrote them.
func (db *DB) introduce(ctx context.Context, row []any) error {
	id, login, name := row[0].(string), row[1].(string), row[2].(string)
	_, err := db.Account(ctx, AccountID(id))
	if !errors.Is(err, ErrNotFound) {
		return err
	}
	if _, err := db.AccountByLogin(ctx, login); err == nil { // another person has it here
		login += "~" + id
	} else if !errors.Is(err, ErrNotFound) {
		return err
	}
	_, err = db.exec(ctx, "INSERT INTO account ("+accountColumns+", totp_step) VALUES ($1, $2, $3, '', '', $4, '', 1, 1, $5, 0)",
		id, login, name, []byte{}, micros(db.now()))
	return err
}
