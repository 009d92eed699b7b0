package jobs_test

import (
	"context"
	"database/sql"
	"testing"

	"certame/internal/jobs"
	"certame/internal/store"
)

// A program that stops in order leaves its work in the queue, and the next one
// goes on from the checkpoint.
func TestStop(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		first, second := open(t, db), open(t, db)
		first.Register("lento", func(ctx context.Context, run *jobs.Run) error {
			if err := run.Save(ctx, []byte("7")); err != nil {
				return err
			}
			run.Progress(7, 9)
			<-ctx.Done()
			return ctx.Err()
		})
		second.Register("lento", func(ctx context.Context, run *jobs.Run) error {
			if string(run.Checkpoint()) != "7" {
				t.Errorf("goes on from %q", run.Checkpoint())
			}
			return nil
		})
		job := ask(t, first, jobs.Task{Kind: "lento"})
		if err := first.Start(ctx); err != nil {
			t.Fatal(err)
		}
		wait(t, first, job.ID, func(j jobs.Job) bool { return j.Done == 7 })
		stop(t, first)
		if left, err := first.Job(ctx, job.ID); err != nil || left.State != jobs.Queued || left.Done != 7 || left.Failure != "" {
			t.Errorf("left as %+v, %v", left, err)
		}
		start(t, second)
		wait(t, second, job.ID, is(jobs.Done))
	})
}

// Who lost a job to another can write nothing of it, and stops.
func TestLost(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		q := open(t, db)
		held, lost := make(chan bool), make(chan error, 1)
		q.Register("disputado", func(ctx context.Context, run *jobs.Run) error {
			if run.Checkpoint() != nil {
				return nil // the one that took it
			}
			held <- true
			<-ctx.Done()
			err := q.InSQL(context.WithoutCancel(ctx), func(tx *sql.Tx) error { return run.SaveIn(context.WithoutCancel(ctx), tx, []byte("de quem perdeu")) })
			lost <- err
			return nil // believes that it ended
		})
		start(t, q)
		job := ask(t, q, jobs.Task{Kind: "disputado"})
		<-held
		execSQL(t, db, "UPDATE job SET holder = 'outro', checkpoint = $1", []byte("do outro"))
		if err := <-lost; err == nil || err.Error() != "o trabalho passou a outro processo, porque este não deu sinal de vida" {
			t.Errorf("the loser wrote: %v", err)
		}
		// The other gives no sign of life either, and it comes back here.
		wait(t, q, job.ID, is(jobs.Done))
		var checkpoint []byte
		if err := db.SQL().QueryRow("SELECT checkpoint FROM job").Scan(&checkpoint); err != nil || string(checkpoint) != "do outro" {
			t.Errorf("%q, %v", checkpoint, err)
		}
	})
}

func execSQL(t *testing.T, db *store.DB, statement string, values ...any) {
	t.Helper()
	if _, err := db.SQL().ExecContext(ctx, statement, values...); err != nil {
		t.Fatal(err)
	}
}

// What others held when they died comes back, also when they died between being
// given the job and holding it; what made the program die too often does not; what
// somebody had cancelled is cancelled.
func TestRescue(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		q := open(t, db)
		q.Register("x", func(context.Context, *jobs.Run) error { return nil })
		found := map[string]jobs.Job{}
		for _, contest := range []string{"held", "given", "often", "cancelled"} {
			found[contest] = ask(t, q, jobs.Task{Kind: "x", Contest: contest})
		}
		execSQL(t, db, "UPDATE river_job SET state = 'running', attempt = 1")
		execSQL(t, db, "UPDATE job SET holder = 'morto' WHERE contest <> 'given'")
		execSQL(t, db, "UPDATE job SET crashes = 4 WHERE contest = 'often'")
		execSQL(t, db, "UPDATE job SET cancel = 1 WHERE contest = 'cancelled'")
		start(t, q)
		for contest, state := range map[string]jobs.State{"held": jobs.Done, "given": jobs.Done, "often": jobs.Failed, "cancelled": jobs.Cancelled} {
			job := wait(t, q, found[contest].ID, ended)
			if job.State != state || job.Ended.IsZero() {
				t.Errorf("%s: %+v", contest, job)
			}
			if state == jobs.Failed && job.Failure != "o programa terminou 5 vezes no meio deste trabalho, que não será tentado outra vez; veja no registro do sistema se faltou memória ou disco" {
				t.Errorf("%s", job.Failure)
			}
		}
	})
}
