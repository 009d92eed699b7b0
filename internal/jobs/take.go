package jobs

import (
	"context"
	"database/sql"
	"errors"

	"github.com/google/uuid"
)

// errHeld is of a job that another process seems to be doing.
var errHeld = errors.New("outro processo está com o trabalho")

func newRun(db *sql.DB, a args) *Run { return &Run{ID: a.ID, db: db, holder: uuid.NewString()} }

// take makes the run the one that holds the job. It says no when there is nothing
// to do: the job ended, or the same is open under another number.
func (q *Queue) take(ctx context.Context, river int64, a args, run *Run) (bool, error) {
	if a.Every != "" {
		if _, err := q.note(ctx, run.db, a.ID, Task{Kind: a.Every}); err != nil {
			return false, err
		}
	}
	row := run.db.QueryRowContext(ctx, `UPDATE job SET holder = $2, river = $3, beat = beat + 1, started = CASE WHEN started = 0 THEN $4 ELSE started END
		WHERE id = $1 AND outcome = '' AND holder = ''
		RETURNING kind, contest, asked_by, params, checkpoint, done, total, tries, created`, a.ID, run.holder, river, q.now())
	err := row.Scan(&run.Kind, &run.Contest, &run.By, &run.Params, &run.checkpoint, &run.done, &run.total, &run.tries, &run.created)
	if errors.Is(err, sql.ErrNoRows) {
		return false, q.whyNot(ctx, a.ID)
	}
	if len(run.checkpoint) == 0 {
		run.checkpoint = nil
	}
	return err == nil, err
}

func (q *Queue) whyNot(ctx context.Context, id string) error {
	var outcome string
	err := q.db.SQL().QueryRowContext(ctx, "SELECT outcome FROM job WHERE id = $1", id).Scan(&outcome)
	switch {
	case errors.Is(err, sql.ErrNoRows), err == nil && outcome != "":
		return nil
	case err == nil:
		return errHeld
	}
	return err
}
