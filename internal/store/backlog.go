package store

import (
	"context"
	"time"
)

// Backlog is how much of what must go on waits, in numbers without anybody's data: for
// who operates the platform.
type Backlog struct {
	Messages  map[string]int // by the state in which they are; only those that are not over
	Proposals int            // that a second person has not confirmed
	Sealed    int            // acts confirmed whose hour has not come
	Unlogged  int            // acts that are not in the transparency log
	Oldest    time.Time      // when the first of those was confirmed; zero without any
	Sessions  int            // that have not expired
}

// Over is what waits for nothing: the kind of acts that never enter the transparency
// log, and the states of messages in which nothing more is done.
type Over struct {
	Act      string
	Messages []string
}

// Backlog counts.
func (db *DB) Backlog(ctx context.Context, over Over) (b Backlog, err error) {
	now := micros(db.now())
	var oldest int64
	for _, one := range []struct {
		statement string
		args      []any
		into      []any
	}{
		{"SELECT COUNT(*) FROM proposal WHERE state = $1 AND (expires = 0 OR expires > $2)", []any{ProposalOpen, now}, []any{&b.Proposals}},
		{"SELECT COUNT(*) FROM act WHERE release_at > $1", []any{now}, []any{&b.Sealed}},
		{`SELECT COUNT(*), COALESCE(MIN(act.at), 0) FROM act WHERE kind <> $1 AND NOT EXISTS
(SELECT 1 FROM act_logged l WHERE l.contest = act.contest AND l.number = act.number)`, []any{over.Act}, []any{&b.Unlogged, &oldest}},
		{"SELECT COUNT(*) FROM session WHERE expires > $1", []any{now}, []any{&b.Sessions}},
	} {
		if err := db.row(ctx, one.statement, one.args, one.into...); err != nil {
			return b, err
		}
	}
	b.Oldest = timeOf(oldest)
	b.Messages, err = db.openMessages(ctx, over.Messages)
	return b, err
}

func (db *DB) openMessages(ctx context.Context, over []string) (map[string]int, error) {
	type count struct {
		state string
		n     int
	}
	scan := func(into func(...any) error) (c count, err error) { return c, into(&c.state, &c.n) }
	list, err := rows(ctx, db, scan, `SELECT s.state, COUNT(*) FROM message_state s
WHERE NOT EXISTS (SELECT 1 FROM message_state later WHERE later.message = s.message AND later.number > s.number) GROUP BY s.state ORDER BY s.state`)
	counts := map[string]int{}
	for _, c := range list {
		counts[c.state] = c.n
	}
	for _, state := range over {
		delete(counts, state)
	}
	return counts, err
}
