package installation

import (
	"context"
	"encoding/json"
	"errors"

	"certame/internal/docket"
	"certame/internal/jobs"
	"certame/internal/store"
)

// Kinds of work that bring people and results into a contest.
const (
	Examining = "examinar"            // files that came are looked at
	Recording = "gravar-importacao"   // one of them becomes a revision
	Loading   = "carregar-inscricoes" // people can be found before any computation
)

// Importation is what the work of recording is told: which file, as it was seen.
type Importation struct {
	ID   string `json:"importacao"`
	Turn int    `json:"vez"`
}

func (i *Installation) examine(ctx context.Context, run *jobs.Run) error {
	return final(i.Docket.ExamineImports(ctx, store.ContestID(run.Contest), shown(run)))
}

// record keeps the revision and then has its people found. Begun again after a fall,
// it goes on with what is missing.
func (i *Installation) record(ctx context.Context, run *jobs.Run) error {
	var what Importation
	if err := json.Unmarshal(run.Params, &what); err != nil {
		return jobs.Final(err)
	}
	err := i.Docket.RecordImport(ctx, store.AccountID(run.By), store.ContestID(run.Contest), what.ID, what.Turn)
	if err != nil {
		return final(err)
	}
	return i.load(ctx, run)
}

func (i *Installation) load(ctx context.Context, run *jobs.Run) error {
	return i.Docket.LoadPeople(ctx, store.ContestID(run.Contest), shown(run))
}

func shown(run *jobs.Run) docket.Progress {
	return func(_ string, done, total int) { run.Progress(int64(done), int64(total)) }
}

// final is of what would be refused again: a person has to do something first.
func final(err error) error {
	var moved *store.Conflict
	if docket.Refused(err) || errors.As(err, &moved) {
		return jobs.Final(err)
	}
	return err
}
