package docket

import (
	"context"
	"errors"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/store"
	"certame/ledger"
)

// What is written along stands with what was done, or takes it back.
func TestAlong(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	kind, _ := ledger.KindOf("desistencia")
	day, _ := certame.ParseDate([]byte("10/03/2026"))
	f := ledger.Fact{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Processo 1", Author: "RH", Data: []ledger.Field{{Name: "inscricao", Value: "0001"}}}
	broken := errors.New("disk")
	record := func(ctx context.Context) error {
		_, err := d.Record(ctx, hr, c.ID, ledger.Head(nil), f, nil)
		return err
	}
	lines := func() int {
		t.Helper()
		all, err := d.db.FactLines(t.Context(), c.ID)
		if err != nil {
			t.Fatal(err)
		}
		return len(all)
	}
	if err := record(Along(t.Context(), func(*store.DB, any) error { return broken })); !errors.Is(err, broken) || lines() != 0 {
		t.Errorf("%v, and %d facts", err, lines())
	}
	var made any
	if err := record(Along(t.Context(), func(_ *store.DB, m any) error { made = m; return nil })); err != nil || lines() != 1 {
		t.Errorf("%v, and %d facts", err, lines())
	}
	if s, is := made.(*Consequences); !is || s.Turn.Entry.Number != 1 {
		t.Errorf("%+v", made)
	}
}
