package store

import (
	"context"
	"errors"
	"strconv"

	"github.com/jackc/pgx/v5/pgconn"
)

// errOlder is of a server that another replaced: it came back, and still takes writes
// that nobody will have.
var errOlder = errors.New("este servidor foi substituído por outro, mais novo: é preciso isolá-lo")

// notOlder refuses a server whose history is older than that of one that was seen: each
// time a standby takes over it begins a timeline with a higher number. The one that was
// replaced stands first in the address, as before, and would be the one that is found.
func (p *pulse) notOlder(before pgconn.ValidateConnectFunc) pgconn.ValidateConnectFunc {
	return func(ctx context.Context, conn *pgconn.PgConn) error {
		if before != nil {
			if err := before(ctx, conn); err != nil {
				return err
			}
		}
		timeline := timelineOf(ctx, conn)
		p.mu.Lock()
		defer p.mu.Unlock()
		if timeline > 0 && timeline < p.timeline {
			return errOlder
		}
		p.timeline = max(p.timeline, timeline)
		return nil
	}
}

// timelineOf is the number of the history of a server, or 0 where it is not to be known,
// as on a standby.
func timelineOf(ctx context.Context, conn *pgconn.PgConn) uint64 {
	answers, err := conn.Exec(ctx, "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)").ReadAll()
	if err != nil || len(answers) != 1 || len(answers[0].Rows) != 1 {
		return 0
	}
	n, err := strconv.ParseUint(string(answers[0].Rows[0][0]), 16, 32)
	if err != nil {
		return 0
	}
	return n
}
