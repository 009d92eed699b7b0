package docket

import (
	"errors"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/store"
	"certame/ledger"
)

// The act, the facts and what is written along stand together or not at all; the other
// door of confirming does not open for a result of the boards.
func TestBoardsResultWhole(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	var r BoardsResult
	r.Kind, r.Act = FirstResult, "Edital 1"
	r.Files = []store.File{{Name: "outro.txt"}} // as somebody with the database would write it
	p, err := d.ProposeBoardsResult(t.Context(), hr, c.ID, r)
	if err != nil {
		t.Fatal(err)
	}
	kind, _ := ledger.KindOf("desistencia")
	day, _ := certame.ParseDate([]byte("10/03/2026"))
	facts := []ledger.Fact{{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Edital 1", Author: "RH", Data: []ledger.Field{{Name: "inscricao", Value: "0001"}}}}
	confirm := func(by store.AccountID, also func(*store.DB) error) error {
		_, err := d.ConfirmBoardsResult(t.Context(), by, p, []Text{{"resultado-provisorio.txt", []byte("resultado")}}, facts, also)
		return err
	}
	nothing := func(*store.DB) error { return nil }
	broken := errors.New("disk")
	if err := confirm(other, func(*store.DB) error { return broken }); !errors.Is(err, broken) {
		t.Error(err)
	}
	if err := confirm(hr, nothing); !errors.Is(err, store.ErrSamePerson) {
		t.Errorf("who proposed: %v", err)
	}
	if _, err := d.Confirm(t.Context(), other, p.ID, Totals{}); err == nil {
		t.Error("an act without its facts")
	}
	stands := func(want int) {
		t.Helper()
		lines, err := d.db.FactLines(t.Context(), c.ID)
		acts, failed := d.db.Acts(t.Context(), c.ID)
		if err != nil || failed != nil || len(lines) != want || len(acts) != want {
			t.Errorf("%d facts, %d acts, want %d of each: %v, %v", len(lines), len(acts), want, err, failed)
		}
	}
	stands(0)
	if err := confirm(other, nothing); err != nil {
		t.Fatal(err)
	}
	stands(1)
	act, err := d.db.Act(t.Context(), c.ID, 1)
	if p, _ := PreparedOf(act.Payload); err != nil || len(act.Files) != 1 || len(p.Files) != 1 || p.Digest != act.Files[0].Digest {
		t.Errorf("what nobody read is published: %+v, %v", act, err)
	}
	late, err := d.ProposeBoardsResult(t.Context(), hr, c.ID, r)
	if err != nil {
		t.Fatal(err)
	}
	if r, _ = BoardsResultOf(p.Payload); !errors.Is(d.Moved(t.Context(), c.ID, r), ErrMoved) {
		t.Error("the book moved, and the proposal does not say so")
	}
	if r, _ = BoardsResultOf(late.Payload); d.Moved(t.Context(), c.ID, r) != nil {
		t.Error("the book did not move")
	}
}
