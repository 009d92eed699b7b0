package storetest

import (
	"testing"

	"certame/internal/store"
)

// A file on its way in changes only from the turn that was seen, with its files, and
// is found again from any machine.
func testIntake(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "a"), newContest(t, db, "b")
	in := must1(db.AddIntake(ctx, store.Intake{Contest: c.ID, By: "ana", Payload: []byte{0, 255}, Files: []store.File{{Name: "original", Digest: "ab", Size: 3}}}))(t)
	later := must1(db.AddIntake(ctx, store.Intake{Contest: c.ID, By: "bia"}))(t)
	seen := must1(db.Intake(ctx, in.ID))(t)
	equal(t, seen.Turn, 1)
	equal(t, seen.State, store.IntakeOpen)
	equal(t, string(seen.Payload), "\x00\xff")
	equal(t, seen.Files[0], store.File{Name: "original", Digest: "ab", Size: 3})

	seen.Payload, seen.State, seen.Revision = []byte("x"), store.IntakeRecorded, 2
	seen.Files = []store.File{{Name: "exame", Digest: "cd", Size: 4}, {Name: "original", Digest: "ab", Size: 3}}
	after := must1(db.ChangeIntake(ctx, seen))(t)
	equal(t, after.Turn, 2)
	_, err := db.ChangeIntake(ctx, seen)
	conflicted(t, err)
	now := must1(db.Intake(ctx, in.ID))(t)
	equal(t, now.Turn, 2)
	equal(t, now.Revision, 2)
	equal(t, now.State, store.IntakeRecorded)
	equal(t, len(now.Files), 2)
	equal(t, now.Files[0].Digest, "cd")

	list := must1(db.Intakes(ctx, c.ID, 10))(t)
	equal(t, len(list), 2)
	equal(t, list[0].ID, later.ID)
	equal(t, len(must1(db.Intakes(ctx, other.ID, 10))(t)), 0)
	digests := must1(db.Objects(ctx, c.ID))(t)
	equal(t, len(digests), 2)
	_, err = db.Intake(ctx, "nada")
	refused(t, err, store.ErrNotFound)
	_, err = db.ChangeIntake(ctx, store.Intake{ID: "nada"})
	refused(t, err, store.ErrNotFound)
}
