package situation

import (
	"context"
	"errors"
	"io"
	"slices"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// Own is what the last act that was released says of a registration of somebody.
type Own struct {
	Registration string
	Act          store.Act // zero when no act that was released has the person
	Released     time.Time
	Digest       string // of listas.csv of the act
	State        string // of the result
	Person       Person
	Silent       int // the last act of lists, when it is of one that nothing can be told yet; 0 for none
}

// Said reports whether some act that was released says where the person stands.
func (o *Own) Said() bool { return o.Act.Number > 0 }

// Own says where each registration of an account in a contest stands. Of an act whose
// hour has not come it knows nothing.
func (d *Desk) Own(ctx context.Context, account store.AccountID, contest store.ContestID) (list []Own, err error) {
	ties, err := d.db.CandidaciesOf(ctx, account, contest)
	if err != nil || len(ties) == 0 {
		return nil, err
	}
	acts, err := d.docket.Published(ctx, contest)
	if err != nil {
		return nil, err
	}
	acts = slices.DeleteFunc(acts, func(a store.Act) bool { return a.Kind != docket.Lists })
	for _, tie := range ties {
		one, err := d.own(ctx, tie, acts)
		if err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, nil
}

// OwnOne is Own of one registration; one that is not of the account is not there.
func (d *Desk) OwnOne(ctx context.Context, account store.AccountID, contest store.ContestID, registration string) (Own, error) {
	list, err := d.Own(ctx, account, contest)
	if err != nil {
		return Own{}, err
	}
	at := slices.IndexFunc(list, func(o Own) bool { return o.Registration == registration })
	if at < 0 {
		return Own{}, store.ErrNotFound
	}
	return list[at], nil
}

// own looks for the person in the acts, the last first.
func (d *Desk) own(ctx context.Context, tie store.Candidacy, acts []store.Act) (Own, error) {
	o, told := Own{Registration: tie.Registration}, false
	for _, a := range acts {
		s, err := d.db.Situation(ctx, a.Contest, a.Number)
		if errors.Is(err, store.ErrNotFound) { // being made, refused, or of some lists only
			if !told { // else it was superseded
				o.Silent = max(o.Silent, a.Number)
			}
			continue
		}
		if err != nil {
			return o, err
		}
		told = true
		p, err := d.open(ctx, s, tie.Registration)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return o, err
		}
		prepared, err := docket.PreparedOf(a.Payload)
		if err != nil {
			return o, err
		}
		o.Act, o.Person, o.Digest, o.State = a, p, prepared.Digest, prepared.StateWord()
		if o.Released = a.At; a.ReleaseAt.After(a.At) {
			o.Released = a.ReleaseAt
		}
		return o, nil
	}
	return o, nil
}

// open opens the part of an act that would have a registration.
func (d *Desk) open(ctx context.Context, s store.Situation, registration string) (p Person, err error) {
	part := partOf(registration, max(1, count(s.Parts)))
	from, length, is := placeOf(s.Parts, part)
	if !is {
		return p, store.ErrNotFound
	}
	key, err := d.keys.Object(where(s.Contest, s.Act), s.Wrapped)
	if err != nil {
		return p, err
	}
	content, err := d.blobs.Open(ctx, s.Object)
	if err != nil {
		return p, err
	}
	defer content.Close() //nolint:errcheck // only read
	if _, err := content.Seek(from, io.SeekStart); err != nil {
		return p, err
	}
	sealed := make([]byte, length)
	if _, err := io.ReadFull(content, sealed); err != nil {
		return p, err
	}
	p, is, err = openPart(key, part, sealed, registration)
	if err == nil && !is {
		err = store.ErrNotFound
	}
	return p, err
}
