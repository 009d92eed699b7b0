package installation

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"certame/internal/docket"
	"certame/internal/jobs"
	"certame/internal/store"
)

// Kinds of work in the background.
const (
	Computing = "apurar"
	cleaning  = "limpeza"
	resealing = "selagem"
	// Logging puts the acts confirmed in the transparency log.
	Logging = "registro"
)

func (i *Installation) openJobs(log *slog.Logger) func(context.Context, Place) error {
	return func(ctx context.Context, at Place) (err error) {
		if i.Jobs, err = jobs.Open(ctx, i.Store, log); err != nil {
			return err
		}
		i.Jobs.Most = at.Limits.Jobs
		if at.Told != nil {
			i.Jobs.Watch = at.Told.Job
		}
		i.Jobs.Register(Computing, i.compute)
		i.Jobs.Register(Publishing, i.publish)
		i.Jobs.Register(Logging, i.logActs)
		i.Jobs.Every(time.Minute, Logging)
		i.Jobs.Register(Examining, i.examine)
		i.Jobs.Register(Recording, i.record)
		i.Jobs.Register(Loading, i.load)
		i.Jobs.Register(Telling, i.tell)
		i.Jobs.Register(Enrolling, i.enrol)
		i.Jobs.Register(closing, i.closeEnrolments)
		i.Jobs.Every(time.Minute, closing)
		i.Jobs.Register(Situating, i.situate)
		i.Jobs.Register(SituatingDue, i.situateDue)
		i.Jobs.Every(time.Minute, SituatingDue)
		i.Jobs.Register(Consulting, i.consult)
		i.Jobs.Every(time.Minute, Consulting)
		i.Jobs.Register(Disclosing, i.disclose)
		i.Jobs.Register(disclosingDue, i.discloseDue)
		i.Jobs.Every(time.Minute, disclosingDue)
		i.Jobs.Register(returning, i.readBox)
		if i.Mail.HasBox() {
			i.Jobs.Every(5*time.Minute, returning)
		}
		i.Jobs.Register(noticing, i.notice)
		i.Jobs.Every(time.Minute, noticing)
		i.Jobs.Register(cleaning, i.clean)
		i.Jobs.Every(time.Hour, cleaning)
		i.Jobs.Register(resealing, func(ctx context.Context, _ *jobs.Run) error { return i.Reseal(ctx) })
		i.Jobs.Every(24*time.Hour, resealing)
		return nil
	}
}

// Start begins the work in the background.
func (i *Installation) Start(ctx context.Context) error {
	i.started = true
	i.watch(ctx)
	return i.Jobs.Start(ctx)
}

// compute keeps the result of a contest. Begun again after a fall it begins from the
// start: a result that is kept already is not kept twice.
func (i *Installation) compute(ctx context.Context, run *jobs.Run) error {
	_, err := i.Docket.Compute(ctx, store.AccountID(run.By), store.ContestID(run.Contest), func(_ string, done, total int) {
		run.Progress(int64(done), int64(total))
	})
	return err
}

// logActs is done by one process at a time: two heads of the same size, both signed,
// would look like two histories.
func (i *Installation) logActs(ctx context.Context, _ *jobs.Run) error {
	_, err := i.Acts.Record(ctx, docket.LogEntry)
	return err
}

// answersKept is how long the answer to a request that may be repeated is remembered.
const answersKept = 24 * time.Hour

// clean takes away what is over.
func (i *Installation) clean(ctx context.Context, _ *jobs.Run) error {
	_, err := i.Store.ForgetBefore(ctx, time.Now().Add(-answersKept))
	return errors.Join(err, i.Door.Clean(ctx), i.Custody.Expire(ctx), i.Situations.Expire(ctx))
}
