package installation

import (
	"context"
	"errors"
	"slices"

	"certame/internal/enrolment"
	"certame/internal/jobs"
	"certame/internal/store"
)

// Enrolling puts the registrations that were received in the files of their contest.
const (
	Enrolling = "gravar-inscricoes"
	closing   = "encerrar-inscricoes" // asks for it where the period ended
)

// enrol writes the files, and then has the people found. Begun again after a fall it
// begins from the start: what is in the files already is not written twice.
func (i *Installation) enrol(ctx context.Context, run *jobs.Run) error {
	_, err := i.Enrolments.Write(ctx, store.AccountID(run.By), store.ContestID(run.Contest), func(done, total int) {
		run.Progress(int64(done), int64(total))
	})
	var refused *enrolment.Refusal
	if errors.As(err, &refused) || errors.Is(err, enrolment.ErrSeries) {
		return jobs.Final(err)
	}
	if err != nil {
		return final(err)
	}
	return i.load(ctx, run)
}

// closeEnrolments asks for the files of every contest whose period ended, in the name of
// who received the registrations. One that was refused waits for a person.
func (i *Installation) closeEnrolments(ctx context.Context, _ *jobs.Run) error {
	due, err := i.Enrolments.Due(ctx)
	for _, t := range due {
		asked, listErr := i.Jobs.Jobs(ctx, string(t.Contest))
		if listErr != nil {
			err = errors.Join(err, listErr)
			continue
		}
		if slices.ContainsFunc(asked, func(j jobs.Job) bool {
			return j.Kind == Enrolling && j.Created.After(t.Closes) && j.Created.After(t.At)
		}) {
			continue
		}
		_, _, askErr := i.Jobs.Ask(ctx, jobs.Task{Kind: Enrolling, Contest: string(t.Contest), By: string(t.By)})
		err = errors.Join(err, askErr)
	}
	return err
}
