package installation

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"certame/internal/jobs"
	"certame/internal/situation"
	"certame/internal/store"
)

// Situating makes what each person of a published result reads of where they stand.
const (
	Situating    = "situacoes"
	SituatingDue = "situacoes-devidas" // asks for it for the acts that have none
)

// situateOf is what the work is told.
type situateOf struct {
	Act int `json:"ato"`
}

// situate is begun again from the start after a fall: what an act has is not made twice.
func (i *Installation) situate(ctx context.Context, run *jobs.Run) error {
	var of situateOf
	if err := json.Unmarshal(run.Params, &of); err != nil {
		return jobs.Final(err)
	}
	err := i.Situations.Make(ctx, store.ContestID(run.Contest), of.Act, func(done, total int) { run.Progress(int64(done), int64(total)) })
	if situation.Refused(err) {
		return jobs.Final(err)
	}
	return err
}

// situateDue asks for the situations of every act that has none: of a contest, one act
// at a time, the first confirmed first. Of one that failed it waits for a person.
func (i *Installation) situateDue(ctx context.Context, _ *jobs.Run) error {
	due, err := i.Situations.Due(ctx)
	for _, a := range due {
		params, _ := json.Marshal(situateOf{a.Number}) // a number is always written
		asked, listErr := i.Jobs.Jobs(ctx, string(a.Contest))
		if listErr != nil {
			err = errors.Join(err, listErr)
			continue
		}
		if slices.ContainsFunc(asked, func(j jobs.Job) bool {
			return j.Kind == Situating && !j.State.Open() && j.State != jobs.Done && string(j.Params) == string(params)
		}) {
			continue
		}
		_, _, askErr := i.Jobs.Ask(ctx, jobs.Task{Kind: Situating, Contest: string(a.Contest), By: string(a.ConfirmedBy), Params: params})
		err = errors.Join(err, askErr)
	}
	return err
}
