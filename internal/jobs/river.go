package jobs

import (
	"context"
	"database/sql"

	"github.com/google/uuid"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"

	"certame/internal/store"
)

// args is what River keeps of a job: which row of ours it is. Of those that River
// itself puts in the queue from time to time the row is written when they begin,
// and the kind is here.
type args struct {
	ID    string `json:"id"`
	Every string `json:"every,omitempty"`
}

// Kind is one for all: what is to be done is a matter of ours.
func (args) Kind() string { return "certame" }

func newID() string { return uuid.Must(uuid.NewV7()).String() } // fails only without a source of chance

func driverOf(db *store.DB) riverdriver.Driver[*sql.Tx] {
	if db.Dialect() == "sqlite" {
		return riversqlite.New(db.SQL())
	}
	return riverdatabasesql.New(db.SQL())
}

// connect makes the client of River. It polls in both databases: in SQLite its way
// of being notified is to ask twenty times a second over the one connection that
// writes. A job has no time limit, so that River never takes it for stuck: it would
// only know when it began, and some take hours. Who is alive, rescue knows.
func (q *Queue) connect() (err error) {
	list := river.NewWorkers()
	river.AddWorker(list, &worker{queue: q})
	q.river, err = river.NewClient(driverOf(q.db), &river.Config{
		Queues:            map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: q.most()}},
		Workers:           list,
		JobTimeout:        -1,
		PollOnly:          true,
		FetchPollInterval: q.Pace.Poll,
		FetchCooldown:     min(q.Pace.Poll, river.FetchCooldownDefault),
		PeriodicJobs:      q.every,
		Logger:            q.Log,
	})
	return err
}

type worker struct {
	river.WorkerDefaults[args]
	queue *Queue
}

func (w *worker) Work(ctx context.Context, job *river.Job[args]) error {
	return w.queue.work(ctx, job.ID, job.Args)
}
