package storetest

import (
	"testing"

	"certame/internal/store"
)

func testAccess(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	must(t, db.Note(ctx, store.Access{Account: "ana", Contest: c.ID, Action: "ver", Object: "lista/1"}, store.Access{Account: "bia", Action: "entrar"}))
	must(t, db.Note(ctx, store.Access{Account: "ana", Contest: c.ID, Action: "ver", Object: "lista/2"}))
	head, broken, err := db.VerifyAccess(ctx)
	must(t, err)
	if broken != nil || head.Number != 3 || head != must1(db.AccessHead(ctx))(t) {
		t.Fatal(head, broken)
	}
	all := must1(db.Accesses(ctx, "", 0, 10))(t)
	equal(t, len(all), 3)
	equal(t, all[0].Object, "lista/2")
	equal(t, len(must1(db.Accesses(ctx, "", 3, 1))(t)), 1)
	equal(t, len(must1(db.Accesses(ctx, c.ID, 3, 10))(t)), 1)
	equal(t, len(must1(db.AccessesOf(ctx, c.ID, "ver", 10))(t)), 2)
	equal(t, len(must1(db.AccessesOf(ctx, c.ID, "entrar", 10))(t)), 0)
	testTampering(t, db, head)
}

// testManyAccesses notes at once what thousands of facts that were recorded together say:
// no statement of either database takes the values of them all.
func testManyAccesses(t *testing.T, db *store.DB) {
	const many = 20_000
	list := make([]store.Access, many)
	for i := range list {
		list[i] = store.Access{Account: "ana", Action: "fato.registrar"}
	}
	must(t, db.Note(ctx, list...))
	head, broken, err := db.VerifyAccess(ctx)
	must(t, err)
	if broken != nil || head.Number != many {
		t.Error(head, broken)
	}
}

// testTampering changes each column of each line behind the back of the triggers,
// as who owns the database can, and holds that it is found on that line.
func testTampering(t *testing.T, db *store.DB, kept store.AccessHead) {
	unlock(t, db, "access")
	for _, change := range []string{"at = at + 1", "account = account || 'x'", "contest = contest || ' '", "action = 'v' || action", "object = object || 'e'", "digest = 'ab'"} {
		for _, line := range []int{1, 2, 3} {
			undone(t, db, func(tx *store.DB) {
				statement(t, tx, "UPDATE access SET "+change+" WHERE number = $1", line)
				brokenAt(t, tx, line, store.AccessAltered)
			})
		}
	}
	undone(t, db, func(tx *store.DB) {
		statement(t, tx, "DELETE FROM access WHERE number = $1", 2)
		brokenAt(t, tx, 2, store.AccessMissing)
	})
	undone(t, db, func(tx *store.DB) {
		statement(t, tx, "DELETE FROM access WHERE number = $1", 3)
		brokenAt(t, tx, 3, store.AccessCut)
	})
	// Who cuts the end and corrects the row that keeps it is found by who has a head.
	undone(t, db, func(tx *store.DB) {
		second := must1(tx.Accesses(ctx, "", 3, 1))(t)[0]
		statement(t, tx, "DELETE FROM access WHERE number = $1", 3)
		statement(t, tx, "UPDATE access_head SET number = $1, digest = $2", 2, second.Digest)
		if _, broken, err := tx.VerifyAccess(ctx); err != nil || broken != nil {
			t.Fatal(broken, err)
		}
		brokenAt(t, tx, 3, store.AccessCut, kept)
		must(t, tx.Note(ctx, store.Access{Account: "ana", Action: "outra"}))
		brokenAt(t, tx, 3, store.AccessAltered, kept)
	})
}

func brokenAt(t testing.TB, db *store.DB, line int, fault store.AccessFault, kept ...store.AccessHead) {
	t.Helper()
	_, broken, err := db.VerifyAccess(ctx, kept...)
	must(t, err)
	if broken == nil || *broken != (store.BrokenAccess{Number: line, Fault: fault}) {
		t.Fatalf("got %+v, want line %d, %s", broken, line, fault)
	}
}
