package storetest

import (
	"errors"
	"fmt"
	"testing"

	"certame/edital"
	"certame/internal/store"
	"certame/ledger"
)

// BookLines are lines that follow one another, after those of before.
func BookLines(before [][]byte, n int) [][]byte {
	var out [][]byte
	head, number := ledger.Head(before), len(before)
	for range n {
		number++
		f := ledger.Fact{
			Number: number, Previous: head, Kind: ledger.Registrations, Version: 1, Author: "ana",
			At: edital.Instant{Date: 20500, Second: ledger.WholeDay}, Act: fmt.Sprint("ato ", number),
		}
		line := ledger.Encode(&f)
		out = append(out, line)
		head = ledger.Head([][]byte{line})
	}
	return out
}

func testFacts(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "dois")
	lines := BookLines(nil, 3)
	must(t, db.AppendFacts(ctx, c.ID, ledger.Digest{}, lines[:2], "ana"))
	conflicted(t, db.AppendFacts(ctx, c.ID, ledger.Digest{}, lines[:2], "ana")) // told twice
	must(t, db.AppendFacts(ctx, c.ID, ledger.Head(lines[:2]), lines[2:], "bia"))
	must(t, db.AppendFacts(ctx, other.ID, ledger.Digest{}, lines[:1], "ana"))
	got := must1(db.FactLines(ctx, c.ID))(t)
	equal(t, len(got), 3)
	for i := range got {
		equal(t, string(got[i]), string(lines[i]))
	}
	notes := must1(db.FactNotes(ctx, c.ID))(t)
	equal(t, notes[2].Author, "bia")

	// A line that does not follow takes with it the good one that came before.
	next := BookLines(lines, 2)
	var broken *store.BrokenLine
	err := db.AppendFacts(ctx, c.ID, ledger.Head(lines), [][]byte{next[0], next[0]}, "ana")
	if !errors.As(err, &broken) || broken.Line != 5 {
		t.Fatalf("got %v", err)
	}
	equal(t, len(must1(db.FactLines(ctx, c.ID))(t)), 3)
	refused(t, db.AppendFacts(ctx, "nenhum", ledger.Digest{}, lines, "ana"), store.ErrNotFound)
}
