package custody

import (
	"context"
	"time"

	"certame/internal/store"
)

// Due is when an object may be disposed of.
type Due struct {
	Object
	At    time.Time // zero when its time has not begun
	Class Class
	Held  bool // a hold keeps it, whatever the time
}

// Over says whether the time is over and nothing holds it.
func (d Due) Over(now time.Time) bool {
	return d.Gone.IsZero() && !d.Held && !d.At.IsZero() && !now.Before(d.At)
}

// page is how many objects are read at a time.
const page = 500

// Dues gives all that is kept in a contest, with the time of each. A class that is not
// in the table any more keeps what it has: nobody destroys by a rule that is gone.
func (v *Vault) Dues(ctx context.Context, contest store.ContestID) (list []Due, err error) {
	holds, err := v.Store.Holds(ctx, contest)
	if err != nil {
		return nil, err
	}
	held := store.Held(holds)
	ends, known, err := v.Ends(ctx, contest)
	if err != nil {
		return nil, err
	}
	for after := ""; ; {
		objects, err := v.List(ctx, contest, after, page)
		if err != nil || len(objects) == 0 {
			return list, err
		}
		for _, o := range objects {
			d := Due{Object: o, Held: held[""] || held[o.Registration]}
			d.Class, d.At = v.due(o, ends, known)
			list = append(list, d)
		}
		after = objects[len(objects)-1].ID
	}
}

// due is the class of an object, and when its time is over: the months count from the
// day after the validity.
func (v *Vault) due(o Object, ends time.Time, known bool) (Class, time.Time) {
	c, is := v.ClassNamed(o.Class)
	switch {
	case !is:
		return Class{Name: o.Class}, time.Time{}
	case c.From == FromReceipt:
		return c, o.At.AddDate(0, c.Months, 0)
	case !known:
		return c, time.Time{}
	}
	return c, ends.AddDate(0, c.Months, 1)
}
