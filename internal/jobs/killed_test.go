package jobs_test

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"certame/internal/jobs"
	"certame/internal/pgtest"
	"certame/internal/store"
)

const addressKey = "JOBS_ADDRESS"

const steps = 200

// count does its steps, each in one transaction with its checkpoint, into a table
// that refuses a step done twice. In the middle of each it waits to be let.
func count(db *store.DB, said io.Writer, let func() error) jobs.Work {
	return func(ctx context.Context, run *jobs.Run) error {
		from := 0
		if saved := run.Checkpoint(); saved != nil {
			from, _ = strconv.Atoi(string(saved))
		}
		fmt.Fprintln(said, "from", from)
		for n := from; n < steps; n++ {
			err := db.Whole(ctx, func(inside *store.DB) error { return step(ctx, inside.Tx(), run, n, let) })
			if err != nil {
				return err
			}
			run.Progress(int64(n+1), steps)
			fmt.Fprintln(said, n)
		}
		return nil
	}
}

func step(ctx context.Context, tx *sql.Tx, run *jobs.Run, n int, let func() error) error {
	_, err := tx.ExecContext(ctx, "INSERT INTO step (n) VALUES ($1)", n)
	if err != nil {
		return err
	}
	if err := let(); err != nil {
		return err
	}
	return run.SaveIn(ctx, tx, []byte(strconv.Itoa(n+1)))
}

// child is the program that is killed.
func child(address string) {
	db, err := store.Open(ctx, address)
	if err == nil {
		var q *jobs.Queue
		if q, err = jobs.Open(ctx, db, nil); err == nil {
			q.Pace = fast
			in := bufio.NewReader(os.Stdin)
			q.Register("contar", count(db, os.Stdout, func() error { _, err := in.ReadByte(); return err }))
			err = q.Start(ctx)
		}
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	select {}
}

// The program is killed in the middle of the work, twice: it goes on from the
// checkpoint, no step is lost and none is done twice.
func TestKilled(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		execSQL(t, db, "CREATE TABLE step (n BIGINT PRIMARY KEY)")
		q := open(t, db)
		job := ask(t, q, jobs.Task{Kind: "contar", Contest: "c1"})
		atLeast := runAndKill(t, address, 0, 30)
		atLeast = runAndKill(t, address, atLeast, 30)
		if left, err := q.Job(ctx, job.ID); err != nil || left.State != jobs.Running {
			t.Errorf("left as %+v, %v", left, err)
		}
		said := &strings.Builder{}
		q.Register("contar", count(db, said, func() error { return nil }))
		start(t, q)
		if end := wait(t, q, job.ID, ended); end.State != jobs.Done || end.Done != steps || end.Total != steps {
			t.Errorf("%+v", end)
		}
		var from int
		if _, err := fmt.Sscanf(said.String(), "from %d", &from); err != nil || from < atLeast {
			t.Errorf("went on from %d, and %d were said to be done", from, atLeast)
		}
		var n, max int
		if err := db.SQL().QueryRow("SELECT COUNT(*), MAX(n) FROM step").Scan(&n, &max); err != nil || n != steps || max != steps-1 {
			t.Errorf("%d steps up to %d, %v", n, max, err)
		}
	})
}

// runAndKill lets another process do some steps, and kills it while it does one
// more. It gives how many steps were said to be done.
func runAndKill(t *testing.T, address string, from, more int) int {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), addressKey+"="+address)
	in, inErr := command.StdinPipe()
	out, outErr := command.StdoutPipe()
	if err := errors.Join(inErr, outErr, command.Start()); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewReader(out)
	var begun, last int
	if _, err := fmt.Fscanf(said, "from %d\n", &begun); err != nil || begun < from {
		t.Errorf("went on from %d, and %d were said to be done, %v", begun, from, err)
	}
	for range more {
		_, err := io.WriteString(in, "\n")
		if _, scanErr := fmt.Fscanf(said, "%d\n", &last); errors.Join(err, scanErr) != nil {
			t.Fatal(err, scanErr)
		}
	}
	_, err := io.WriteString(in, "\n")
	if err := errors.Join(err, command.Process.Kill()); err != nil {
		t.Fatal(err)
	}
	_ = command.Wait()
	return last + 1
}

// The database dies in the middle of the work, and comes back: so does the work.
func TestDatabaseRestarts(t *testing.T) {
	server, err := pgtest.StartDurable()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	db := openStore(t, server.Fresh(t))
	execSQL(t, db, "CREATE TABLE step (n BIGINT PRIMARY KEY)")
	q := open(t, db)
	done := 0
	q.Register("contar", count(db, io.Discard, func() error {
		if done++; done == 50 {
			restart(t, server)
		}
		return nil
	}))
	start(t, q)
	job := ask(t, q, jobs.Task{Kind: "contar"})
	for {
		now, err := q.Job(ctx, job.ID)
		if err == nil && ended(now) {
			if now.State != jobs.Done {
				t.Errorf("%+v", now)
			}
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	var n int
	if err := db.SQL().QueryRow("SELECT COUNT(*) FROM step").Scan(&n); err != nil || n != steps || done <= steps {
		t.Errorf("%d steps after %d were begun, %v", n, done, err)
	}
}

func restart(t *testing.T, server *pgtest.Server) {
	t.Helper()
	if err := errors.Join(server.Down(syscall.SIGQUIT), server.Up()); err != nil {
		t.Error(err)
	}
}
