package storetest

import (
	"errors"
	"testing"

	"certame/internal/store"
)

// testLogLeaf: leaves follow one another, each once, and are said of their acts.
func testLogLeaf(t *testing.T, db *store.DB) {
	c := History(t, db)
	for _, position := range []int{0, 2} {
		err := db.AddLogLeaf(ctx, store.LogLeaf{Position: position, Leaf: []byte("x"), Head: []byte("y")}, c.ID, 1)
		if !errors.Is(err, store.ErrTaken) {
			t.Errorf("position %d: %v", position, err)
		}
	}
	leaves := must1(db.LogLeaves(ctx, 0))(t)
	if len(leaves) != 1 || string(leaves[0].Leaf) != "folha" || string(leaves[0].Head) != "cabeça" {
		t.Errorf("%+v", leaves)
	}
	equal(t, len(must1(db.LogLeaves(ctx, 1))(t)), 0)
	equal(t, must1(db.Act(ctx, c.ID, 1))(t).LogIndex, 0)
}
