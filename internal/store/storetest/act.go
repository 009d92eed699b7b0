package storetest

import (
	"testing"
	"time"

	"certame/internal/store"

	"github.com/google/go-cmp/cmp"
)

func testProposal(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 123456789, time.UTC)
	db.Now = func() time.Time { return now }
	c := newContest(t, db, "um")
	propose := func(expires time.Time) store.Proposal {
		return must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "resultado", Version: 2, Payload: []byte{0, 255}, By: "ana", Expires: expires}))(t)
	}
	kept, gone, late := propose(time.Time{}), propose(time.Time{}), propose(now.Add(time.Hour))
	equal(t, len(must1(db.Proposals(ctx, c.ID))(t)), 3)
	must(t, db.WithdrawProposal(ctx, gone.ID, "bia"))
	refused(t, db.WithdrawProposal(ctx, gone.ID, "bia"), store.ErrClosed)

	now = now.Add(time.Hour) // the instant itself is late
	_, err := db.ConfirmProposal(ctx, late.ID, "bia", store.Act{})
	refused(t, err, store.ErrClosed)
	open := must1(db.Proposals(ctx, c.ID))(t)
	equal(t, len(open), 1)
	if diff := cmp.Diff(kept, open[0]); diff != "" {
		t.Fatal(diff)
	}
	_, err = db.ConfirmProposal(ctx, kept.ID, "ana", store.Act{})
	refused(t, err, store.ErrSamePerson)
	_, err = db.ConfirmProposal(ctx, gone.ID, "bia", store.Act{})
	refused(t, err, store.ErrClosed)
	_, err = db.ConfirmProposal(ctx, "nenhuma", "bia", store.Act{})
	refused(t, err, store.ErrNotFound)
	equal(t, len(must1(db.Acts(ctx, c.ID))(t)), 0)

	act := must1(db.ConfirmProposal(ctx, kept.ID, "bia", store.Act{Files: []store.File{{Name: "listas.csv", Digest: "ab", Size: 1}}, Payload: []byte("{}")}))(t)
	equal(t, act.Number, 1)
	equal(t, act.ProposedBy, "ana")
	equal(t, act.Kind, "resultado")
	equal(t, len(must1(db.UnloggedActs(ctx))(t)), 1)
	must(t, db.LogAct(ctx, c.ID, 1, 7))
	equal(t, len(must1(db.UnloggedActs(ctx))(t)), 0)
	act.LogIndex = 7
	equal(t, len(must1(db.ActsLogged(ctx, 7))(t)), 1)
	equal(t, len(must1(db.ActsLogged(ctx, 6))(t)), 0)
	for beginning, want := range map[string]int{"ab": 1, "a": 1, "": 1, "abc": 0, "aa": 0, "b": 0} {
		equal(t, len(must1(db.ActFiles(ctx, beginning))(t)), want)
	}
	equal(t, must1(db.ActFiles(ctx, "ab"))(t)[0].File.Name, "listas.csv")
	if diff := cmp.Diff(act, must1(db.Act(ctx, c.ID, 1))(t)); diff != "" {
		t.Fatal(diff)
	}
	_, err = db.ConfirmProposal(ctx, kept.ID, "caio", store.Act{})
	refused(t, err, store.ErrClosed)
	equal(t, len(must1(db.Acts(ctx, c.ID))(t)), 1)
	equal(t, len(must1(db.AllProposals(ctx, c.ID))(t)), 3)
}
