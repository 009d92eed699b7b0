package complaint_test

import (
	"path/filepath"
	"sync"
	"testing"

	"certame/internal/complaint"
	"certame/internal/pgtest"
)

// Two complaints about one person that are admitted in the same instant go into one
// proceeding, and so does what the agency itself came upon meanwhile.
func TestAdmittedTogether(t *testing.T) {
	for name, address := range map[string]string{"PostgreSQL": pgtest.Fresh(t), "SQLite": "sqlite:" + filepath.Join(t.TempDir(), "a.db")} {
		t.Run(name, func(t *testing.T) { admittedTogether(t, worldAt(t, address)) })
	}
}

func admittedTogether(t *testing.T, w *world) {
	const many = 6
	for range many {
		_, err := w.File(t.Context(), w.contest.ID, complaint.Report{About: "0002", Text: "y"})
		w.ok(err)
	}
	list, err := w.Complaints(t.Context(), w.contest.ID, "", many)
	w.ok(err)
	var all sync.WaitGroup
	errs, into := make([]error, many+1), make([]string, many+1)
	for n, c := range list {
		all.Go(func() { into[n], errs[n] = w.Admit(t.Context(), hr, w.contest.ID, c.ID, "0002") })
	}
	all.Go(func() {
		into[many], errs[many] = w.Begin(t.Context(), hr, w.contest.ID, complaint.Indication{Registration: "0002", Text: "z"})
	})
	all.Wait()
	for n, err := range errs {
		if err != nil || into[n] != into[0] {
			t.Errorf("%d: %s and %s, %v", n, into[n], into[0], err)
		}
	}
	if found, err := w.Proceedings(t.Context(), w.contest.ID); err != nil || len(found) != 1 || len(found[0].Steps) != many+1 {
		t.Errorf("%d proceedings, %v", len(found), err)
	}
}
