package jobs

import (
	"context"
	"database/sql"
	"errors"
	"sync"
)

// Why the context of a job ended.
var (
	ErrCancelled = errors.New("o trabalho foi cancelado")
	errStopping  = errors.New("o programa está parando; o trabalho continua de onde parou")
	errLost      = errors.New("o trabalho passou a outro processo, porque este não deu sinal de vida")
)

// Final is an error that would be the same at every attempt.
func Final(err error) error { return &final{err} }

type final struct{ error }

func (f *final) Unwrap() error { return f.error }

// Run is a job being done.
type Run struct {
	Task
	ID string

	db         *sql.DB
	holder     string
	tries      int64
	created    int64
	checkpoint []byte

	mu          sync.Mutex
	done, total int64
}

// Progress tells how far the work is; total is 0 while it is not known. It costs
// nothing: it is written with the next sign of life.
func (r *Run) Progress(done, total int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done, r.total = done, total
}

func (r *Run) progress() (done, total int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.done, r.total
}

// Checkpoint is what was last saved, by this attempt or one before; nil at first.
func (r *Run) Checkpoint() []byte { return r.checkpoint }

// Save keeps from where another attempt is to go on.
func (r *Run) Save(ctx context.Context, checkpoint []byte) error {
	return r.save(ctx, r.db, checkpoint)
}

// SaveIn is Save inside the transaction that does the step: step and checkpoint
// are there together, and who lost the job to another takes back both.
func (r *Run) SaveIn(ctx context.Context, tx *sql.Tx, checkpoint []byte) error {
	return r.save(ctx, tx, checkpoint)
}

func (r *Run) save(ctx context.Context, to execer, checkpoint []byte) error {
	if checkpoint == nil {
		checkpoint = []byte{}
	}
	done, total := r.progress()
	if err := r.write(ctx, to, "checkpoint = $3, done = $4, total = $5", checkpoint, done, total); err != nil {
		return err
	}
	r.checkpoint = checkpoint
	return nil
}

// write changes the row of the job for who holds it, and nobody else.
func (r *Run) write(ctx context.Context, to execer, set string, values ...any) error {
	result, err := to.ExecContext(ctx, "UPDATE job SET "+set+" WHERE id = $1 AND holder = $2", append([]any{r.ID, r.holder}, values...)...)
	if err != nil {
		return err
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		return errLost
	}
	return err
}
