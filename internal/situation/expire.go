package situation

import (
	"context"
	"errors"
	"slices"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/store"
)

// keptActs is of how many acts of a contest, of those that were released and speak of
// every post, the situations stay: what people read is of the last one, and the one
// before it serves whoever the last one does not have.
const keptActs = 3

// superseded reports whether so many acts came out after an act that nobody reads what it
// said. One that waits for its hour will be the last.
func (d *Desk) superseded(ctx context.Context, contest store.ContestID, act int) (bool, error) {
	acts, err := d.docket.Published(ctx, contest)
	at := slices.IndexFunc(acts, func(a store.Act) bool { return a.Number == act })
	later := 0
	for _, a := range acts[:max(0, at)] {
		if whole(&a) {
			later++
		}
	}
	return later >= keptActs, err
}

// whole reports whether an act speaks of every post and every list.
func whole(a *store.Act) bool {
	p, err := docket.PreparedOf(a.Payload)
	return a.Kind == docket.Lists && err == nil && len(p.Choice.Posts)+len(p.Choice.Lists) == 0
}

// Expire destroys what was said of acts that were superseded: the key first, and then
// the bytes, which nothing opens any more.
func (d *Desk) Expire(ctx context.Context) (err error) {
	for after := (*store.Situation)(nil); ; {
		list, listErr := d.db.Situations(ctx, after, page)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for i := range list {
			after = &list[i]
			err = errors.Join(err, d.expire(ctx, after))
		}
	}
}

func (d *Desk) expire(ctx context.Context, s *store.Situation) error {
	over, err := d.superseded(ctx, s.Contest, s.Act)
	if err != nil || !over {
		return err
	}
	if err := d.db.DropSituation(ctx, s.Contest, s.Act); err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	if err := d.blobs.Delete(ctx, s.Object); !errors.Is(err, blob.ErrNotFound) {
		return err
	}
	return nil
}
