package store_test

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"certame/internal/store"
	"certame/internal/store/storetest"
)

// Lists that are put in the place of others again and again, while pages are read
// and copies are made: each page is of one of them, whole, and no reading fails.
func TestReadWhileReplaced(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		c := contest(t, db)
		_, err := db.AddRevision(ctx, c.ID, 0, nil, "ana", "")
		if err == nil {
			_, err = db.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1})
		}
		if err := errors.Join(err, db.ReplaceListRows(ctx, c.ID, 1, rowsOf("0", 30), nil)); err != nil {
			t.Fatal(err)
		}
		var done atomic.Bool
		var readers sync.WaitGroup
		failed := make([]error, 4)
		for who := range failed {
			readers.Go(func() {
				for !done.Load() && failed[who] == nil {
					failed[who] = readOnce(db, c, who)
				}
			})
		}
		for round := range 30 {
			if err := db.ReplaceListRows(ctx, c.ID, 1, rowsOf(fmt.Sprint(round+1), 30), nil); err != nil {
				t.Fatal(err)
			}
		}
		done.Store(true)
		readers.Wait()
		if err := errors.Join(failed...); err != nil {
			t.Fatal(err)
		}
		if err := db.ReplaceListRows(ctx, c.ID, 1, rowsOf("fim", 30), nil); err != nil { // what was held goes now
			t.Fatal(err)
		}
		if n := storetest.BulkTables(t, db); n != 1 {
			t.Errorf("%d tables", n)
		}
	})
}

func readOnce(db *store.DB, c store.Contest, who int) error {
	if who == 0 {
		_, err := db.DigestContest(ctx, c.ID)
		return err
	}
	spans, err := db.Spans(ctx, c.ID, 1)
	if err != nil || len(spans) != 1 || spans[0].Length != 30 {
		return fmt.Errorf("lists: %v, %w", spans, err)
	}
	rows, err := db.PersonRows(ctx, c.ID, 1, "7")
	if err != nil || len(rows) != 1 || rows[0].Position != 8 {
		return fmt.Errorf("a person: %v, %w", rows, err)
	}
	page, err := db.ListPage(ctx, c.ID, 1, rows[0].Post, "AC", 0, 50)
	if err != nil || len(page) != 30 && len(page) != 0 { // its post may be of the one before
		return fmt.Errorf("a page: %d rows, %w", len(page), err)
	}
	return nil
}
