package notices

import (
	"context"
	"errors"
	"slices"
	"strings"

	"certame/internal/docket"
	"certame/internal/notify"
	"certame/internal/store"
)

// spread writes the notices of what is told to many, a page of people at a time: each page
// and how far it went stand together.
func (d *Desk) spread(ctx context.Context) (err error) {
	list, err := d.db.OpenNoticeEvents(ctx)
	for i := range list {
		err = errors.Join(err, d.spreadOne(ctx, &list[i]))
	}
	return err
}

func (d *Desk) spreadOne(ctx context.Context, e *store.NoticeEvent) error {
	on, err := d.On(ctx, e.Contest)
	if err != nil {
		return err
	}
	w, a, err := d.wordsOf(ctx, e)
	if !on || errors.Is(err, errOver) {
		return d.db.MoveNoticeEvent(ctx, *e, e.After, true)
	}
	if err != nil {
		return err
	}
	people, err := d.peopleOf(ctx, e, &a)
	if err != nil {
		return err
	}
	for {
		some, err := people(ctx, e.After)
		if err != nil {
			return err
		}
		if err := d.spreadTo(ctx, e, w, some); err != nil || len(some) == 0 {
			return err
		}
	}
}

func (d *Desk) spreadTo(ctx context.Context, e *store.NoticeEvent, w Words, some []Recipient) error {
	told := make([]Told, len(some))
	after := e.After
	for i, to := range some {
		told[i] = Told{To: to, Contest: e.Contest, Kind: e.Kind, About: e.About, Words: w}
		after = string(to)
	}
	list, err := d.sealedAll(ctx, told)
	if err != nil {
		return err
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.MoveNoticeEvent(ctx, *e, after, len(some) == 0); err != nil {
			return err
		}
		return tx.AddNotices(ctx, list, notify.Queued)
	})
	e.After = after
	return err
}

// people gives some of those who are told of something, after one; none at the end.
type people func(ctx context.Context, after string) ([]Recipient, error)

// peopleOf are those of an event: of the term of an appeal, those whom the result is
// about; of anything else, everybody of the contest who can be reached.
func (d *Desk) peopleOf(ctx context.Context, e *store.NoticeEvent, a *store.Act) (people, error) {
	if d.Addresses != nil && e.After == "" {
		by, err := d.db.NoticeSource(ctx, contestSource+string(e.Contest))
		if err == nil {
			err = d.Addresses(ctx, by.By, e.Contest)
		}
		if err != nil {
			return nil, err
		}
	}
	if e.Kind == Result {
		return d.everybody(e.Contest), nil
	}
	return d.judged(ctx, a)
}

func (d *Desk) everybody(contest store.ContestID) people {
	return func(ctx context.Context, after string) (out []Recipient, err error) {
		if !strings.HasPrefix(after, ofRegistration) {
			list, err := d.db.AccountsOf(ctx, contest, store.AccountID(strings.TrimPrefix(after, ofAccount)), page)
			for _, id := range list {
				out = append(out, AccountRecipient(id))
			}
			if err != nil || len(out) > 0 {
				return out, err
			}
		}
		_, last := Recipient(after).Who() // "" after the accounts
		list, err := d.db.ReachedOf(ctx, contest, last, page)
		for _, id := range list {
			out = append(out, registrationRecipient(contest, id))
		}
		return out, err
	}
}

// judged are those whom a result of the boards is about, each once.
func (d *Desk) judged(ctx context.Context, a *store.Act) (people, error) {
	r, err := docket.BoardsResultOf(a.Payload)
	if err != nil {
		return nil, err
	}
	var list []Recipient
	for _, seen := range r.Cases {
		h, err := d.db.Hearing(ctx, a.Contest, seen.ID)
		if err != nil {
			return nil, err
		}
		to, err := d.recipientOf(ctx, a.Contest, h.Registration)
		if err != nil {
			return nil, err
		}
		list = append(list, to)
	}
	slices.Sort(list)
	list = slices.Compact(list)
	return func(_ context.Context, after string) ([]Recipient, error) {
		from, found := slices.BinarySearch(list, Recipient(after))
		if found {
			from++
		}
		return list[from:min(len(list), from+page)], nil
	}, nil
}
