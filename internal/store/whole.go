package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// attempts is how often a transaction is tried that the database itself took
// back: two that waited for one another, of which one had to go.
const attempts = 5

// Whole runs do in one transaction: all of it is kept, or nothing. Inside, only
// the store that do receives may be used. do may run again from its beginning when
// the database takes it back; a Whole inside of another is part of it. An error of
// the connection while it ends leaves open whether it stands: who gets one reads
// again what is there, and does not simply repeat.
func (db *DB) Whole(ctx context.Context, do func(*DB) error) error {
	if db.tx != nil {
		return do(db)
	}
	var err error
	for range attempts {
		if err = db.once(ctx, do); err == nil || !db.dialect.repeat(err) {
			return err
		}
	}
	return err
}

func (db *DB) once(ctx context.Context, do func(*DB) error) (err error) {
	ctx, ended := db.watched(ctx, WatchedWhole, "")
	defer func() { ended(err) }()
	conn, err := db.write.Conn(ctx)
	if err != nil {
		return db.named(err)
	}
	defer conn.Close() //nolint:errcheck // it goes back to the pool
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return db.named(err)
	}
	defer tx.Rollback() //nolint:errcheck // after a commit there is nothing to take back
	inside := *db
	inside.tx, inside.conn = tx, conn
	if err := do(&inside); err != nil {
		return err
	}
	return db.named(tx.Commit())
}

// runner is a pool or a transaction.
type runner interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
	QueryRowContext(context.Context, string, ...any) *sql.Row
}

func (db *DB) reader() runner {
	if db.tx != nil {
		return db.tx
	}
	return db.read
}

func (db *DB) writer() runner {
	if db.tx != nil {
		return db.tx
	}
	return db.write
}

// exec writes, and says how many rows it touched.
func (db *DB) exec(ctx context.Context, statement string, args ...any) (int, error) {
	if err := checkTexts(args); err != nil {
		return 0, err
	}
	ctx, ended := db.watched(ctx, WatchedWriting, statement)
	result, err := db.writer().ExecContext(ctx, statement, args...)
	ended(err)
	if err != nil {
		return 0, db.named(err)
	}
	n, err := result.RowsAffected()
	return int(n), err
}

// one is exec of what must touch one row.
func (db *DB) one(ctx context.Context, statement string, args ...any) error {
	n, err := db.exec(ctx, statement, args...)
	if err == nil && n != 1 {
		err = ErrNotFound
	}
	return err
}

// row reads one row.
func (db *DB) row(ctx context.Context, statement string, args []any, into ...any) error {
	if err := checkTexts(args); err != nil {
		return err
	}
	db.observed(statement, args)
	ctx, ended := db.watched(ctx, WatchedReading, statement)
	err := db.reader().QueryRowContext(ctx, statement, args...).Scan(into...)
	ended(err)
	return db.named(err)
}

// rows reads every row into a list, each by scan.
func rows[T any](ctx context.Context, db *DB, scan func(func(...any) error) (T, error), statement string, args ...any) (list []T, err error) {
	if err := checkTexts(args); err != nil {
		return nil, err
	}
	db.observed(statement, args)
	ctx, ended := db.watched(ctx, WatchedReading, statement)
	defer func() { ended(err) }()
	found, err := db.reader().QueryContext(ctx, statement, args...)
	if err != nil {
		return nil, db.named(err)
	}
	defer found.Close()
	for found.Next() {
		one, err := scan(found.Scan)
		if err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, db.named(found.Err())
}

func (db *DB) observed(statement string, args []any) {
	if db.observe != nil {
		db.observe(statement, args)
	}
}

// named puts the store's name before what the database said.
func (db *DB) named(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, sql.ErrNoRows):
		return ErrNotFound
	}
	if kind := db.dialect.kindOf(err); kind != nil {
		return fmt.Errorf("%w (%w)", kind, err)
	}
	return err
}
