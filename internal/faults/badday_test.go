package faults

import (
	"net/http"
	"syscall"
	"testing"
	"time"
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
	c.more(50)
	c.end()
	c.check()
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
