package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// Ask puts work in the queue. When the same is already there, or being done, that
// job comes back and fresh is false.
func (q *Queue) Ask(ctx context.Context, task Task) (job Job, fresh bool, err error) {
	for range attempts {
		err = q.inside(ctx, func(tx *sql.Tx) error {
			job, fresh, err = q.AskIn(ctx, tx, task)
			return err
		})
		if !errors.Is(err, ErrNotFound) { // the other ended just now
			return job, fresh, err
		}
	}
	return Job{}, false, err
}

const attempts = 4

// AskIn is Ask inside a transaction of the caller: what it writes and the work
// that follows from it are there together, or not at all.
func (q *Queue) AskIn(ctx context.Context, tx *sql.Tx, task Task) (job Job, fresh bool, err error) {
	if task.Kind == "" {
		return Job{}, false, errors.New("um trabalho precisa de uma espécie")
	}
	id := newID()
	fresh, err = q.note(ctx, tx, id, task)
	if err != nil {
		return Job{}, false, err
	}
	if !fresh {
		job, err = scanJob(tx.QueryRowContext(ctx, "SELECT "+columns+" FROM job WHERE contest = $1 AND kind = $2 AND outcome = ''", task.Contest, task.Kind))
		return job, false, err
	}
	inserted, err := q.river.InsertTx(ctx, tx, args{ID: id}, nil)
	if err != nil {
		return Job{}, false, fmt.Errorf("o trabalho não entrou na fila: %w", err)
	}
	job, err = scanJob(tx.QueryRowContext(ctx, "UPDATE job SET river = $2 WHERE id = $1 RETURNING "+columns, id, inserted.Job.ID))
	return job, true, err
}

type execer interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
}

// note writes the row of a job, unless there is one open of the same kind and
// contest: the database says so, whoever else asks at the same time.
func (q *Queue) note(ctx context.Context, to execer, id string, task Task) (fresh bool, err error) {
	result, err := to.ExecContext(ctx, "INSERT INTO job (id, kind, contest, asked_by, params, created) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
		id, task.Kind, task.Contest, task.By, append([]byte{}, task.Params...), q.now())
	if err != nil {
		return false, err
	}
	n, err := result.RowsAffected()
	return n == 1, err
}
