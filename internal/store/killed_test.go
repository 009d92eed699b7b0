package store_test

import (
	"errors"
	"fmt"
	"testing"

	"certame/internal/store"
	"certame/internal/store/storetest"
	"certame/ledger"
)

func init() {
	deeds["append"] = appendForever
	deeds["load"] = func(db *store.DB) error { return loadRest(db, func(n int) { fmt.Println(n) }) }
	deeds["lists"] = replaceLists
}

// appendForever appends. A line that the one killed before had sent may come still:
// it is read again.
func appendForever(db *store.DB) error {
	c, err := db.ContestBySlug(ctx, "um")
	for err == nil {
		var lines [][]byte
		if lines, err = db.FactLines(ctx, c.ID); err != nil {
			return err
		}
		var lost *store.Conflict
		switch err = db.AppendFacts(ctx, c.ID, ledger.Head(lines), storetest.BookLines(lines, 1), "ana"); {
		case err == nil:
			fmt.Println(len(lines) + 1)
		case errors.As(err, &lost):
			err = nil
		}
	}
	return err
}

// A program killed while it appends: every fact that it said was stored is there,
// and at most the one that it was storing, whole.
func TestKilledWhileAppending(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		c := contest(t, db)
		stored := 0
		for round := range 4 {
			acknowledged := start(t, "append", address).killAfter(t, stored+1+round*3)
			lines, err := db.FactLines(ctx, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			stored = len(lines)
			if _, broken := ledger.Read(lines); broken != nil || stored < acknowledged || stored > acknowledged+1 {
				t.Fatalf("%d acknowledged, %d stored, %+v", acknowledged, stored, broken)
			}
		}
	})
}

const (
	loadRows  = 30_000
	loadChunk = 500
)

// loadRest loads from where the load stopped, and says how far it is.
func loadRest(db *store.DB, say func(int)) error {
	c, err := db.ContestBySlug(ctx, "um")
	if err != nil {
		return err
	}
	load, err := db.StartLoad(ctx, c.ID, "ab")
	for err == nil && load.Loaded < loadRows {
		var lost *store.Conflict
		if load, err = db.LoadChunk(ctx, load, load.Loaded, nextRows(load.Loaded)); errors.As(err, &lost) {
			load, err = db.StartLoad(ctx, c.ID, "ab")
		}
		say(load.Loaded)
	}
	return errors.Join(err, db.FinishLoad(ctx, load))
}

func nextRows(from int) func(func(store.Registration, error) bool) {
	return func(yield func(store.Registration, error) bool) {
		for i := range loadChunk {
			if !yield(store.Registration{ID: fmt.Sprintf("%06d", from+i), Name: "Íris", Row: "x"}, nil) {
				return
			}
		}
	}
}

// A program killed while it loads, again and again: the next one goes on from
// what was acknowledged, and at the end each row is there once, in its place.
func TestKilledWhileLoading(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		c := contest(t, db)
		for _, at := range []int{1, 5_000, 5_500, 20_000} {
			acknowledged := start(t, "load", address).killAfter(t, at)
			load, err := db.StartLoad(ctx, c.ID, "ab")
			if err != nil || load.Ready || load.Loaded < acknowledged || load.Loaded > acknowledged+loadChunk {
				t.Fatalf("%d acknowledged, %+v, %v", acknowledged, load, err)
			}
		}
		last := start(t, "load", address)
		for more := true; more; _, more = last.said() {
		}
		if err := last.Wait(); err != nil {
			t.Fatal(err)
		}
		checkLoaded(t, db, c)
	})
}

func checkLoaded(t *testing.T, db *store.DB, c store.Contest) {
	load, err := db.StartLoad(ctx, c.ID, "ab")
	if err != nil || !load.Ready || load.Loaded != loadRows {
		t.Fatalf("%+v, %v", load, err)
	}
	seen := 0
	for {
		page, err := db.Registrations(ctx, load, seen, 1000)
		if err != nil {
			t.Fatal(err)
		}
		if len(page) == 0 {
			break
		}
		for _, r := range page {
			if r.Seq != seen+1 || r.ID != fmt.Sprintf("%06d", seen) {
				t.Fatalf("after %d came %+v", seen, r)
			}
			seen++
		}
	}
	if seen != loadRows {
		t.Fatalf("%d rows", seen)
	}
}

func replaceLists(db *store.DB) error {
	c, err := db.ContestBySlug(ctx, "um")
	if err != nil {
		return err
	}
	return db.ReplaceListRows(ctx, c.ID, 1, rowsOf("nova", 1<<30), func(done int) { fmt.Println(done) })
}

func rowsOf(post string, n int) func(func(store.ListRow, error) bool) {
	return func(yield func(store.ListRow, error) bool) {
		for i := range n {
			if !yield(store.ListRow{Post: post, List: "AC", Position: i + 1, ID: fmt.Sprint(i)}, nil) {
				return
			}
		}
	}
}

// A program killed while it puts lists in the place of others: the others are
// still seen, and the next one leaves nothing of the first.
func TestKilledWhileReplacing(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		c := contest(t, db)
		_, err := db.AddRevision(ctx, c.ID, 0, nil, "ana", "")
		if err == nil {
			_, err = db.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1})
		}
		if err := errors.Join(err, db.ReplaceListRows(ctx, c.ID, 1, rowsOf("antiga", 5), nil)); err != nil {
			t.Fatal(err)
		}
		start(t, "lists", address).killAfter(t, 20_000)
		spans, err := db.Spans(ctx, c.ID, 1)
		if err != nil || len(spans) != 1 || spans[0].Post != "antiga" {
			t.Fatal(spans, err)
		}
		if err := db.ReplaceListRows(ctx, c.ID, 1, rowsOf("terceira", 7), nil); err != nil {
			t.Fatal(err)
		}
		if n := storetest.BulkTables(t, db); n != 1 {
			t.Fatalf("%d tables", n)
		}
	})
}
