package jobs

import (
	"context"
	"errors"

	"github.com/gofrs/flock"
	"github.com/riverqueue/river/rivermigrate"

	"certame/internal/store"
)

// migrate brings the tables of River to this version. Two programs that start
// together wait for one another, which River does not do by itself.
func migrate(ctx context.Context, db *store.DB) (err error) {
	release, err := lock(ctx, db)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, release()) }()
	migrator, err := rivermigrate.New(driverOf(db), nil)
	if err != nil {
		return err
	}
	_, err = migrator.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return err
}

// migrationLock is the number that the store locks for its own tables.
const migrationLock = 0x63657274616d65

func lock(ctx context.Context, db *store.DB) (release func() error, err error) {
	if db.Dialect() == "sqlite" {
		return lockFile(ctx, db)
	}
	conn, err := db.SQL().Conn(ctx)
	if err != nil {
		return nil, err
	}
	_, err = conn.ExecContext(ctx, "SELECT pg_advisory_lock($1)", migrationLock)
	if err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return func() error {
		_, err := conn.ExecContext(context.WithoutCancel(ctx), "SELECT pg_advisory_unlock($1)", migrationLock)
		return errors.Join(err, conn.Close())
	}, nil
}

// lockFile locks beside the database, as the store does for its own tables.
func lockFile(ctx context.Context, db *store.DB) (release func() error, err error) {
	var path string
	if err := db.ReadSQL().QueryRowContext(ctx, "SELECT file FROM pragma_database_list WHERE name = 'main'").Scan(&path); err != nil {
		return nil, err
	}
	guard := flock.New(path + ".trava")
	return guard.Unlock, guard.Lock()
}
