package run

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"certame"
	"certame/contest"
	"certame/ledger"
)

// Compute runs the engine over every post, on all cores. Posts do not depend
// on one another; the outcome is assembled in the order of the edital. Cancelled,
// it stops before the next post.
func (l *Loaded) Compute(ctx context.Context, record bool) (*contest.Outcome, error) {
	c := contest.PrepareWith(l.Terms, l.Roll, l.Log, l.Facts, record)
	c.Rulings = l.Rulings
	out := &contest.Outcome{Contest: c, Posts: make([]*contest.Post, len(l.Terms.Posts)), Head: ledger.Head(l.BookLines())}
	if l.Roll.Preferences != nil {
		if err := prefer(ctx, c, record); err != nil {
			return nil, err
		}
	}
	err := sideBySide(ctx, len(out.Posts), func(i int) (err error) {
		out.Posts[i], err = c.Post(certame.PostIndex(i), record)
		return err
	})
	if err != nil {
		return nil, err
	}
	return out, l.reportDepartures(out)
}

// prefer makes the lists of every post side by side, and then says which post
// each candidate takes.
func prefer(ctx context.Context, c *contest.Contest, record bool) error {
	classified := make([]*contest.Post, len(c.Terms.Posts))
	err := sideBySide(ctx, len(classified), func(i int) error {
		classified[i] = c.Classified(certame.PostIndex(i), record)
		return nil
	})
	if err == nil {
		c.Prefer(classified, record)
	}
	return err
}

// sideBySide does a piece of work for each of n posts on all cores.
func sideBySide(ctx context.Context, n int, do func(i int) error) error {
	var failed atomic.Pointer[error]
	var next atomic.Int32
	var done sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		done.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				if err := do(i); err != nil {
					failed.CompareAndSwap(nil, &err)
					return
				}
			}
		})
	}
	done.Wait()
	if err := failed.Load(); err != nil {
		return *err
	}
	return ctx.Err()
}

// reportDepartures looks at every appointment of the book against the order of its
// day. Of a past state, only at those made until then.
func (l *Loaded) reportDepartures(out *contest.Outcome) error {
	if l.Facts == nil || !l.Facts.Now.AnyAppointed() {
		return nil
	}
	list, err := contest.Departures(l.Terms, l.Roll, l.Book.Part(l.Until))
	out.ReportDepartures(list)
	return err
}
