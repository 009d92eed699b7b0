package store

import (
	"context"
	"database/sql"
	"errors"
	"iter"
	"net/url"
	"strings"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

var sqliteDialect = &dialect{
	name: "sqlite", goose: "sqlite3", lock: "", blob: "BLOB", text: "TEXT", integer: "INTEGER", analyze: "ANALYZE ",
	kindOf: sqliteKind, repeat: never, held: never, hasten: "SELECT 1", bulk: insertPrepared, explain: "EXPLAIN QUERY PLAN ",
}

// connectSQLite opens one connection that writes and several that read. A
// transaction that writes asks for its lock when it begins: one that began by
// reading would fail at once, whatever the wait, when another wrote meanwhile. A
// writing is acknowledged after it is on the disk (synchronous FULL).
func connectSQLite(ctx context.Context, path string) (*DB, error) {
	write, err := openSQLite(path, "_txlock=immediate&_pragma=cache_size(-65536)", 1)
	if err != nil {
		return nil, err
	}
	if err := write.PingContext(ctx); err != nil { // creates the file before it is read
		return nil, errors.Join(err, write.Close())
	}
	read, err := openSQLite(path, "_pragma=query_only(1)&_pragma=cache_size(-16384)", readers)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	return &DB{dialect: sqliteDialect, write: write, read: read}, nil
}

// readers is how many read at the same time, each with 16 MiB of pages at most.
const readers = 8

// openSQLite opens the file. What is analysed after loading is a sample: the whole
// would be read for each index, and the plans are the same.
func openSQLite(path, more string, connections int) (*sql.DB, error) {
	pragmas := "_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)&_pragma=analysis_limit(400)&_pragma=journal_size_limit(67108864)"
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: pragmas + "&" + more}
	pool, err := sql.Open("sqlite", name.String())
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(connections)
	pool.SetMaxIdleConns(connections)
	return pool, nil
}

func never(error) bool { return false }

// sqliteKind is what the store calls an error of the database, or nil.
func sqliteKind(err error) error {
	var cause *sqlite.Error
	if !errors.As(err, &cause) {
		return nil
	}
	switch code := cause.Code(); {
	case code == lib.SQLITE_CONSTRAINT_UNIQUE || code == lib.SQLITE_CONSTRAINT_PRIMARYKEY:
		return ErrTaken
	case code == lib.SQLITE_CONSTRAINT_TRIGGER && strings.Contains(cause.Error(), "append-only: "):
		return ErrAppendOnly
	case code == lib.SQLITE_CONSTRAINT_FOREIGNKEY:
		return ErrNotFound
	case code&0xff == lib.SQLITE_FULL, code == lib.SQLITE_IOERR_WRITE, code == lib.SQLITE_IOERR_SHMSIZE:
		return ErrFull
	}
	return nil
}

// insertPrepared loads rows by one statement prepared once: a statement of many
// rows has to be parsed as often as it runs, and gains nothing in the same process.
func insertPrepared(ctx context.Context, to *DB, table string, columns []string, rows iter.Seq2[[]any, error]) (done int, err error) {
	places := strings.TrimSuffix(strings.Repeat("?,", len(columns)), ",")
	insert, err := to.tx.PrepareContext(ctx, "INSERT INTO "+table+" ("+strings.Join(columns, ",")+") VALUES ("+places+")")
	if err != nil {
		return 0, err
	}
	defer insert.Close() //nolint:errcheck // what it did was said by each ExecContext
	for row, err := range rows {
		if err == nil {
			_, err = insert.ExecContext(ctx, row...)
		}
		if err != nil {
			return done, err
		}
		done++
	}
	return done, nil
}
