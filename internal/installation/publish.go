package installation

import (
	"context"
	"encoding/json"

	"certame/internal/docket"
	"certame/internal/jobs"
	"certame/internal/store"
)

// Publishing is the kind of work that prepares what is to be published, until a
// second person confirms it.
const Publishing = "publicar"

// Publication is what such work is told.
type Publication struct {
	Version int         `json:"versao"`
	Plan    docket.Plan `json:"plano"`
}

// publish proposes. A proposal that was refused would be refused again.
func (i *Installation) publish(ctx context.Context, run *jobs.Run) error {
	var what Publication
	if err := json.Unmarshal(run.Params, &what); err != nil {
		return jobs.Final(err)
	}
	_, err := i.Docket.Propose(ctx, store.AccountID(run.By), store.ContestID(run.Contest), what.Version, what.Plan, func(_ string, done, total int) {
		run.Progress(int64(done), int64(total))
	})
	if docket.Refused(err) {
		return jobs.Final(err)
	}
	return err
}
