package store_test

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"certame/internal/pgtest"
	"certame/internal/store"
	"certame/internal/store/storetest"
	"certame/ledger"
)

// PostgreSQL is stopped as by a power cut, and started again, while several write:
// each fact that was acknowledged is there once, and none is twice, not even those
// whose answer was lost on the way.
func TestRestartedUnderLoad(t *testing.T) {
	server, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	db := opened(t, server.Fresh(t))
	c := contest(t, db)
	var stop atomic.Bool
	var acknowledged [4][]string
	var all sync.WaitGroup
	for who := range acknowledged {
		all.Go(func() {
			for n := 0; !stop.Load(); n++ {
				acknowledged[who] = append(acknowledged[who], writeUntilStored(db, c.ID, fmt.Sprintf("%d-%d", who, n)))
			}
		})
	}
	for round := range 3 {
		waitFacts(db, c.ID, (round+1)*8)
		if err := errors.Join(server.Down(syscall.SIGQUIT), server.Up()); err != nil {
			t.Fatal(err)
		}
	}
	waitFacts(db, c.ID, 40)
	stop.Store(true)
	all.Wait()
	checkEachOnce(t, db, c.ID, acknowledged[:])
}

// writeUntilStored stores one fact, through whatever errors: after each it reads
// whether the fact is there.
func writeUntilStored(db *store.DB, contest store.ContestID, name string) string {
	for {
		notes, err := db.FactNotes(ctx, contest)
		if err == nil {
			for _, n := range notes {
				if string(n.Author) == name {
					return name
				}
			}
			lines, err := db.FactLines(ctx, contest)
			if err == nil && len(lines) == len(notes) {
				if err = db.AppendFacts(ctx, contest, ledger.Head(lines), storetest.BookLines(lines, 1), store.AccountID(name)); err == nil {
					return name
				}
			}
		}
		time.Sleep(5 * time.Millisecond) // the server may be away
	}
}

// waitFacts waits until so many facts are there, through errors.
func waitFacts(db *store.DB, contest store.ContestID, n int) {
	for {
		if lines, err := db.FactLines(ctx, contest); err == nil && len(lines) >= n {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func checkEachOnce(t *testing.T, db *store.DB, contest store.ContestID, acknowledged [][]string) {
	lines, err := db.FactLines(ctx, contest)
	if err != nil {
		t.Fatal(err)
	}
	if _, broken := ledger.Read(lines); broken != nil {
		t.Fatalf("%+v", broken)
	}
	notes, err := db.FactNotes(ctx, contest)
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, n := range notes {
		count[string(n.Author)]++
	}
	total := 0
	for _, list := range acknowledged {
		for _, name := range list {
			total++
			if count[name] != 1 {
				t.Errorf("%s is there %d times", name, count[name])
			}
		}
	}
	if total != len(lines) {
		t.Errorf("%d acknowledged, %d stored", total, len(lines))
	}
}
