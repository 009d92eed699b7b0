package jobs

import (
	"context"
	"database/sql"
	"errors"
	"log/slog"
	"sync"
	"time"

	"certame/internal/store"

	"github.com/riverqueue/river"
)

// Pace is how often things are looked at.
type Pace struct {
	Beat   time.Duration // between two signs of life of a running job
	Missed int           // beats without a sign, after which another takes the job
	Poll   time.Duration // between two looks at the queue
	Retry  time.Duration // before the second attempt; then four times longer each

	Elsewhere time.Duration // for how long work that this version does not know waits for a newer one
}

// normal brings the work of a program that was killed back in some six seconds.
var normal = Pace{Beat: time.Second, Missed: 5, Poll: 500 * time.Millisecond, Retry: 2 * time.Second, Elsewhere: time.Hour}

// workers is how many jobs a process does at a time. The engine uses all cores by
// itself: more would only take memory.
const workers = 3

// kept is for how long a job that ended is still shown.
const kept = 90 * 24 * time.Hour

// Queue asks for work and does it.
type Queue struct {
	Pace Pace
	Log  *slog.Logger // of what no person would understand; names of people never
	Most int          // how many jobs this process does at a time; 0 is the usual

	// Watch, when there is one, is told of each attempt: it gives the context to work in,
	// and what to call at the end.
	Watch func(ctx context.Context, kind string) (context.Context, func(error))

	db     *store.DB
	river  *river.Client[*sql.Tx]
	do     map[string]Work
	every  []*river.PeriodicJob
	finish context.CancelFunc // of the rescuer
	ended  chan struct{}

	mu   sync.Mutex
	live map[string]context.CancelCauseFunc // what is at work in this process
	stop bool
}

// Work does a job. It must return soon after its context ends. An error is tried
// again a few times, except one that is Final or a refused input.
type Work func(ctx context.Context, run *Run) error

// Open prepares the tables of the queue. Work may be asked for at once; it is done
// where the queue is started.
func Open(ctx context.Context, db *store.DB, log *slog.Logger) (*Queue, error) {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	q := &Queue{Pace: normal, Log: log, db: db, do: map[string]Work{}, live: map[string]context.CancelCauseFunc{}}
	if err := migrate(ctx, db); err != nil {
		return nil, err
	}
	return q, q.connect()
}

// Register says how work of a kind is done, before the start.
func (q *Queue) Register(kind string, do Work) {
	if _, twice := q.do[kind]; twice {
		panic("jobs: two ways to do " + kind)
	}
	q.do[kind] = do
}

// Every asks for work of a kind when the queue starts and from then on at each
// interval, once for all processes.
func (q *Queue) Every(interval time.Duration, kind string) {
	construct := func() (river.JobArgs, *river.InsertOpts) { return args{newID(), kind}, nil }
	q.every = append(q.every, river.NewPeriodicJob(river.PeriodicInterval(interval), construct, &river.PeriodicJobOpts{RunOnStart: true}))
}

// Start begins to do what is asked for, in this process. What a process that died
// was doing is taken up again.
func (q *Queue) Start(ctx context.Context) error {
	if err := q.connect(); err != nil { // with the pace and what is to be done from time to time
		return err
	}
	if err := q.forget(ctx); err != nil {
		return err
	}
	inside, cancel := context.WithCancel(context.WithoutCancel(ctx))
	if err := q.river.Start(inside); err != nil {
		cancel()
		return err
	}
	q.finish, q.ended = cancel, make(chan struct{})
	go q.rescue(inside)
	return nil
}

// Stop asks the work of this process to stop, waits until it did or ctx ends, and
// leaves it in the queue: it goes on from its checkpoint at the next start.
func (q *Queue) Stop(ctx context.Context) error {
	q.mu.Lock()
	q.stop = true
	for _, cancel := range q.live {
		cancel(errStopping)
	}
	q.mu.Unlock()
	if q.finish == nil { // was never started
		return nil
	}
	err := q.river.Stop(ctx)
	q.finish()
	<-q.ended
	return err
}

// forget takes away jobs that ended long ago.
func (q *Queue) forget(ctx context.Context) error {
	_, err := q.db.SQL().ExecContext(ctx, "DELETE FROM job WHERE outcome <> '' AND ended < $1", q.now()-kept.Microseconds())
	return err
}

func (q *Queue) most() int {
	if q.Most > 0 {
		return q.Most
	}
	return workers
}

func (q *Queue) now() int64 { return q.db.Now().UnixMicro() }

// inside runs do in a transaction that writes.
func (q *Queue) inside(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := q.db.SQL().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}
