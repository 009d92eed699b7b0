package transparency

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync"

	"certame/internal/docket"
	"certame/internal/indicators"
	"certame/internal/store"
)

// Desk makes sheets and gives them.
type Desk struct {
	db     *store.DB
	docket *docket.Docket

	mutex sync.Mutex
	read  []*readSheet // the latest last

	indexing sync.Mutex
	quick    []*readSheet // indexes of acts whose sheet is still being made
}

// readSheet is one in memory: what is kept of an act never changes.
type readSheet struct {
	contest store.ContestID
	act     int
	sheet   *Sheet
}

// sheetsRead is how many stay in memory: with an index of two million rows and the account
// of a thousand posts, one takes a megabyte or two.
const sheetsRead = 32

// Open works over a store and the published acts.
func Open(db *store.DB, d *docket.Docket) *Desk { return &Desk{db: db, docket: d} }

// Sheet is what is read of a released act; store.ErrNotFound until it is made, and before
// the hour of the act.
func (d *Desk) Sheet(ctx context.Context, contest store.ContestID, act int) (*Sheet, error) {
	if _, err := d.docket.PublishedAct(ctx, contest, act); err != nil {
		return nil, err
	}
	if s := d.find(contest, act); s != nil {
		return s, nil
	}
	kept, err := d.db.Transparency(ctx, contest, act)
	if err != nil {
		return nil, err
	}
	s := &Sheet{}
	if err := json.Unmarshal(kept.Body, s); err != nil {
		return nil, err
	}
	d.remember(&readSheet{contest, act, s})
	return s, nil
}

// Latest is the sheet of the last act of everything whose hour has come, of those given,
// the last first, and the act; store.ErrNotFound when there is none.
func (d *Desk) Latest(ctx context.Context, acts []store.Act) (*Sheet, store.Act, error) {
	for _, a := range acts {
		s, err := d.Sheet(ctx, a.Contest, a.Number)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil || s.Whole && s.Refused == "" {
			return s, a, err
		}
	}
	return nil, store.Act{}, store.ErrNotFound
}

// last is the numbers read last of a contest, and what they were made from; nil when none
// were.
func (d *Desk) last(ctx context.Context, contest store.ContestID) (read, raw *indicators.Contest, err error) {
	made, err := d.db.ActsTransparent(ctx, contest)
	if err != nil {
		return nil, nil, err
	}
	for _, act := range slices.Backward(made) {
		kept, err := d.db.Transparency(ctx, contest, act)
		if err != nil {
			return nil, nil, err
		}
		s := &Sheet{}
		if err := errors.Join(json.Unmarshal(kept.Body, s), json.Unmarshal(kept.Raw, &raw)); err != nil {
			return nil, nil, err
		}
		if s.Numbers != nil && raw != nil {
			return s.Numbers, raw, nil
		}
	}
	return nil, nil, nil
}

func (d *Desk) find(contest store.ContestID, act int) *Sheet {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return found(d.read, contest, act)
}

func found(list []*readSheet, contest store.ContestID, act int) *Sheet {
	for _, r := range list {
		if r.contest == contest && r.act == act {
			return r.sheet
		}
	}
	return nil
}

func (d *Desk) remember(r *readSheet) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if len(d.read) >= sheetsRead {
		d.read = slices.Delete(d.read, 0, 1)
	}
	d.read = append(d.read, r)
}
