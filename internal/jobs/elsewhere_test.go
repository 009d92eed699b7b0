package jobs_test

import (
	"context"
	"testing"
	"time"

	"certame/internal/jobs"
)

// While machines are brought to a new version one by one, the older ones give back the
// work that they do not know, and the first one that knows it does it, once.
func TestOlderVersionLeavesNewWork(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		older := open(t, db)
		older.Pace.Elsewhere = time.Hour
		start(t, older)
		job := wait(t, older, ask(t, older, jobs.Task{Kind: "novo"}).ID, func(j jobs.Job) bool { return j.Failure != "" })
		if !job.State.Open() {
			t.Fatalf("the older version ended it: %+v", job)
		}
		newer, did := open(t, db), 0
		newer.Register("novo", func(context.Context, *jobs.Run) error { did++; return nil })
		start(t, newer)
		if job = wait(t, newer, job.ID, ended); job.State != jobs.Done || job.Failure != "" || did != 1 {
			t.Errorf("%+v, done %d times", job, did)
		}
	})
}
