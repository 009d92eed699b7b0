package jobs

import (
	"context"
	"time"
)

// Count is how many jobs of a kind are in a state that is not an end, and since when the
// oldest of them waits.
type Count struct {
	Kind   string
	State  State
	N      int
	Oldest time.Time
}

// Counts are those of the whole installation, for who operates it.
func (q *Queue) Counts(ctx context.Context) (list []Count, err error) {
	rows, err := q.db.ReadSQL().QueryContext(ctx, `SELECT kind, CASE WHEN holder = '' THEN 0 ELSE 1 END AS held, COUNT(*), MIN(created)
		FROM job WHERE outcome = '' GROUP BY kind, held ORDER BY kind, held`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var c Count
		var held, oldest int64
		if err := rows.Scan(&c.Kind, &held, &c.N, &oldest); err != nil {
			return nil, err
		}
		if c.State, c.Oldest = Queued, timeOf(oldest); held == 1 {
			c.State = Running
		}
		list = append(list, c)
	}
	return list, rows.Err()
}
