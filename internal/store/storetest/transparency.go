package storetest

import (
	"testing"
	"time"

	"certame/internal/store"
)

// testTransparency: an act whose hour has come waits for its own, has one, the first, and
// nobody changes it.
func testTransparency(t *testing.T, db *store.DB) {
	c := History(t, db)
	opaque := func(kind string, at time.Time) int { return len(must1(db.ActsOpaque(ctx, kind, at))(t)) }
	future := time.Now().Add(1000 * time.Hour)
	due := must1(db.ActsOpaque(ctx, "resultado", future))(t)
	equal(t, len(due), 1)
	equal(t, opaque("pacote", future), 0)
	one := store.Transparency{Contest: c.ID, Act: due[0].Number, Body: []byte{0, 255}, Raw: []byte("r")}
	must(t, db.AddTransparency(ctx, one))
	equal(t, opaque("resultado", future), 0)
	again := one
	again.Body = []byte("outro")
	must(t, db.AddTransparency(ctx, again))
	got := must1(db.Transparency(ctx, c.ID, one.Act))(t)
	equal(t, string(got.Body)+string(got.Raw), "\x00\xffr")
	equal(t, got.At.IsZero(), false)
	equal(t, len(must1(db.ActsTransparent(ctx, c.ID))(t)), 1)
	_, err := db.Transparency(ctx, c.ID, 9)
	refused(t, err, store.ErrNotFound)
	if err := db.AddTransparency(ctx, store.Transparency{Contest: c.ID, Act: 9}); err == nil {
		t.Error("of an act that there is not")
	}
	if _, err := db.SQL().ExecContext(ctx, "UPDATE transparency SET body = 'x'"); err == nil {
		t.Error("what was read was changed")
	}
	waits := must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "listas", Version: 1, By: "ana"}))(t)
	must1(db.ConfirmProposal(ctx, waits.ID, "bia", store.Act{ReleaseAt: future}))(t)
	equal(t, opaque("listas", future.Add(-time.Second)), 0)
	equal(t, opaque("listas", future), 1)
}
