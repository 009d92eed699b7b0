package faults

import (
	"database/sql"
	"net/http"
	"syscall"
	"testing"
	"time"

	"certame/internal/installation"
	"certame/internal/jobs"
)

// People register without a pause through machines that are killed and paused, cables
// that are cut and slow, and a database that is killed and replaced by its standby. Every
// receipt that anybody holds is stored, once; nobody is there twice; and what could not
// be done was refused in words, and done when asked again.
func TestBadDay(t *testing.T) {
	w := newWorld(t)
	c := w.crowdOf(3000)
	c.come(6)
	c.more(20)

	w.now("a machine is killed")
	w.machines[0].kill()
	c.more(20)
	w.machines[0].start()

	w.now("a machine is paused, and goes on")
	w.machines[1].signal(syscall.SIGSTOP)
	c.more(20)
	w.machines[1].signal(syscall.SIGCONT)

	w.now("the cable from a machine to the database is cut, and mended")
	alone := w.machines[2]
	alone.cut(true)
	c.more(20)
	w.until("who reaches only that machine is told", func() bool { return alone.answers("/publico/"+slug) == http.StatusServiceUnavailable })
	alone.cut(false)
	w.until("it works again", func() bool { return alone.answers("/publico/"+slug) < http.StatusInternalServerError })

	w.now("the database is slow for everybody")
	w.slow(30 * time.Millisecond)
	c.more(10)
	w.slow(0)

	w.now("the database is killed; its standby takes its place")
	before := c.refused.Load()
	if err := w.pair.Primary.Signal(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	w.until("somebody is told to come back", func() bool { return c.refused.Load() > before })
	if err := w.pair.Promote(); err != nil {
		t.Fatal(err)
	}
	c.more(1)
	w.now("the first receipt from the standby")
	c.more(50)
	w.oldReturns(c)
	c.end()
	c.check()
	w.worksOn()
}

// oldReturns has the database that was killed come back as if nothing had happened: it
// stands first in every address and takes writes, and nobody may go back to it.
func (w *world) oldReturns(c *crowd) {
	w.t.Helper()
	w.now("the database that was killed comes back, and every cable is pulled once")
	w.database = w.pair.Standby.Address("postgres")
	if err := w.pair.Primary.Up(); err != nil {
		w.t.Fatal(err)
	}
	for _, r := range w.machines {
		for _, one := range r.database {
			one.leadsNowhere(true)
			one.leadsNowhere(false)
		}
	}
	c.more(30)
	for _, r := range w.machines {
		w.until("every machine works", func() bool { return r.answers("/pronto") == http.StatusOK })
	}
	old, err := sql.Open("pgx", w.pair.Primary.Address("postgres"))
	if err != nil {
		w.t.Fatal(err)
	}
	defer old.Close()
	var there int
	err = old.QueryRow("SELECT COUNT(*) FROM pg_stat_activity WHERE client_port > 0 AND pid <> pg_backend_pid()").Scan(&there)
	if err != nil || there > 0 {
		w.t.Errorf("%d connections went back to the database that was replaced, %v", there, err)
	}
}

// worksOn asks for work in the background: the queue is on the new database too.
func (w *world) worksOn() {
	w.t.Helper()
	w.beside(func(i *installation.Installation) error {
		job, _, err := i.Jobs.Ask(w.t.Context(), jobs.Task{Kind: installation.Logging})
		if err != nil {
			return err
		}
		w.until("work is done", func() bool { return stateOf(w, i, job.ID) == jobs.Done })
		return nil
	})
}

func (w *world) slow(by time.Duration) {
	for _, r := range w.machines {
		for _, one := range r.database {
			one.is(false, by)
		}
	}
}

// cut cuts the machine from the database, or mends the cable.
func (r *replica) cut(is bool) {
	for _, one := range r.database {
		one.is(is, 0)
	}
}

// answers is the status with which the machine answers, asked past the proxy.
func (r *replica) answers(path string) int {
	answer, err := asPerson.Get(r.address + path)
	if err != nil {
		return http.StatusBadGateway
	}
	defer answer.Body.Close()
	return answer.StatusCode
}
