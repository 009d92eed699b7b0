package jobs

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"certame/internal/intake"

	"github.com/riverqueue/river"
)

// work does a job that River gave to this process. What it returns only tells
// River when to give it again: the outcome is in our row.
func (q *Queue) work(ctx context.Context, id int64, a args) error {
	inside, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if !q.hold(riverKey(id), cancel) {
		return river.JobSnooze(0)
	}
	defer q.drop(riverKey(id))
	run := newRun(q.db.SQL(), a)
	q.hold(run.holder, cancel) // before it is held: nobody may take it for dead
	defer q.drop(run.holder)
	switch mine, err := q.take(ctx, id, a, run); {
	case err != nil:
		return river.JobSnooze(q.Pace.Beat)
	case !mine:
		return nil
	}
	stop := q.beat(inside, run, cancel)
	err := q.call(inside, run)
	stop()
	return q.settle(ctx, run, context.Cause(inside), err)
}

// call does the work; a fault of the program is an error like others, of which a
// person is told little and the log enough.
func (q *Queue) call(ctx context.Context, run *Run) (err error) {
	do := q.do[run.Kind]
	if do == nil {
		return &unknown{run.Kind}
	}
	if q.Watch != nil {
		inside, ended := q.Watch(ctx, run.Kind)
		defer func() { ended(err) }() // after a fault became an error
		ctx = inside
	}
	defer func() {
		fault := recover()
		if fault == nil {
			return
		}
		q.Log.ErrorContext(ctx, "job panicked", "job", run.ID, "kind", run.Kind, "type", fmt.Sprintf("%T", fault), "stack", string(debug.Stack()))
		err = errors.New("erro interno do programa; o registro do sistema diz em que ponto")
	}()
	return do(ctx, run)
}

// unknown is of work asked by a version that knew how to do it. While machines are
// brought to that version one by one, an older one gives such work back to the queue.
type unknown struct{ kind string }

func (u *unknown) Error() string {
	return fmt.Sprintf("esta versão do programa não sabe fazer o trabalho %q. Atualize-a e peça outra vez", u.kind)
}

// elsewhere says whether another may still come that knows how.
func (q *Queue) elsewhere(run *Run, err error) bool {
	var other *unknown
	return errors.As(err, &other) && q.now()-run.created < q.Pace.Elsewhere.Microseconds()
}

// tryLimit is how often an error is tried, and crashLimit how often a job may be
// there when the program dies, before they are believed.
const (
	tryLimit   = 4
	crashLimit = 5
)

// settle writes how an attempt ended.
func (q *Queue) settle(ctx context.Context, run *Run, cause, err error) error {
	ctx = context.WithoutCancel(ctx)
	switch {
	case errors.Is(cause, errLost) || errors.Is(err, errLost):
		return river.JobSnooze(q.Pace.Beat)
	case err == nil:
		return q.end(ctx, run, Done, "")
	case errors.Is(cause, ErrCancelled):
		return q.end(ctx, run, Cancelled, "")
	case cause != nil: // the program stops
		return q.release(ctx, run, run.tries, "", 0)
	case q.elsewhere(run, err):
		return q.release(ctx, run, run.tries, err.Error(), 2*q.Pace.Beat)
	case run.tries+1 >= tryLimit || isFinal(err):
		return q.end(ctx, run, Failed, err.Error())
	}
	return q.release(ctx, run, run.tries+1, err.Error(), q.Pace.Retry<<(2*run.tries))
}

func isFinal(err error) bool {
	var final *final
	var other *unknown
	var refused *intake.Refused
	return errors.As(err, &final) || errors.As(err, &other) || errors.As(err, &refused)
}

// end is the last that is written of a job. If it cannot be written, the job is
// taken up again later, from its checkpoint.
func (q *Queue) end(ctx context.Context, run *Run, outcome State, failure string) error {
	done, total := run.progress()
	err := run.write(ctx, run.db, "holder = '', outcome = $3, failure = $4, done = $5, total = $6, ended = $7",
		string(outcome), failure, done, total, q.now())
	if err != nil {
		q.unwritten(ctx, run, err)
		return river.JobSnooze(q.Pace.Beat)
	}
	return nil
}

// release leaves the job for another attempt; one that was asked to stop has none.
func (q *Queue) release(ctx context.Context, run *Run, tries int64, failure string, after time.Duration) error {
	done, total := run.progress()
	err := run.write(ctx, run.db, "holder = '', tries = $3, failure = $4, done = $5, total = $6, "+cancelledIfAsked+"$7 ELSE ended END",
		tries, failure, done, total, q.now())
	if err != nil {
		q.unwritten(ctx, run, err)
	}
	return river.JobSnooze(after)
}

// unwritten is how an attempt ended when the database did not take it: from here
// on the job gives no sign of life, and rescue brings it back.
func (q *Queue) unwritten(ctx context.Context, run *Run, err error) {
	if !errors.Is(err, errLost) {
		q.Log.ErrorContext(ctx, "end of job not written", "job", run.ID, "error", err)
	}
}

// cancelledIfAsked ends, at the moment that follows, a job that nobody holds any
// more and that somebody asked to cancel.
const cancelledIfAsked = "outcome = CASE WHEN cancel = 1 THEN 'cancelled' ELSE '' END, ended = CASE WHEN cancel = 1 THEN "
