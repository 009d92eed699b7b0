package installation_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
)

// Once an act is confirmed its situations are made in the background; of one that fails
// nobody asks again until somebody does something.
func TestSituationsAreMade(t *testing.T) {
	i := open(t, installation.Place{Folder: filepath.Join(t.TempDir(), "dados"), Address: "http://127.0.0.1:8080"})
	i.Jobs.Pace = quick
	if err := i.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := i.Close(background); err != nil {
			t.Error(err)
		}
	}()
	c, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "diz", Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people)}})
	if err != nil {
		t.Fatal(err)
	}
	first := publishes(t, i, c)
	asks(t, i)
	until(t, func() bool {
		s, err := i.Store.Situation(t.Context(), c.ID, first.Number)
		return err == nil && s.People == 2
	})
	second := publishes(t, i, c)
	for _, statement := range []string{"DROP TRIGGER version_file_no_update", "UPDATE version_file SET digest = 'ab' WHERE name = 'listas.csv'"} {
		if _, err := i.Store.SQL().ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	situating := func() (all, failed int) {
		list, err := i.Jobs.Jobs(t.Context(), string(c.ID))
		if err != nil {
			t.Fatal(err)
		}
		for _, j := range list {
			if j.Kind != installation.Situating { // other work has hours of its own
				continue
			}
			if all++; j.State == jobs.Failed {
				failed++
			}
		}
		return all, failed
	}
	asks(t, i)
	until(t, func() bool { _, failed := situating(); return failed == 1 })
	done := asks(t, i)
	until(t, func() bool { j, err := i.Jobs.Job(t.Context(), done); return err == nil && !j.State.Open() })
	if all, failed := situating(); all != 2 || failed != 1 {
		t.Errorf("asked again: %d jobs, of which %d failed", all, failed)
	}
	if _, err := i.Store.Situation(t.Context(), c.ID, second.Number); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("made of another result: %v", err)
	}
}

func publishes(t *testing.T, i *installation.Installation, c store.Contest) store.Act {
	t.Helper()
	v, err := i.Docket.Compute(t.Context(), hr, c.ID, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Totals: docket.Totals{Seats: 1, Approved: 2, Called: 1}}
	p, err := i.Docket.Propose(t.Context(), hr, c.ID, v.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	a, err := i.Docket.Confirm(t.Context(), director, p.ID, plan.Totals)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func asks(t *testing.T, i *installation.Installation) (job string) {
	t.Helper()
	j, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.SituatingDue})
	if err != nil {
		t.Fatal(err)
	}
	return j.ID
}

// until waits for what happens; a test that waits for ever is stopped by its own limit.
func until(t *testing.T, is func() bool) {
	t.Helper()
	for !is() {
		select {
		case <-t.Context().Done():
			t.Fatal("it does not happen")
		case <-time.After(20 * time.Millisecond):
		}
	}
}
