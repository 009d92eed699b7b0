package jobs

import (
	"context"
)

// Job is a job as it is now.
func (q *Queue) Job(ctx context.Context, id string) (Job, error) {
	return scanJob(q.db.ReadSQL().QueryRowContext(ctx, "SELECT "+columns+" FROM job WHERE id = $1", id))
}

// shown is how many jobs of a contest are listed.
const shown = 100

// Jobs are the last jobs of a contest, the newest first.
func (q *Queue) Jobs(ctx context.Context, contest string) (list []Job, err error) {
	rows, err := q.db.ReadSQL().QueryContext(ctx, "SELECT "+columns+" FROM job WHERE contest = $1 ORDER BY created DESC, id DESC LIMIT $2", contest, shown)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		job, err := scanJob(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, job)
	}
	return list, rows.Err()
}

// Cancel asks a job to stop. One that nobody began is cancelled at once; one at
// work stops at its next sign of life, and may still end first. Of one that ended
// nothing changes.
func (q *Queue) Cancel(ctx context.Context, id string) (Job, error) {
	_, err := q.db.SQL().ExecContext(ctx, `UPDATE job SET cancel = 1,
		outcome = CASE WHEN holder = '' THEN 'cancelled' ELSE '' END, ended = CASE WHEN holder = '' THEN $2 ELSE ended END
		WHERE id = $1 AND outcome = ''`, id, q.now())
	if err != nil {
		return Job{}, err
	}
	return q.Job(ctx, id)
}
