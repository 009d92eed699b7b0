package installation_test

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
)

// The work that runs each minute makes what is read of every released act, and leaves one
// that waits for its hour as it is.
func TestReleasedActsAreDisclosed(t *testing.T) {
	i := open(t, installation.Place{Folder: filepath.Join(t.TempDir(), "dados"), Address: "http://127.0.0.1:8080"})
	defer func() {
		if err := i.Close(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	}()
	c, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "aberto", Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people)}})
	if err != nil {
		t.Fatal(err)
	}
	released, waits := releasedAt(t, i, c, time.Time{}), releasedAt(t, i, c, time.Now().Add(time.Hour))
	i.Jobs.Pace = quick
	if err := i.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	waited(t, i, "transparencia-devida", "", nil)
	for {
		_, err := i.Store.Transparency(t.Context(), c.ID, released)
		if err == nil {
			break
		}
		if !errors.Is(err, store.ErrNotFound) {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond)
	}
	if _, err := i.Store.Transparency(t.Context(), c.ID, waits); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("what waits was made: %v", err)
	}
}

func releasedAt(t *testing.T, i *installation.Installation, c store.Contest, release time.Time) int {
	t.Helper()
	v, err := i.Docket.Compute(t.Context(), hr, c.ID, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Totals: docket.Totals{Seats: 1, Approved: 2, Called: 1}, Release: release}
	p, err := i.Docket.Propose(t.Context(), hr, c.ID, v.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	act, err := i.Docket.Confirm(t.Context(), director, p.ID, plan.Totals)
	if err != nil {
		t.Fatal(err)
	}
	return act.Number
}
