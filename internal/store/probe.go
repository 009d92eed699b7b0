package store

import (
	"context"
	"database/sql"
	"time"

	"github.com/pressly/goose/v3"
)

// Probed is what a PostgreSQL says of itself before anything of ours is made in it.
type Probed struct {
	Version  int       // 170002 is 17.2
	Encoding string    // UTF8
	Now      time.Time // by its clock
	Unsafe   []string  // settings by which it acknowledges what is not on the disk
	Creates  bool      // the account may make tables
	Schema   int64     // of our tables; 0 without any
	Knows    int64     // the newest that this program knows
	Most     int       // connections, to all
	Replica  bool      // it only reads
}

// Probe asks a PostgreSQL, and changes nothing.
func Probe(ctx context.Context, address string) (p Probed, err error) {
	pool, err := sql.Open("pgx", address)
	if err != nil {
		return p, err
	}
	defer pool.Close() //nolint:errcheck // only read
	p.Now = time.Now()
	for _, one := range []struct {
		statement string
		into      []any
	}{
		{"SELECT clock_timestamp(), current_setting('server_version_num')::int, current_setting('server_encoding'), pg_is_in_recovery(), current_setting('max_connections')::int", []any{&p.Now, &p.Version, &p.Encoding, &p.Replica, &p.Most}},
		{"SELECT has_schema_privilege(COALESCE(current_schema(), 'public'), 'CREATE')", []any{&p.Creates}},
	} {
		if err := pool.QueryRowContext(ctx, one.statement).Scan(one.into...); err != nil {
			return p, err
		}
	}
	for _, name := range []string{"fsync", "synchronous_commit", "full_page_writes"} {
		var value string
		if err := pool.QueryRowContext(ctx, "SELECT current_setting($1)", name).Scan(&value); err != nil {
			return p, err
		}
		if value == "off" {
			p.Unsafe = append(p.Unsafe, name)
		}
	}
	if p.Knows, err = newest(); err != nil {
		return p, err
	}
	err = pool.QueryRowContext(ctx, "SELECT COALESCE(MAX(version_id), 0) FROM goose_db_version").Scan(&p.Schema)
	if postgresCode(err) == undefinedTable {
		err = nil
	}
	return p, err
}

// newest is the last version of the tables that this program knows.
func newest() (last int64, err error) {
	list, err := migrations.ReadDir("migrations/postgres")
	for _, f := range list {
		version, errName := goose.NumericComponent(f.Name())
		if errName != nil {
			return 0, errName
		}
		last = max(last, version)
	}
	return last, err
}
