package store

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	"certame/internal/intake"
)

// DB is the store; a value handed to the function of Whole is the same store
// inside one transaction.
type DB struct {
	Now func() time.Time // the clock of what is written

	dialect     *dialect
	write, read *sql.DB // one pool in PostgreSQL
	tx          *sql.Tx
	conn        *sql.Conn // of the transaction
	pulse       *pulse    // of PostgreSQL

	observe func(statement string, args []any) // of what reads; a test looks at how

	// Watch, when there is one, is told of each statement and of each transaction, with
	// the text that the program wrote and never with what people's rows have. It gives the
	// context to go on with, and what to call at the end.
	Watch func(ctx context.Context, kind, statement string) (context.Context, func(error))
}

// Open opens "sqlite:FILE" or "postgres://…", creating what is missing and
// bringing older tables to this version under a lock.
func Open(ctx context.Context, address string) (*DB, error) { return OpenAt(ctx, address, 0) }

// OpenAt is Open of tables of an older version (0 for this one), for a copy made
// then: who opens it again brings it to this one.
func OpenAt(ctx context.Context, address string, schema int64) (*DB, error) {
	release, err := guard(address)
	if err != nil {
		return nil, err
	}
	db, err := connect(ctx, address)
	if err != nil {
		return nil, errors.Join(err, release())
	}
	db.Now = time.Now
	if err := errors.Join(db.migrate(ctx, schema), release()); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

func connect(ctx context.Context, address string) (*DB, error) {
	if path, ok := strings.CutPrefix(address, "sqlite:"); ok && path != "" {
		return connectSQLite(ctx, path)
	}
	if strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://") {
		return connectPostgres(ctx, address)
	}
	return nil, intake.Refuse([]intake.Problem{{
		File: "--banco", What: "endereço de banco de dados desconhecido",
		Remedy: "Use sqlite:ARQUIVO ou postgres://USUARIO:SENHA@SERVIDOR:PORTA/BANCO",
	}})
}

// Close ends every connection.
func (db *DB) Close() error {
	db.pulse.close()
	if db.read == db.write {
		return db.write.Close()
	}
	return errors.Join(db.read.Close(), db.write.Close())
}

// SQL is the pool that writes, for libraries that keep tables of their own in the
// same database. In SQLite it has one connection.
func (db *DB) SQL() *sql.DB { return db.write }

// ReadSQL is the pool that reads, which does not wait for who writes.
func (db *DB) ReadSQL() *sql.DB { return db.read }

// Tx is the transaction of Whole, nil outside of one.
func (db *DB) Tx() *sql.Tx { return db.tx }

// Dialect is "sqlite" or "postgres".
func (db *DB) Dialect() string { return db.dialect.name }

// Ping tells whether the database answers.
func (db *DB) Ping(ctx context.Context) error {
	if err := db.read.PingContext(ctx); err != nil {
		return err
	}
	return db.write.PingContext(ctx)
}
