package storetest

import (
	"testing"

	"certame/internal/store"
)

// newDossier adds one with an act.
func newDossier(t testing.TB, db *store.DB, contest store.ContestID, kind, handle string) store.Dossier {
	t.Helper()
	d := store.Dossier{ID: must1(store.NewDossierID())(t), Contest: contest, Kind: kind, Handle: handle, Wrapped: []byte{1, 255}}
	d = must1(db.AddDossier(ctx, d))(t)
	must1(db.AppendDossier(ctx, d.ID, 0, []byte{0, 7}))(t)
	return d
}

// A dossier is found in its contest only, by its name and by its handle, and takes one
// act after another.
func testDossier(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "a"), newContest(t, db, "b")
	first := newDossier(t, db, c.ID, "denuncia", "ab")
	second := newDossier(t, db, c.ID, "denuncia", "")
	newDossier(t, db, c.ID, "apuracao", "")
	e := must1(db.AppendDossier(ctx, first.ID, 1, []byte("x")))(t)
	equal(t, e.Number, 2)
	_, err := db.AppendDossier(ctx, first.ID, 1, []byte("y"))
	conflicted(t, err)
	_, err = db.AppendDossier(ctx, "nada", 0, nil)
	refused(t, err, store.ErrNotFound)
	events := must1(db.DossierEvents(ctx, first.ID))(t)
	equal(t, len(events), 2)
	equal(t, string(events[0].Sealed), "\x00\x07")
	equal(t, events[1].At.Equal(e.At), true)

	seen := must1(db.Dossier(ctx, c.ID, first.ID))(t)
	equal(t, string(seen.Wrapped), "\x01\xff")
	equal(t, seen.At.Equal(first.At), true)
	_, err = db.Dossier(ctx, other.ID, first.ID)
	refused(t, err, store.ErrNotFound)
	equal(t, must1(db.DossierByHandle(ctx, c.ID, "ab"))(t).ID, first.ID)
	_, err = db.DossierByHandle(ctx, other.ID, "ab")
	refused(t, err, store.ErrNotFound)
	_, err = db.DossierByHandle(ctx, c.ID, "")
	refused(t, err, store.ErrNotFound)
	_, err = db.AddDossier(ctx, store.Dossier{ID: "z", Contest: c.ID, Handle: "ab"})
	if err == nil {
		t.Fatal("two dossiers of one handle")
	}

	must(t, db.HoldDossiers(ctx, c.ID, "denuncia", 2))
	conflicted(t, db.HoldDossiers(ctx, c.ID, "denuncia", 1))
	list := must1(db.Dossiers(ctx, c.ID, "denuncia", store.Page{}))(t)
	equal(t, len(list), 2)
	equal(t, list[0].ID, second.ID)
	list = must1(db.Dossiers(ctx, c.ID, "denuncia", store.Page{After: second.ID}))(t)
	equal(t, len(list), 1)
	equal(t, len(must1(db.Dossiers(ctx, other.ID, "denuncia", store.Page{}))(t)), 0)
	equal(t, len(must1(db.AllDossiers(ctx, store.Page{}))(t)), 3)
	equal(t, len(must1(db.AllDossiers(ctx, store.Page{After: second.ID}))(t)), 1)
	must(t, db.RewrapDossier(ctx, first.ID, []byte{1, 255}, []byte{2}))
	refused(t, db.RewrapDossier(ctx, first.ID, []byte{1, 255}, []byte{3}), store.ErrNotFound)
}
