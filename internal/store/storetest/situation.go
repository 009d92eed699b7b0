package storetest

import (
	"testing"

	"certame/internal/store"
)

// testSituation: of an act there is one, the first; it is never changed, only its key is
// wrapped again, and it may be taken away and made again.
func testSituation(t *testing.T, db *store.DB) {
	c := History(t, db)
	due := must1(db.ActsWithoutSituation(ctx, "resultado"))(t)
	equal(t, len(due), 1)
	equal(t, len(must1(db.ActsWithoutSituation(ctx, "pacote"))(t)), 0)
	s := store.Situation{Contest: c.ID, Act: due[0].Number, Version: 1, Object: "ab", Size: 7, People: 3, Parts: []byte{3, 4}, Wrapped: []byte{0, 255}}
	equal(t, must1(db.AddSituation(ctx, s))(t), true)
	other := s
	other.Object = "cd"
	equal(t, must1(db.AddSituation(ctx, other))(t), false)
	got := must1(db.Situation(ctx, c.ID, s.Act))(t)
	equal(t, got.Object+string(got.Parts)+string(got.Wrapped), "ab\x03\x04\x00\xff")
	equal(t, got.Size+int64(got.People)+int64(got.Version), 11)
	equal(t, got.At.IsZero(), false)
	equal(t, len(must1(db.ActsWithoutSituation(ctx, "resultado"))(t)), 0)
	equal(t, len(must1(db.Situations(ctx, nil, 10))(t)), 1)
	equal(t, len(must1(db.Situations(ctx, &got, 10))(t)), 0)

	must(t, db.RewrapSituation(ctx, c.ID, s.Act, []byte{0, 255}, []byte{1}))
	refused(t, db.RewrapSituation(ctx, c.ID, s.Act, []byte{0, 255}, []byte{2}), store.ErrNotFound)
	if _, err := db.SQL().ExecContext(ctx, "UPDATE situation SET object = 'x'"); err == nil {
		t.Error("what people read was changed")
	}
	_, err := db.Situation(ctx, c.ID, 9)
	refused(t, err, store.ErrNotFound)
	if _, err := db.AddSituation(ctx, store.Situation{Contest: c.ID, Act: 9}); err == nil {
		t.Error("of an act that there is not")
	}
	must(t, db.DropSituation(ctx, c.ID, s.Act))
	refused(t, db.DropSituation(ctx, c.ID, s.Act), store.ErrNotFound)
	equal(t, must1(db.AddSituation(ctx, s))(t), true)
}
