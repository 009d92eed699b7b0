package storetest

import (
	"testing"

	"certame/internal/store"
)

// testLookupPack: an act has one pack, which is listed with when it may be read, is
// wrapped again only as it was seen, and is forgotten only by its own name.
func testLookupPack(t *testing.T, db *store.DB) {
	c := History(t, db)
	acts := must1(db.Acts(ctx, c.ID))(t)
	first := acts[len(acts)-1]
	waiting := len(must1(db.ActsWithoutLookup(ctx, first.Kind))(t))
	p := store.LookupPack{Contest: c.ID, Act: first.Number, Size: 7, Digest: "ab", Object: "cd", Wrapped: []byte{0, 255}}
	must(t, db.AddLookupPack(ctx, p))
	refused(t, db.AddLookupPack(ctx, p), store.ErrTaken)
	equal(t, len(must1(db.ActsWithoutLookup(ctx, first.Kind))(t)), waiting-1)

	list := must1(db.LookupPacks(ctx))(t)
	equal(t, len(list), 1)
	got := list[0]
	equal(t, got.Slug, c.Slug)
	released := first.At
	if first.ReleaseAt.After(released) {
		released = first.ReleaseAt
	}
	equal(t, got.Released.Equal(released), true)
	equal(t, got.Object+got.Digest+string(got.Wrapped), "cdab\x00\xff")

	must(t, db.RewrapLookupPack(ctx, got, []byte{1}))
	refused(t, db.RewrapLookupPack(ctx, got, []byte{2}), store.ErrNotFound)
	other := got
	other.Object = "ef"
	refused(t, db.DropLookupPack(ctx, other), store.ErrNotFound)
	must(t, db.DropLookupPack(ctx, got))
	equal(t, len(must1(db.LookupPacks(ctx))(t)), 0)
}
