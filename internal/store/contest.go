package store

import (
	"context"
	"strings"
	"time"
)

// ContestID and AccountID are UUIDs of version 7.
type (
	ContestID string
	AccountID string
)

// Contest is a contest as the platform lists it. Edition counts its changes: who
// changes it says which one was seen.
type Contest struct {
	ID                         ContestID
	Slug, Title, Agency, State string
	Edition                    int
	Created                    time.Time
	CreatedBy                  AccountID
}

const contestColumns = "id, slug, title, agency, state, edition, created, created_by"

// CreateContest stores a contest that has no identifier yet. ErrTaken says that
// the slug is another's.
func (db *DB) CreateContest(ctx context.Context, c Contest) (Contest, error) {
	id, err := newID()
	if err != nil {
		return c, err
	}
	c.ID, c.Edition, c.Created = ContestID(id), 1, db.now()
	return c, db.insertContest(ctx, c)
}

func (db *DB) insertContest(ctx context.Context, c Contest) error {
	_, err := db.exec(ctx, "INSERT INTO contest ("+contestColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
		string(c.ID), c.Slug, c.Title, c.Agency, c.State, c.Edition, micros(c.Created), string(c.CreatedBy))
	return err
}

// ChangeContest stores title, agency, state and slug of a contest as it was seen.
func (db *DB) ChangeContest(ctx context.Context, c Contest) (Contest, error) {
	err := db.Whole(ctx, func(tx *DB) error {
		seen, err := tx.holdContest(ctx, c.ID)
		if err != nil {
			return err
		}
		if seen.Edition != c.Edition {
			return moved("contest", c.Edition, seen.Edition)
		}
		return tx.one(ctx, "UPDATE contest SET slug = $2, title = $3, agency = $4, state = $5, edition = edition + 1 WHERE id = $1",
			string(c.ID), c.Slug, c.Title, c.Agency, c.State)
	})
	if err == nil {
		c.Edition++
	}
	return c, err
}

// Contest is the one with the identifier.
func (db *DB) Contest(ctx context.Context, id ContestID) (Contest, error) {
	return db.contestWhere(ctx, "id = $1", string(id))
}

// ContestBySlug is the one with the name in addresses.
func (db *DB) ContestBySlug(ctx context.Context, slug string) (Contest, error) {
	return db.contestWhere(ctx, "slug = $1", slug)
}

// holdContest is the contest, which nobody else changes until the transaction
// ends: what is numbered in a contest is numbered under it.
func (db *DB) holdContest(ctx context.Context, id ContestID) (Contest, error) {
	return db.contestWhere(ctx, "id = $1"+db.dialect.lock, string(id))
}

func (db *DB) contestWhere(ctx context.Context, where string, arg any) (c Contest, err error) {
	var created int64
	err = db.row(ctx, "SELECT "+contestColumns+" FROM contest WHERE "+where, []any{arg},
		&c.ID, &c.Slug, &c.Title, &c.Agency, &c.State, &c.Edition, &created, &c.CreatedBy)
	c.Created = timeOf(created)
	return c, err
}

// Page asks for a part of a list: what comes after a key, so many.
type Page struct {
	After string // the key of the last one seen, empty at first
	Limit int
}

// most is how many a page has at most.
const most = 1000

func (p Page) limit() int {
	if p.Limit <= 0 || p.Limit > most {
		return most
	}
	return p.Limit
}

// before is the key under which a list in falling order begins: a condition that
// may not hold would keep the database from going straight there.
func (p Page) before() string {
	if p.After == "" {
		return last
	}
	return p.After
}

// last comes after every text that is a key.
const last = "\U0010FFFF"

// AllContests are all of them, the latest first, read page by page.
func (db *DB) AllContests(ctx context.Context) (all []Contest, err error) {
	for page := (Page{}); ; {
		list, err := db.Contests(ctx, page)
		if err != nil || len(list) == 0 {
			return all, err
		}
		all, page.After = append(all, list...), string(list[len(list)-1].ID)
	}
}

// Contests lists contests, the latest first; the key is the identifier.
func (db *DB) Contests(ctx context.Context, p Page) ([]Contest, error) {
	return db.contestsWhere(ctx, "id < $1", p.before(), p.limit())
}

// ContestsOf lists the contests in which an account has a role of its own.
func (db *DB) ContestsOf(ctx context.Context, account AccountID, p Page) ([]Contest, error) {
	return db.contestsWhere(ctx, "id < $1 AND id IN (SELECT contest FROM membership WHERE account = $3)", p.before(), p.limit(), string(account))
}

func (db *DB) contestsWhere(ctx context.Context, where string, args ...any) ([]Contest, error) {
	scan := func(into func(...any) error) (c Contest, err error) {
		var created int64
		err = into(&c.ID, &c.Slug, &c.Title, &c.Agency, &c.State, &c.Edition, &created, &c.CreatedBy)
		c.Created = timeOf(created)
		return c, err
	}
	statement := strings.Join([]string{"SELECT", contestColumns, "FROM contest WHERE", where, "ORDER BY id DESC LIMIT $2"}, " ")
	return rows(ctx, db, scan, statement, args...)
}
