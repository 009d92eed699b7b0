package jobs_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"certame/internal/jobs"
	"certame/internal/pgtest"
	"certame/internal/store"
)

var ctx = context.Background()

func TestMain(m *testing.M) {
	if address := os.Getenv(addressKey); address != "" {
		child(address)
		return
	}
	pgtest.Main(m)
}

// each runs the test on both databases, by the address of an empty one.
func each(t *testing.T, test func(t *testing.T, address string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, "sqlite:"+filepath.Join(t.TempDir(), "certame.db")) })
	t.Run("postgres", func(t *testing.T) { test(t, pgtest.Fresh(t)) })
}

// fast is the pace of tests, which wait for what happens and never for a time.
var fast = jobs.Pace{Beat: 20 * time.Millisecond, Missed: 5, Poll: 10 * time.Millisecond, Retry: time.Millisecond}

func openStore(t *testing.T, address string) *store.DB {
	t.Helper()
	db, err := store.Open(ctx, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func open(t *testing.T, db *store.DB) *jobs.Queue {
	t.Helper()
	q, err := jobs.Open(ctx, db, nil)
	if err != nil {
		t.Fatal(err)
	}
	q.Pace = fast
	return q
}

func start(t *testing.T, q *jobs.Queue) {
	t.Helper()
	if err := q.Start(ctx); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stop(t, q) })
}

func stop(t *testing.T, q *jobs.Queue) {
	t.Helper()
	if err := q.Stop(ctx); err != nil {
		t.Error(err)
	}
}

func ask(t *testing.T, q *jobs.Queue, task jobs.Task) jobs.Job {
	t.Helper()
	job, fresh, err := q.Ask(ctx, task)
	if err != nil || !fresh {
		t.Fatalf("%+v, %v, %v", job, fresh, err)
	}
	return job
}

// wait is the job once it is as wanted; a test that waits for ever is stopped by
// its own limit.
func wait(t *testing.T, q *jobs.Queue, id string, wanted func(jobs.Job) bool) jobs.Job {
	t.Helper()
	for {
		job, err := q.Job(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		if wanted(job) {
			return job
		}
		select {
		case <-t.Context().Done():
			t.Fatalf("still %+v", job)
		case <-time.After(5 * time.Millisecond):
		}
	}
}

func ended(j jobs.Job) bool { return !j.State.Open() }

func is(state jobs.State) func(jobs.Job) bool {
	return func(j jobs.Job) bool { return j.State == state }
}

// From the queue to the end, as a person sees it.
func TestLife(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		q := open(t, openStore(t, address))
		step := make(chan bool)
		q.Register("importar", func(ctx context.Context, run *jobs.Run) error {
			if run.Contest != "c1" || run.By != "ana" || string(run.Params) != "arquivo" || run.Checkpoint() != nil {
				t.Errorf("%+v", run)
			}
			run.Progress(3, 10)
			<-step
			run.Progress(10, 10)
			return nil
		})
		asked := ask(t, q, jobs.Task{Kind: "importar", Contest: "c1", By: "ana", Params: []byte("arquivo")})
		if asked.State != jobs.Queued || asked.State.String() != "na fila" || asked.Created.IsZero() || !asked.Started.IsZero() {
			t.Errorf("%+v", asked)
		}
		start(t, q)
		running := wait(t, q, asked.ID, func(j jobs.Job) bool { return j.Done == 3 })
		if running.State != jobs.Running || running.State.String() != "em andamento" || running.Total != 10 || running.Started.IsZero() || !running.Ended.IsZero() {
			t.Errorf("%+v", running)
		}
		close(step)
		done := wait(t, q, asked.ID, ended)
		if done.State != jobs.Done || done.State.String() != "concluído" || done.Done != 10 || done.Failure != "" || done.Ended.IsZero() {
			t.Errorf("%+v", done)
		}
		if list, err := q.Jobs(ctx, "c1"); err != nil || len(list) != 1 || list[0].ID != asked.ID {
			t.Errorf("%+v, %v", list, err)
		}
		if _, err := q.Job(ctx, "nenhum"); !errors.Is(err, jobs.ErrNotFound) {
			t.Errorf("%v", err)
		}
	})
}

