package jobs

import (
	"context"
	"database/sql"
	"fmt"
	"time"
)

// sight is a job that somebody seems to be doing, as it was seen: held, or only
// given by River, whose holder died before it could hold it.
type sight struct {
	river, attempt int64
	id, holder     string // empty if not held
	beat           int64
}

func (s sight) key() string {
	if s.holder != "" {
		return s.holder
	}
	return riverKey(s.river)
}

// rescue takes back the jobs of processes that died. It believes no clock, neither
// of another machine nor of the database: it looks several times, and what gave
// no sign of life in the meantime is dead. When it could not look it begins again:
// who beats could not reach the database either.
func (q *Queue) rescue(ctx context.Context) {
	defer close(q.ended)
	ticks := time.NewTicker(q.Pace.Beat)
	defer ticks.Stop()
	seen := map[sight]int{}
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
			seen = q.look(ctx, seen)
		}
	}
}

// look counts how often each job was seen unchanged.
func (q *Queue) look(ctx context.Context, before map[sight]int) map[sight]int {
	now, err := q.atWork(ctx)
	if err != nil {
		return map[sight]int{}
	}
	seen := map[sight]int{}
	for _, s := range now {
		if q.isLive(s.key()) {
			continue
		}
		if seen[s] = before[s] + 1; seen[s] <= q.Pace.Missed {
			continue
		}
		if err := q.takeBack(ctx, s); err != nil && ctx.Err() == nil {
			q.Log.ErrorContext(ctx, "job not taken back", "job", s.id, "error", err)
		}
	}
	return seen
}

func (q *Queue) atWork(ctx context.Context) (list []sight, err error) {
	rows, err := q.db.ReadSQL().QueryContext(ctx, `SELECT river, 0, id, holder, beat FROM job WHERE holder <> ''
		UNION ALL SELECT r.id, r.attempt, '', '', 0 FROM river_job r
		WHERE r.state = 'running' AND NOT EXISTS (SELECT 1 FROM job j WHERE j.river = r.id AND j.holder <> '')`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var s sight
		if err := rows.Scan(&s.river, &s.attempt, &s.id, &s.holder, &s.beat); err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, rows.Err()
}

// takeBack puts a job back in the queue, if nothing of it moved meanwhile. River
// has no call for it: it gives back only what it takes for stuck, by its clock.
func (q *Queue) takeBack(ctx context.Context, s sight) error {
	if s.holder == "" {
		_, err := q.db.SQL().ExecContext(ctx, giveBack+" AND attempt = $2", s.river, s.attempt)
		return err
	}
	return q.inside(ctx, func(tx *sql.Tx) error {
		dead, err := q.letGo(ctx, tx, s)
		if err != nil || !dead {
			return err
		}
		_, err = tx.ExecContext(ctx, giveBack, s.river)
		return err
	})
}

const giveBack = "UPDATE river_job SET state = 'available' WHERE id = $1 AND state = 'running'"

// letGo takes the job from its holder, unless it moved. A job that makes the
// program die must not do so forever.
func (q *Queue) letGo(ctx context.Context, tx *sql.Tx, s sight) (dead bool, err error) {
	result, err := tx.ExecContext(ctx, `UPDATE job SET holder = '', crashes = crashes + 1,
		outcome = CASE WHEN cancel = 1 THEN 'cancelled' WHEN crashes + 1 >= $4 THEN 'failed' ELSE '' END,
		failure = CASE WHEN cancel = 0 AND crashes + 1 >= $4 THEN $5 ELSE failure END,
		ended = CASE WHEN cancel = 1 OR crashes + 1 >= $4 THEN $6 ELSE ended END
		WHERE id = $1 AND holder = $2 AND beat = $3`, s.id, s.holder, s.beat, int64(crashLimit), tooOften, q.now())
	if err != nil {
		return false, err
	}
	n, err := result.RowsAffected()
	return n == 1, err
}

var tooOften = fmt.Sprintf("o programa terminou %d vezes no meio deste trabalho, que não será tentado outra vez; "+
	"veja no registro do sistema se faltou memória ou disco", crashLimit)
