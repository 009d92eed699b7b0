package transparency

import (
	"context"
	"errors"
	"slices"

	"certame/internal/docket"
	"certame/internal/store"
)

// quickKept is how many indexes wait in memory for their sheets.
const quickKept = 8

// Lists is the sheet of an act of lists or, until it is made, only the index of its lists,
// made at once: two million rows take two seconds, and who asks on the day of a result
// does not wait for the rest.
func (d *Desk) Lists(ctx context.Context, contest store.ContestID, act int) (*Sheet, error) {
	s, err := d.Sheet(ctx, contest, act)
	if !errors.Is(err, store.ErrNotFound) {
		return s, err
	}
	a, err := d.docket.PublishedAct(ctx, contest, act)
	if err == nil && a.Kind != docket.Lists {
		err = store.ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	d.indexing.Lock() // the others wait for the one
	defer d.indexing.Unlock()
	if s := found(d.quick, contest, act); s != nil {
		return s, nil
	}
	v, err := d.db.Version(ctx, contest, a.Version)
	if err != nil {
		return nil, err
	}
	s = &Sheet{Act: act, Version: a.Version, Revision: v.Revision}
	if err := d.readLists(ctx, s, contest); err != nil {
		return nil, err
	}
	if len(d.quick) >= quickKept {
		d.quick = slices.Delete(d.quick, 0, 1)
	}
	d.quick = append(d.quick, &readSheet{contest, act, s})
	return s, nil
}
