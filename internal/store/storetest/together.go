package storetest

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"certame/internal/store"
	"certame/ledger"
)

// together runs do in goroutines that begin at the same time, half of them on a
// second store opened at the same address, as another program would.
func together(t *testing.T, n int, fresh Fresh, do func(db *store.DB, who int) error) (db *store.DB) {
	t.Helper()
	address := fresh(t)
	dbs := [2]*store.DB{open(t, address), open(t, address)}
	begin := make(chan struct{})
	failed := make([]error, n)
	var all sync.WaitGroup
	for who := range n {
		all.Go(func() {
			<-begin
			failed[who] = do(dbs[who%2], who)
		})
	}
	close(begin)
	all.Wait()
	must(t, errors.Join(failed...))
	return dbs[0]
}

const (
	writers   = 6
	perWriter = 15
)

// Facts that everybody appends at the same time are one chain, with each of them
// once: who lost read again and tried again.
func testAppendTogether(t *testing.T, fresh Fresh) {
	var once sync.Once
	var c store.Contest
	db := together(t, writers, fresh, func(db *store.DB, who int) error {
		once.Do(func() { c = newContest(t, db, "um") })
		for range perWriter {
			if err := appendNext(db, c.ID, fmt.Sprint(who)); err != nil {
				return err
			}
		}
		return nil
	})
	lines := must1(db.FactLines(ctx, c.ID))(t)
	if _, broken := ledger.Read(lines); broken != nil {
		t.Fatalf("%+v", broken)
	}
	count := map[store.AccountID]int{}
	for _, n := range must1(db.FactNotes(ctx, c.ID))(t) {
		count[n.Author]++
	}
	equal(t, len(count), writers)
	for who, n := range count {
		if n != perWriter {
			t.Errorf("%s appended %d facts, want %d", who, n, perWriter)
		}
	}
}

// appendNext appends one fact, as often as somebody else comes before.
func appendNext(db *store.DB, contest store.ContestID, who string) error {
	for {
		lines, err := db.FactLines(ctx, contest)
		if err != nil {
			return err
		}
		var lost *store.Conflict
		err = db.AppendFacts(ctx, contest, ledger.Head(lines), BookLines(lines, 1), store.AccountID(who))
		if !errors.As(err, &lost) {
			return err
		}
	}
}

// The log of accesses is one chain, whoever writes at the same time.
func testNoteTogether(t *testing.T, fresh Fresh) {
	db := together(t, writers, fresh, func(db *store.DB, who int) error {
		for i := range perWriter {
			if err := db.Note(ctx, store.Access{Account: store.AccountID(fmt.Sprint(who)), Action: fmt.Sprint(i)}); err != nil {
				return err
			}
		}
		return nil
	})
	head, broken, err := db.VerifyAccess(ctx)
	must(t, err)
	if broken != nil || head.Number != writers*perWriter {
		t.Fatal(head, broken)
	}
}

// Of many who take the same step from the same place, exactly one does.
func testOneWins(t *testing.T, fresh Fresh) {
	address := fresh(t)
	db := open(t, address)
	same := func(testing.TB) string { return address }
	c := newContest(t, db, "um")
	must1(db.AddRevision(ctx, c.ID, 0, nil, "ana", ""))(t)
	p := must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "resultado", By: "ana"}))(t)
	load := must1(db.StartLoad(ctx, c.ID, "ab"))(t)
	must(t, db.AddToken(ctx, "segredo", store.Token{Kind: "inicio"}))
	for name, step := range map[string]func(db *store.DB, who int) error{
		"revision": func(db *store.DB, who int) error {
			_, err := db.AddRevision(ctx, c.ID, 1, nil, "ana", fmt.Sprint(who))
			return err
		},
		"act": func(db *store.DB, who int) error {
			_, err := db.ConfirmProposal(ctx, p.ID, store.AccountID(fmt.Sprint(who)), store.Act{})
			return err
		},
		"contest": func(db *store.DB, who int) error {
			seen := c
			seen.Title = fmt.Sprint(who)
			_, err := db.ChangeContest(ctx, seen)
			return err
		},
		"chunk": func(db *store.DB, _ int) error {
			_, err := db.LoadChunk(ctx, load, 0, each(registered(0, 50), nil))
			return err
		},
		"token": func(db *store.DB, _ int) error {
			_, err := db.UseToken(ctx, "inicio", "segredo")
			return err
		},
		"request": func(db *store.DB, _ int) error {
			_, err := db.Recall(ctx, "ana", "k", "r", time.Minute)
			return err
		},
		"slug": func(db *store.DB, _ int) error {
			_, err := db.CreateContest(ctx, store.Contest{Slug: "novo"})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) { oneWins(t, same, step) })
	}
}

func oneWins(t *testing.T, fresh Fresh, step func(*store.DB, int) error) {
	var mu sync.Mutex
	won := 0
	together(t, 8, fresh, func(db *store.DB, who int) error {
		err := step(db, who)
		var lost *store.Conflict
		switch {
		case errors.As(err, &lost) || errors.Is(err, store.ErrClosed) || errors.Is(err, store.ErrTaken):
			return nil
		case err == nil:
			mu.Lock()
			defer mu.Unlock()
			won++
		}
		return err
	})
	equal(t, won, 1)
}

// Programs that open the same new database at the same time all find it whole.
func testOpenTogether(t *testing.T, fresh Fresh) {
	address := fresh(t)
	failed := make([]error, 6)
	var all sync.WaitGroup
	for i := range failed {
		all.Go(func() {
			db, err := store.Open(ctx, address)
			if err == nil {
				_, err = db.CountAccounts(ctx)
				err = errors.Join(err, db.Close())
			}
			failed[i] = err
		})
	}
	all.Wait()
	must(t, errors.Join(failed...))
}
