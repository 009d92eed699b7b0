package installation

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"certame/internal/jobs"
	"certame/internal/store"
)

// Disclosing makes what everybody reads of a released act beside its files.
const (
	Disclosing    = "transparencia"
	disclosingDue = "transparencia-devida" // asks for it for the acts whose hour has come
)

// discloseOf is what the work is told.
type discloseOf struct {
	Act int `json:"ato"`
}

// disclose is begun again from the start after a fall: what an act has is not made twice.
func (i *Installation) disclose(ctx context.Context, run *jobs.Run) error {
	var of discloseOf
	if err := json.Unmarshal(run.Params, &of); err != nil {
		return jobs.Final(err)
	}
	return i.Transparency.Make(ctx, store.ContestID(run.Contest), of.Act)
}

// discloseDue asks for what every released act still lacks: of a contest, one act at a
// time, in the order of their hours, for the numbers of one are held to those before it.
func (i *Installation) discloseDue(ctx context.Context, _ *jobs.Run) error {
	due, err := i.Transparency.Due(ctx)
	asked := map[store.ContestID]bool{}
	for _, a := range due {
		if asked[a.Contest] {
			continue
		}
		asked[a.Contest] = true
		params, _ := json.Marshal(discloseOf{a.Number}) // a number is always written
		all, listErr := i.Jobs.Jobs(ctx, string(a.Contest))
		if listErr != nil {
			err = errors.Join(err, listErr)
			continue
		}
		if slices.ContainsFunc(all, func(j jobs.Job) bool {
			return j.Kind == Disclosing && !j.State.Open() && j.State != jobs.Done && string(j.Params) == string(params)
		}) {
			continue
		}
		_, _, askErr := i.Jobs.Ask(ctx, jobs.Task{Kind: Disclosing, Contest: string(a.Contest), By: string(a.ConfirmedBy), Params: params})
		err = errors.Join(err, askErr)
	}
	return err
}
