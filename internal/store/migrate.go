package store

import (
	"context"
	"embed"
	"io/fs"
	"strings"

	"github.com/gofrs/flock"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

//go:embed migrations
var migrations embed.FS

// migrate brings the tables to this version. Two programs that start together
// wait for one another: by a lock of PostgreSQL, or by a file beside SQLite's.
func (db *DB) migrate(ctx context.Context, address string) error {
	files, err := fs.Sub(migrations, "migrations/"+db.dialect.name)
	if err != nil {
		return err
	}
	var options []goose.ProviderOption
	if path, isFile := strings.CutPrefix(address, "sqlite:"); isFile {
		guard := flock.New(path + ".trava")
		if err := guard.Lock(); err != nil {
			return err
		}
		defer guard.Unlock() //nolint:errcheck // the end of the process lets it go too
	} else {
		locker, err := lock.NewPostgresSessionLocker()
		if err != nil {
			return err
		}
		options = append(options, goose.WithSessionLocker(locker))
	}
	provider, err := goose.NewProvider(goose.Dialect(db.dialect.goose), db.write, files, options...)
	if err != nil {
		return err
	}
	return apply(ctx, provider)
}

func apply(ctx context.Context, provider *goose.Provider) error {
	sources := provider.ListSources()
	has, err := provider.GetDBVersion(ctx)
	if err != nil {
		return err
	}
	if has > sources[len(sources)-1].Version {
		return ErrNewer
	}
	_, err = provider.Up(ctx)
	return err
}
