package situation

import (
	"context"
	"errors"
	"strconv"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/secret"
	"certame/internal/store"
)

// Desk makes and reads situations.
type Desk struct {
	db     *store.DB
	blobs  blob.Store
	keys   *secret.Keys
	docket *docket.Docket
}

// Open keeps situations in a store, their bytes in blobs, under the master keys.
func Open(db *store.DB, blobs blob.Store, keys *secret.Keys, d *docket.Docket) *Desk {
	return &Desk{db, blobs, keys, d}
}

// where binds the key to the act.
func where(contest store.ContestID, act int) secret.Where {
	return secret.Where{Contest: string(contest), Field: "situacao", Record: strconv.Itoa(act)}
}

// Due lists the acts of which the situations are still to be made, the first confirmed
// first. One of some lists only never has them, and one that was superseded has them no
// more.
func (d *Desk) Due(ctx context.Context) (due []store.Act, err error) {
	acts, err := d.db.ActsWithoutSituation(ctx, docket.Lists)
	for _, a := range acts {
		p, wrong := docket.PreparedOf(a.Payload)
		if wrong != nil || len(p.Choice.Lists) > 0 {
			continue
		}
		over, failed := d.superseded(ctx, a.Contest, a.Number)
		if err = errors.Join(err, failed); !over && failed == nil {
			due = append(due, a)
		}
	}
	return due, err
}

// Refused says of an error of Make that the same would be refused again.
func Refused(err error) bool {
	return errors.Is(err, ErrOtherAct) || errors.Is(err, ErrSomeLists) || errors.Is(err, ErrOtherResult) || docket.Refused(err)
}

// page is how many keys are wrapped again at a time.
const page = 100

// Reseal wraps again, by the newest master key, the keys that an older one wrapped.
func (d *Desk) Reseal(ctx context.Context) (err error) {
	for after := (*store.Situation)(nil); ; {
		list, listErr := d.db.Situations(ctx, after, page)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for i := range list {
			after = &list[i]
			if d.keys.Stale(after.Wrapped) {
				err = errors.Join(err, d.rewrap(ctx, after))
			}
		}
	}
}

func (d *Desk) rewrap(ctx context.Context, s *store.Situation) error {
	again, err := d.keys.Rewrap(where(s.Contest, s.Act), s.Wrapped)
	if err != nil {
		return err
	}
	err = d.db.RewrapSituation(ctx, s.Contest, s.Act, s.Wrapped, again)
	if errors.Is(err, store.ErrNotFound) { // taken away meanwhile
		return nil
	}
	return err
}
