package store

import (
	"context"
	"embed"
	"errors"
	"io/fs"
	"strings"

	"github.com/gofrs/flock"
	"github.com/pressly/goose/v3"
)

//go:embed migrations
var migrations embed.FS

// migrate brings the tables to this version. Two programs that start together
// wait for one another: by a lock of PostgreSQL, or by a file beside SQLite's.
func (db *DB) migrate(ctx context.Context, to int64) error {
	files, err := fs.Sub(migrations, "migrations/"+db.dialect.name)
	if err != nil {
		return err
	}
	release, err := db.holdSchema(ctx)
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.Dialect(db.dialect.goose), db.write, files)
	if err == nil {
		err = apply(ctx, provider, to)
	}
	return errors.Join(err, release())
}

// schemaLock is any number that nobody else locks in the same database.
const schemaLock = 0x63657274616d65 // "certame"

// guard waits for who else opens the same file of SQLite. The first to open a new
// file changes how it is written (WAL), and meanwhile SQLite refuses others at once,
// whatever they would wait: the lock comes before the first connection.
func guard(address string) (release func() error, err error) {
	path, isFile := strings.CutPrefix(address, "sqlite:")
	if !isFile || path == "" {
		return func() error { return nil }, nil
	}
	file := flock.New(path + ".trava")
	return file.Unlock, file.Lock()
}

func (db *DB) holdSchema(ctx context.Context) (release func() error, err error) {
	if db.dialect == sqliteDialect {
		return func() error { return nil }, nil // by guard
	}
	conn, err := db.write.Conn(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := conn.ExecContext(ctx, "SELECT pg_advisory_lock($1)", schemaLock); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return func() error {
		_, err := conn.ExecContext(context.WithoutCancel(ctx), "SELECT pg_advisory_unlock($1)", schemaLock)
		return errors.Join(err, conn.Close())
	}, nil
}

// apply brings the tables to a version, or to the last one for 0.
func apply(ctx context.Context, provider *goose.Provider, to int64) error {
	sources := provider.ListSources()
	last := sources[len(sources)-1].Version
	has, err := provider.GetDBVersion(ctx)
	if err != nil {
		return err
	}
	if max(has, to) > last {
		return ErrNewer
	}
	if to == 0 {
		to = last
	}
	_, err = provider.UpTo(ctx, to)
	return err
}

// Schema is the version of the tables.
func (db *DB) Schema(ctx context.Context) (version int64, err error) {
	return version, db.row(ctx, "SELECT MAX(version_id) FROM goose_db_version", nil, &version)
}
