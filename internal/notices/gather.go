package notices

import (
	"context"
	"errors"
	"time"

	"certame/internal/notify"
	"certame/internal/store"
)

// page is how many things are looked at, and how many people told, in one transaction.
const page = 500

// newsFor is how long something is news: what was not told by then, for there was no mail,
// is not told any more. It does not hold for appointments.
const newsFor = 7 * 24 * time.Hour

func (d *Desk) old(at time.Time) bool { return d.db.Now().Sub(at) > newsFor }

// Gather looks at what happened since it was last looked at, and writes what people are to
// be told of it. Something that cannot be read keeps nobody from being told of the rest.
func (d *Desk) Gather(ctx context.Context) error {
	err := d.fromAccesses(ctx)
	list, listErr := d.db.NoticeSources(ctx, contestSource)
	err = errors.Join(err, listErr)
	for _, s := range list {
		if s.Position == 0 {
			continue
		}
		contest := store.ContestID(s.Name[len(contestSource):])
		c, readErr := d.db.Contest(ctx, contest)
		if readErr != nil {
			err = errors.Join(err, readErr)
			continue
		}
		since := time.UnixMicro(s.Position)
		err = errors.Join(err, d.fromEnrolments(ctx, &c), d.fromFacts(ctx, &c), d.fromActs(ctx, &c, since))
	}
	return errors.Join(err, d.spread(ctx))
}

// goOn writes what is to be told of a part of a source, and that it was looked at, both or
// neither. One that somebody else went on from meanwhile is left to them.
func (d *Desk) goOn(ctx context.Context, source string, from, to int64, told []Told) error {
	list, err := d.sealedAll(ctx, told)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.MoveNoticeSource(ctx, source, from, to); err != nil {
			return err
		}
		return tx.AddNotices(ctx, list, notify.Queued)
	})
}

func (d *Desk) sealedAll(ctx context.Context, told []Told) ([]store.Notice, error) {
	list := make([]store.Notice, len(told))
	for i, t := range told {
		var err error
		if list[i], err = d.sealed(ctx, t); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// position is up to where a source was looked at. One that nobody looked at begins at its
// end: what happened before there were notices is told to nobody.
func (d *Desk) position(ctx context.Context, source string, end func() (int, error)) (int64, error) {
	s, err := d.db.NoticeSource(ctx, source)
	if !notFound(err) {
		return s.Position, err
	}
	at, err := end()
	if err != nil {
		return 0, err
	}
	return int64(at), d.db.PutNoticeSource(ctx, store.NoticeSource{Name: source, Position: int64(at)})
}
