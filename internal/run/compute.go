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
	var failed atomic.Pointer[error]
	var next atomic.Int32
	var done sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		done.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(out.Posts) && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				post, err := c.Post(certame.PostIndex(i), record)
				if err != nil {
					failed.CompareAndSwap(nil, &err)
					return
				}
				out.Posts[i] = post
			}
		})
	}
	done.Wait()
	if err := failed.Load(); err != nil {
		return nil, *err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return out, l.reportDepartures(out)
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
