package jobs_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"certame/internal/jobs"
)

// What is to be done from time to time is done at the start, and by one process.
func TestEvery(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		did := make(chan bool, 100)
		for range 2 {
			q := open(t, db)
			q.Register("limpar tudo", func(context.Context, *jobs.Run) error { did <- true; return nil })
			q.Every(24*time.Hour, "limpar tudo")
			start(t, q)
		}
		<-did
		q := open(t, db)
		list, err := q.Jobs(ctx, "")
		if err != nil || len(list) != 1 || list[0].Kind != "limpar tudo" {
			t.Fatalf("%+v, %v", list, err)
		}
		wait(t, q, list[0].ID, is(jobs.Done))
	})
}

// Programs that start together over an empty database.
func TestOpenTogether(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		var wait sync.WaitGroup
		for range 4 {
			db := openStore(t, address)
			wait.Go(func() {
				if _, err := jobs.Open(ctx, db, nil); err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
	})
}

// Jobs that ended long ago are forgotten at the start; others are not.
func TestForget(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		q := open(t, db)
		old, recent := ask(t, q, jobs.Task{Kind: "x", Contest: "1"}), ask(t, q, jobs.Task{Kind: "x", Contest: "2"})
		for _, job := range []jobs.Job{old, recent} {
			if _, err := q.Cancel(ctx, job.ID); err != nil {
				t.Fatal(err)
			}
		}
		execSQL(t, db, "UPDATE job SET ended = $1 WHERE id = $2", time.Now().AddDate(0, 0, -91).UnixMicro(), old.ID)
		start(t, q)
		if _, err := q.Job(ctx, old.ID); !errors.Is(err, jobs.ErrNotFound) {
			t.Errorf("%v", err)
		}
		if _, err := q.Job(ctx, recent.ID); err != nil {
			t.Error(err)
		}
	})
}

func TestTwoWays(t *testing.T) {
	q := open(t, openStore(t, "sqlite:"+filepath.Join(t.TempDir(), "certame.db")))
	q.Register("x", nil)
	defer func() {
		if got := fmt.Sprint(recover()); got != "jobs: two ways to do x" {
			t.Error(got)
		}
	}()
	q.Register("x", nil)
}
