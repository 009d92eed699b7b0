package monitor_test

import (
	"fmt"
	"path/filepath"
	"sync"
	"testing"

	"certame/internal/indicators"
	"certame/internal/monitor"
	"certame/internal/pgtest"
	"certame/internal/store"
)

// TestMain stops the server of PostgreSQL that a test may have started.
func TestMain(m *testing.M) { pgtest.Main(m) }

// Many bring files of the same contests in the same instant, each in an order of its own,
// by two desks as of two replicas: every one is taken, the versions have no hole and none
// is lost.
func TestImportsTogether(t *testing.T) {
	for name, address := range map[string]string{"postgresql": pgtest.Fresh(t), "sqlite": "sqlite:" + filepath.Join(t.TempDir(), "a.db")} {
		t.Run(name, func(t *testing.T) {
			db, err := store.Open(t.Context(), address)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = db.Close() })
			const many = 12
			desks := []*monitor.Desk{monitor.New(db), monitor.New(db)}
			var all sync.WaitGroup
			errs := make([]error, many)
			for n := range many {
				all.Go(func() {
					a, b := contest("A", "2026-10-01", indicators.Count(5+n)), contest("B", "2026-10-01", indicators.Count(6+n))
					list := []indicators.Contest{a, b}
					if n%2 == 1 {
						list = []indicators.Contest{b, a}
					}
					_, errs[n] = desks[n%2].Import(t.Context(), "ana", file(t, list...), fmt.Sprint(n))
				})
			}
			all.Wait()
			for n, err := range errs {
				if err != nil {
					t.Errorf("%d: %v", n, err)
				}
			}
			one := contest("A", "", 5)
			versions, err := db.IndicatorVersions(t.Context(), one.Key())
			if err != nil || len(versions) != many || versions[0].Number != many {
				t.Errorf("%d versions, the last %d: %v", len(versions), versions[0].Number, err)
			}
		})
	}
}
