package docket

import (
	"context"
	"errors"
	"testing"

	"certame/internal/store"
	"certame/ledger"
)

// proceeding is a whole proceeding against a person, found.
func proceeding(id string) []ledger.Fact {
	of := func(kind ledger.Kind, data ...string) ledger.Fact {
		return fact(kind, append(data, []string{"inscricao", id}...)...)
	}
	late := of(ledger.FraudConcluded)
	late.Data = []ledger.Field{{Name: "inscricao", Value: id}, {Name: "resultado", Value: ledger.FraudFound}}
	told := fact(ledger.FraudNotified, "ate", "2026-03-20", "inscricao", id)
	report := fact(ledger.FraudReported, "inscricao", id, "origem", ledger.ByComplaint)
	return []ledger.Fact{report, of(ledger.FraudOpened), told, of(ledger.FraudDefended), late, of(ledger.FraudEffect)}
}

// Several facts are seen and kept together: one that cannot happen, a book that moved
// or what is written along failing, and none of them stands.
func TestSeries(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	compared, seen, err := d.PreviewAll(t.Context(), c.ID, proceeding("0002"))
	if err != nil || seen != ledger.Head(nil) {
		t.Fatal(seen, err)
	}
	moved := map[string]bool{}
	for _, p := range compared.People {
		moved[string(compared.After.Roll.IDs.At(p.Who))] = true
	}
	if !moved["0002"] || !moved["0003"] || head(t, d, c.ID) != ledger.Head(nil) {
		t.Errorf("the preview moves %v", moved)
	}
	var refusal *ledger.Refusal
	if _, _, err := d.PreviewAll(t.Context(), c.ID, proceeding("0002")[1:]); !errors.As(err, &refusal) {
		t.Errorf("without a report: %v", err)
	}
	if err := d.RecordAll(t.Context(), hr, c.ID, seen, proceeding("0002")[1:]); !errors.As(err, &refusal) {
		t.Errorf("without a report: %v", err)
	}
	broken := errors.New("disk")
	ctx := Along(t.Context(), func(*store.DB, any) error { return broken })
	if err := d.RecordAll(ctx, hr, c.ID, seen, proceeding("0002")); !errors.Is(err, broken) || head(t, d, c.ID) != seen {
		t.Errorf("%v", err)
	}
	var made []ledger.Entry
	ctx = Along(t.Context(), func(_ *store.DB, m any) error { made = m.([]ledger.Entry); return nil })
	if err := d.RecordAll(ctx, hr, c.ID, seen, proceeding("0002")); err != nil || len(made) != 6 || made[5].Number != 6 {
		t.Fatalf("%v, %+v", err, made)
	}
	var conflict *store.Conflict
	if err := d.RecordAll(context.Background(), hr, c.ID, seen, proceeding("0004")); !errors.As(err, &conflict) {
		t.Errorf("%v", err)
	}
	if lines, err := d.db.FactLines(t.Context(), c.ID); err != nil || len(lines) != 6 {
		t.Errorf("%d facts, %v", len(lines), err)
	}
}
