package store_test

import (
	"errors"
	"fmt"
	"testing"

	"certame/internal/store"
	"certame/internal/store/storetest"
	"certame/ledger"

	"golang.org/x/sys/unix"
)

func init() { deeds["append in 3 MB"] = appendUntilFull }

// appendUntilFull appends under a limit of the size of files, which leaves half of
// a write done, as a full disk does. When it was refused, it goes on under a
// larger limit: somebody freed space.
func appendUntilFull(db *store.DB) error {
	if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: 3_000_000, Max: unix.RLIM_INFINITY}); err != nil {
		return err
	}
	if err := appendForever(db); !errors.Is(err, store.ErrFull) {
		return fmt.Errorf("a limit of the system gave %w", err)
	}
	if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: unix.RLIM_INFINITY, Max: unix.RLIM_INFINITY}); err != nil {
		return err
	}
	c, err := db.ContestBySlug(ctx, "um")
	if err != nil {
		return err
	}
	lines, err := db.FactLines(ctx, c.ID)
	if err == nil {
		err = db.AppendFacts(ctx, c.ID, ledger.Head(lines), storetest.BookLines(lines, 1), "ana")
	}
	fmt.Println(len(lines) + 1)
	return err
}

// A disk that fills while facts are appended: what was acknowledged is there, the
// refusal says why, and the same program goes on when there is space.
func TestFullDisk(t *testing.T) {
	address := freshSQLite(t)
	db := opened(t, address)
	c := contest(t, db)
	p := start(t, "append in 3 MB", address)
	acknowledged := 0
	for {
		n, more := p.said()
		if !more {
			break
		}
		if n != acknowledged+1 {
			t.Fatalf("after %d came %d", acknowledged, n)
		}
		acknowledged = n
	}
	if err := p.Wait(); err != nil {
		t.Fatal(err)
	}
	lines, err := db.FactLines(ctx, c.ID)
	if err != nil || len(lines) != acknowledged || acknowledged < 20 {
		t.Fatal(acknowledged, len(lines), err)
	}
	if _, broken := ledger.Read(lines); broken != nil {
		t.Fatalf("%+v", broken)
	}
}

// A load that finds the disk full stops at a chunk, and goes on from there.
func TestFullDiskWhileLoading(t *testing.T) {
	address := freshSQLite(t)
	db := opened(t, address)
	c := contest(t, db)
	var pages int
	if err := db.SQL().QueryRow("PRAGMA page_count").Scan(&pages); err != nil {
		t.Fatal(err)
	}
	limit := func(pages int) {
		if _, err := db.SQL().Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages)); err != nil {
			t.Fatal(err)
		}
	}
	limit(pages + 100)
	load, err := db.StartLoad(ctx, c.ID, "ab")
	for err == nil {
		load, err = db.LoadChunk(ctx, load, load.Loaded, nextRows(load.Loaded))
	}
	if !errors.Is(err, store.ErrFull) || load.Loaded == 0 {
		t.Fatal(load, err)
	}
	again, err := db.StartLoad(ctx, c.ID, "ab")
	if err != nil || again.Loaded != load.Loaded {
		t.Fatal(again, err)
	}
	limit(1 << 30)
	if err := loadRest(db, func(int) {}); err != nil {
		t.Fatal(err)
	}
	checkLoaded(t, db, c)
}
