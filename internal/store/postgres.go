package store

import (
	"context"
	"errors"
	"iter"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

var postgresDialect = &dialect{
	name: "postgres", goose: "postgres", lock: " FOR UPDATE", blob: "BYTEA", text: `TEXT COLLATE "C"`, integer: "BIGINT", analyze: "ANALYZE ",
	kindOf: postgresKind, repeat: postgresRepeat, held: postgresHeld, hasten: "SET LOCAL lock_timeout = '2s'", bulk: copyRows, explain: "EXPLAIN ",
}

// connections is how many one program takes at most: PostgreSQL usually gives a hundred
// to all.
const connections = 24

// Connections changes how many are taken. A file of SQLite has its own reasons.
func (db *DB) Connections(most int) {
	if db.dialect == postgresDialect {
		db.write.SetMaxOpenConns(most)
		db.write.SetMaxIdleConns(most)
	}
}

func connectPostgres(ctx context.Context, address string) (*DB, error) {
	config, err := postgresConfig(address)
	if err != nil {
		return nil, err
	}
	pulse, through := takePulse(config)
	pool := stdlib.OpenDB(*through)
	pool.SetMaxOpenConns(connections)
	pool.SetMaxIdleConns(connections)
	db := &DB{dialect: postgresDialect, write: pool, read: pool, pulse: pulse}
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// postgresConfig is the address, with what it does not say: how long to wait for each
// of its servers, and how the server knows that who held rows is gone.
func postgresConfig(address string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, err
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = pulsePatient
	}
	for name, value := range heldNoLonger {
		if config.RuntimeParams[name] == "" {
			config.RuntimeParams[name] = value
		}
	}
	return config, nil
}

// heldNoLonger frees what a replica held that was paused in the middle of a
// transaction, or whose cable was cut: the others wait for the same rows.
var heldNoLonger = map[string]string{
	"idle_in_transaction_session_timeout": "15s",
	"tcp_keepalives_idle":                 "10",
	"tcp_keepalives_interval":             "5",
	"tcp_keepalives_count":                "3",
}

// Codes of PostgreSQL, of its appendix A.
const (
	uniqueViolation     = "23505"
	foreignKeyViolation = "23503"
	restrictViolation   = "23001"
	diskFull            = "53100"
	serializationFailed = "40001"
	deadlockDetected    = "40P01"
	lockNotAvailable    = "55P03"
	undefinedTable      = "42P01"
	readOnly            = "25006"
	silentTooLong       = "25P03"
)

func postgresCode(err error) string {
	var cause *pgconn.PgError
	if errors.As(err, &cause) {
		return cause.Code
	}
	return ""
}

func postgresKind(err error) error {
	switch postgresCode(err) {
	case uniqueViolation:
		return ErrTaken
	case foreignKeyViolation:
		return ErrNotFound
	case restrictViolation:
		return ErrAppendOnly
	case diskFull:
		return ErrFull
	}
	if isAway(err) {
		return ErrAway
	}
	return nil
}

func postgresRepeat(err error) bool {
	code := postgresCode(err)
	return code == serializationFailed || code == deadlockDetected
}

func postgresHeld(err error) bool { return postgresCode(err) == lockNotAvailable }

// copyRows loads rows with COPY, inside the transaction of the connection.
func copyRows(ctx context.Context, to *DB, table string, columns []string, rows iter.Seq2[[]any, error]) (int, error) {
	source := &pulled{}
	var stop func()
	source.next, stop = iter.Pull2(rows)
	defer stop()
	var done int64
	err := to.conn.Raw(func(driver any) (err error) {
		done, err = driver.(*stdlib.Conn).Conn().CopyFrom(ctx, pgx.Identifier(strings.Split(table, ".")), columns, source)
		return err
	})
	if source.err != nil {
		err = source.err // what PostgreSQL says of it has only its text
	}
	return int(done), err
}

// pulled gives rows to COPY one by one.
type pulled struct {
	next func() ([]any, error, bool)
	row  []any
	err  error
}

func (p *pulled) Next() bool {
	row, err, more := p.next()
	p.row, p.err = row, err
	return more && err == nil
}

func (p *pulled) Values() ([]any, error) { return p.row, nil }
func (p *pulled) Err() error             { return p.err }
