package enrolment

import (
	"context"
	"errors"
	"sync"
	"time"

	"certame/internal/store"
)

// order is something that a person asks to be kept, and waits for.
type order struct {
	account store.AccountID
	slug    string
	rules   *Rules
	choice  Choice
	mark    string
	seen    int  // position of the last event that was seen; 0 of who registers
	leave   bool // withdraw
	out     *Receipt
	err     error
	done    chan struct{}
}

// line is who waits in a contest. While one transaction ends, those who come gather, and
// go together in the next: the disk is waited for once for all of them.
type line struct {
	sync.Mutex
	waiting []*order
	working bool
}

type lines struct {
	sync.Mutex
	of map[store.ContestID]*line
}

// Together is how many go in one transaction, and waitMost how many wait: beyond it a
// person is told at once, and not after their browser gave up.
const (
	together = 200
	waitMost = 5000
)

// keptIn is how long a transaction may take.
const keptIn = 30 * time.Second

func (l *lines) find(contest store.ContestID) *line {
	l.Lock()
	defer l.Unlock()
	if l.of[contest] == nil {
		l.of[contest] = &line{}
	}
	return l.of[contest]
}

// wait has an order kept, and comes back when it is on the disk or was refused. Who gives
// up waiting may find later that it was kept: nobody was told that it was not.
func (e *Enrolments) wait(ctx context.Context, contest store.ContestID, o *order) (*Receipt, error) {
	o.done = make(chan struct{})
	l := e.lines.find(contest)
	l.Lock()
	if len(l.waiting) >= waitMost {
		l.Unlock()
		return nil, ErrBusy
	}
	l.waiting = append(l.waiting, o)
	if !l.working {
		l.working = true
		go e.work(context.WithoutCancel(ctx), contest, l)
	}
	l.Unlock()
	select {
	case <-o.done:
		return o.out, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// next are those who go together now; none ends the work.
func (l *line) next() []*order {
	l.Lock()
	defer l.Unlock()
	n := min(len(l.waiting), together)
	batch := l.waiting[:n:n]
	l.waiting = l.waiting[n:]
	l.working = n > 0
	return batch
}

func (e *Enrolments) work(ctx context.Context, contest store.ContestID, l *line) {
	for {
		batch := l.next()
		if len(batch) == 0 {
			return
		}
		e.keepAll(ctx, contest, batch)
		for _, o := range batch {
			close(o.done)
		}
	}
}

// keepAll keeps orders together. If that cannot be done each is tried alone: one of them
// must not keep out the others. When it is the database that is not there, all of them
// are told now: two hundred attempts at it would keep them waiting for an hour.
func (e *Enrolments) keepAll(ctx context.Context, contest store.ContestID, batch []*order) {
	err := e.keepTogether(ctx, contest, batch)
	if err == nil {
		return
	}
	allAlike := len(batch) == 1 || errors.Is(err, store.ErrAway) || errors.Is(err, context.DeadlineExceeded)
	for _, o := range batch {
		if !allAlike {
			err = e.keepTogether(ctx, contest, []*order{o})
		}
		if err != nil {
			o.out, o.err = nil, err
		}
	}
}

func (e *Enrolments) keepTogether(ctx context.Context, contest store.ContestID, batch []*order) error {
	ctx, stop := context.WithTimeout(ctx, keptIn)
	defer stop()
	key, err := e.key(ctx, contest)
	if err != nil {
		return err
	}
	return e.db.Whole(ctx, func(tx *store.DB) error {
		k := keeping{tx: tx, contest: contest, key: key}
		return k.run(ctx, batch)
	})
}
