package notices

import (
	"context"
	"errors"

	"certame/internal/store"
)

// Names of the sources: where was read up to where.
const (
	accessSource    = "acessos"
	contestSource   = "certame "
	enrolmentSource = "inscricoes "
	factSource      = "fatos "
)

func notFound(err error) bool { return errors.Is(err, store.ErrNotFound) }

// On says whether the people of a contest are told of it.
func (d *Desk) On(ctx context.Context, contest store.ContestID) (bool, error) {
	s, err := d.db.NoticeSource(ctx, contestSource+string(contest))
	if notFound(err) {
		return false, nil
	}
	return err == nil && s.Position > 0, err
}

// Switch has the people of a contest told of it from now on, or no more. What happened
// before is not told: it would come as news.
func (d *Desk) Switch(ctx context.Context, by store.AccountID, contest store.ContestID, on bool) error {
	facts, err := d.publishedFacts(ctx, contest)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		end, err := tx.EnrolmentEnd(ctx, contest)
		if err != nil {
			return err
		}
		since, action := int64(0), "aviso.desligar"
		if on {
			since, action = tx.Now().UnixMicro(), "aviso.ligar"
		}
		for name, at := range map[string]int64{contestSource: since, enrolmentSource: int64(end.Position), factSource: int64(facts)} {
			if err := tx.PutNoticeSource(ctx, store.NoticeSource{Name: name + string(contest), Position: at, By: by}); err != nil {
				return err
			}
		}
		return tx.Note(ctx, store.Access{At: tx.Now(), Account: by, Contest: contest, Action: action})
	})
}
