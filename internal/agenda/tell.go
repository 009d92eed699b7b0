package agenda

import (
	"context"

	"certame/internal/intake/candidates"
	"certame/internal/notify"
	"certame/internal/run"
	"certame/internal/store"
)

// Tell writes the messages of everybody who has an hour and none of it yet, with the
// addresses that the contest's own file has, and sends what there is to send.
func (a *Agendas) Tell(ctx context.Context, by store.AccountID, contest store.ContestID, progress func(done, total int)) error {
	given, err := a.db.Summonses(ctx, contest)
	if err != nil {
		return err
	}
	if err := a.addresses(ctx, by, contest, given); err != nil {
		return err
	}
	if err := a.tell(ctx, by, contest, given); err != nil {
		return err
	}
	return a.office.Send(ctx, by, contest, progress)
}

// tell writes the messages of summonses in force.
func (a *Agendas) tell(ctx context.Context, by store.AccountID, contest store.ContestID, given []store.Summons) error {
	c, err := a.db.Contest(ctx, contest)
	if err != nil {
		return err
	}
	all, err := a.db.Summonses(ctx, contest)
	if err != nil {
		return err
	}
	hours := map[string]int{}
	for i := range all {
		hours[all[i].Registration]++
	}
	notices := make([]notify.Notice, len(given))
	for i := range given {
		s := &given[i]
		notices[i] = notify.Notice{
			Kind: notify.Calling, Registration: s.Registration, Group: s.Group, Sequence: s.Sequence, Contest: c.Title, Agency: c.Agency,
			City: s.City, Room: s.Room, Starts: s.Starts, Ends: s.Ends, Of: hours[s.Registration],
		}
		if s.Sequence > 0 {
			notices[i].Kind = notify.Moving
		}
	}
	_, err = a.office.Draft(ctx, by, contest, notices, func(int, int) {})
	return err
}

// addresses keeps those of the contest's file of people of whom none is known: one
// that somebody corrected stays.
func (a *Agendas) addresses(ctx context.Context, by store.AccountID, contest store.ContestID, given []store.Summons) error {
	known, err := a.office.Addresses(ctx, contest)
	if err != nil {
		return err
	}
	wanted := map[string]bool{}
	for i := range given {
		if id := given[i].Registration; known[id] == "" {
			wanted[id] = true
		}
	}
	return a.keepFrom(ctx, by, contest, func(id []byte) bool { return wanted[string(id)] })
}

// Reach keeps the addresses of everybody in the contest's file of people of whom none is
// known.
func (a *Agendas) Reach(ctx context.Context, by store.AccountID, contest store.ContestID) error {
	list, err := a.db.Contacts(ctx, contest)
	if err != nil {
		return err
	}
	known := make(map[string]bool, len(list))
	for i := range list {
		known[list[i].Registration] = true
	}
	return a.keepFrom(ctx, by, contest, func(id []byte) bool { return !known[string(id)] })
}

// keepFrom keeps the addresses that the contest's file of people has of those wanted.
func (a *Agendas) keepFrom(ctx context.Context, by store.AccountID, contest store.ContestID, wanted func(id []byte) bool) error {
	found := map[string]string{}
	err := a.docket.Read(ctx, contest, func(l *run.Loaded) error {
		raw, name, err := l.Sheet()
		if err != nil {
			return err
		}
		cells, _, err := candidates.Cells(raw, name, "email", wanted)
		for id, address := range cells {
			if notify.Address(address) { // what is not one is corrected by a sheet of addresses
				found[id] = address
			}
		}
		return err
	})
	if err != nil || len(found) == 0 {
		return err
	}
	return a.office.KeepAddresses(ctx, by, contest, found)
}
