package jobs

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"
)

// beat gives signs of life of a job, with its progress, until stop is called. By
// the same way it learns that somebody cancelled the job, or that it was lost.
// While the database does not answer nobody can take the job either.
func (q *Queue) beat(ctx context.Context, run *Run, cancel context.CancelCauseFunc) (stop func()) {
	ctx, finish := context.WithCancel(context.WithoutCancel(ctx))
	var wait sync.WaitGroup
	wait.Go(func() {
		ticks := time.NewTicker(q.Pace.Beat)
		defer ticks.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticks.C:
				run.sign(ctx, cancel)
			}
		}
	})
	return func() { finish(); wait.Wait() }
}

func (r *Run) sign(ctx context.Context, cancel context.CancelCauseFunc) {
	done, total := r.progress()
	var asked int64
	err := r.db.QueryRowContext(ctx, "UPDATE job SET beat = beat + 1, done = $3, total = $4 WHERE id = $1 AND holder = $2 RETURNING cancel",
		r.ID, r.holder, done, total).Scan(&asked)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		cancel(errLost)
	case err == nil && asked != 0:
		cancel(ErrCancelled)
	}
}