// Of a kind and a contest one is open, whoever asks and however many at once.
func TestUnique(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		q := open(t, openStore(t, address))
		q.Register("classificar", func(context.Context, *jobs.Run) error { return nil })
		task := jobs.Task{Kind: "classificar", Contest: "c1"}
		ids, fresh := sync.Map{}, make(chan bool, 8)
		var wait8 sync.WaitGroup
		for range 8 {
			wait8.Go(func() {
				job, first, err := q.Ask(ctx, task)
				if err != nil {
					t.Error(err)
				}
				ids.Store(job.ID, true)
				fresh <- first
			})
		}
		wait8.Wait()
		close(fresh)
		firsts, n := 0, 0
		for first := range fresh {
			if first {
				firsts++
			}
		}
		var id string
		ids.Range(func(key, _ any) bool { n++; id = key.(string); return true })
		if firsts != 1 || n != 1 {
			t.Errorf("%d jobs, %d of them first", n, firsts)
		}
		ask(t, q, jobs.Task{Kind: "classificar", Contest: "c2"})
		ask(t, q, jobs.Task{Kind: "importar", Contest: "c1"})
		start(t, q)
		wait(t, q, id, is(jobs.Done))
		ask(t, q, task) // the first is over
	})
}

// What the caller wrote and the work that follows are there together, or not.
func TestAskIn(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		q := open(t, db)
		undone := errors.New("desfeito")
		err := db.Whole(ctx, func(inside *store.DB) error {
			_, fresh, err := q.AskIn(ctx, inside.Tx(), jobs.Task{Kind: "importar", Contest: "c1"})
			if err != nil || !fresh {
				t.Errorf("%v, %v", fresh, err)
			}
			return undone
		})
		if list, listErr := q.Jobs(ctx, "c1"); !errors.Is(err, undone) || len(list) != 0 || listErr != nil {
			t.Errorf("%v; %v, %v", err, list, listErr)
		}
		if _, _, err := q.Ask(ctx, jobs.Task{}); err == nil {
			t.Error("asked for nothing")
		}
	})
}

// Cancelled in the queue, at work, and too late.
func TestCancel(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		q := open(t, openStore(t, address))
		q.Register("espera", func(ctx context.Context, _ *jobs.Run) error {
			<-ctx.Done()
			if !errors.Is(context.Cause(ctx), jobs.ErrCancelled) {
				t.Errorf("stopped by %v", context.Cause(ctx))
			}
			return ctx.Err()
		})
		queued := ask(t, q, jobs.Task{Kind: "espera", Contest: "c1"})
		if job, err := q.Cancel(ctx, queued.ID); err != nil || job.State != jobs.Cancelled || job.State.String() != "cancelado" || job.Ended.IsZero() {
			t.Errorf("%+v, %v", job, err)
		}
		start(t, q)
		atWork := ask(t, q, jobs.Task{Kind: "espera", Contest: "c1"})
		wait(t, q, atWork.ID, is(jobs.Running))
		if job, err := q.Cancel(ctx, atWork.ID); err != nil || !job.Stopping && job.State.Open() {
			t.Errorf("%+v, %v", job, err)
		}
		if job := wait(t, q, atWork.ID, ended); job.State != jobs.Cancelled || job.Failure != "" || job.Stopping {
			t.Errorf("%+v", job)
		}
		if job, err := q.Cancel(ctx, atWork.ID); err != nil || job.State != jobs.Cancelled {
			t.Errorf("%+v, %v", job, err)
		}
		if job := wait(t, q, queued.ID, ended); job.State != jobs.Cancelled || !job.Started.IsZero() {
			t.Errorf("was done after all: %+v", job)
		}
		if _, err := q.Cancel(ctx, "nenhum"); !errors.Is(err, jobs.ErrNotFound) {
			t.Errorf("%v", err)
		}
	})
}
