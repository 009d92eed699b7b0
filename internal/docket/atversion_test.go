package docket

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// A version is the contest of its files and of its facts, after others came.
func TestAtVersion(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	first := computed(t, d, c)
	if _, err := d.Record(t.Context(), hr, c.ID, ledger.Digest{}, fact(ledger.Declined, "inscricao", "0001"), nil); err != nil {
		t.Fatal(err)
	}
	second := computed(t, d, c)
	more := Changes{Put: Files{run.CandidatesFile: strings.NewReader(peopleText + "0006;Fábio;101;;95,00;\n")}}
	if _, err := d.Revise(t.Context(), hr, c.ID, 1, "mais uma pessoa", more); err != nil {
		t.Fatal(err)
	}
	third := computed(t, d, c)
	for version, want := range map[int]string{first.Number: "0001 0002 0004", second.Number: "0002 0004 0003", third.Number: "0006 0002 0004", 0: "0006 0002 0004"} {
		if got := calledAt(t, d, c, version); got != want {
			t.Errorf("version %d calls %s, want %s", version, got, want)
		}
	}
	if left, err := os.ReadDir(d.work); err != nil || len(left) != 1 {
		t.Errorf("left in the folder of work: %v, %v", left, err)
	}
	if err := d.AtVersion(t.Context(), c.ID, 9, nil); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a version there is not: %v", err)
	}
}

func calledAt(t *testing.T, d *Docket, c store.Contest, version int) string {
	t.Helper()
	shared, apart := idsAt(t, d.AtVersion, c, version), idsAt(t, d.ApartAtVersion, c, version)
	if shared != apart {
		t.Errorf("version %d: %s, apart %s", version, shared, apart)
	}
	return shared
}

type lending func(context.Context, store.ContestID, int, func(*run.Loaded, *Outcome) error) error

func idsAt(t *testing.T, lend lending, c store.Contest, version int) string {
	t.Helper()
	var ids []string
	err := lend(t.Context(), c.ID, version, func(_ *run.Loaded, o *Outcome) error {
		for _, call := range o.Posts[0].Appointment.Calls {
			ids = append(ids, string(o.Roll.IDs.At(o.Posts[0].Lists.Order[call.Rank])))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(ids, " ")
}
