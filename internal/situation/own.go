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

// Own is what the acts that were released say of a registration of somebody.
type Own struct {
	Registration string
	Told                // by the last act that has the person; of no act when none has them
	Earlier      []Told // what acts of before say of posts that no later one tells of
	Silent       int    // the last act of lists, when it is of one that nothing can be told yet; 0 for none
}

// Told is what one act says of a person.
type Told struct {
	Act      store.Act
	Released time.Time
	Digest   string // of listas.csv of the act
	State    string // of the result
	Person   Person
}

// Said reports whether some act that was released says where the person stands.
func (o *Own) Said() bool { return o.Act.Number > 0 }

// All is what was told, by the last act first.
func (o *Own) All() []*Told {
	if !o.Said() {
		return nil
	}
	all := []*Told{&o.Told}
	for i := range o.Earlier {
		all = append(all, &o.Earlier[i])
	}
	return all
}

// tells reports whether some act already told of the post.
func (o *Own) tells(post string) bool {
	return slices.ContainsFunc(o.All(), func(t *Told) bool {
		return slices.ContainsFunc(t.Person.Places, func(p Place) bool { return p.Post == post })
	})
}

// add takes what an earlier act says of posts that those after it leave out.
func (o *Own) add(t Told) {
	t.Person.Places = slices.DeleteFunc(t.Person.Places, func(p Place) bool { return o.tells(p.Post) })
	switch {
	case !o.Said():
		o.Told = t
	case len(t.Person.Places) > 0:
		o.Earlier = append(o.Earlier, t)
	}
}

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

// own looks for the person in the acts, the last first, until one that has them and
// speaks of every post: an act of one post takes nothing from what another says of the
// others.
func (d *Desk) own(ctx context.Context, tie store.Candidacy, acts []store.Act) (Own, error) {
	o, made := Own{Registration: tie.Registration}, false
	for i := range acts {
		a := &acts[i]
		s, err := d.db.Situation(ctx, a.Contest, a.Number)
		if errors.Is(err, store.ErrNotFound) { // being made, refused, or of some lists only
			if !made && o.Silent == 0 { // else it was superseded
				o.Silent = a.Number
			}
			continue
		}
		if err != nil {
			return o, err
		}
		made = true
		t, err := d.told(ctx, s, a, tie.Registration)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return o, err
		}
		if o.add(t); whole(a) {
			return o, nil
		}
	}
	return o, nil
}

// told is what an act says of a registration.
func (d *Desk) told(ctx context.Context, s store.Situation, a *store.Act, registration string) (t Told, err error) {
	p, err := d.open(ctx, s, registration)
	if err != nil {
		return t, err
	}
	prepared, err := docket.PreparedOf(a.Payload)
	return Told{Act: *a, Released: a.Hour(), Digest: prepared.Digest, State: prepared.StateWord(), Person: p}, err
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
