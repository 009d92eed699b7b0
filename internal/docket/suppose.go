package docket

import (
	"context"

	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/whatif"
)

// Suppose computes the contest as it would be. Nothing is kept, not even that
// somebody asked.
func (d *Docket) Suppose(ctx context.Context, id store.ContestID, s run.Supposition) (c *whatif.Comparison, err error) {
	err = d.Use(ctx, id, func(l *run.Loaded, before *Outcome) error {
		other, err := l.Suppose(s)
		if err != nil {
			return err
		}
		after, err := other.Compute(ctx, false)
		if err == nil {
			c = whatif.Compare(before, after)
		}
		return err
	})
	return c, err
}
