package notices

import (
	"context"
	"errors"
	"time"

	"certame/internal/notify"
	"certame/internal/store"
)

// ErrLink is of a link that leads nowhere.
var ErrLink = errors.New("este endereço de aviso não existe ou está incompleto")

// Choice is whether a person is told things of a kind.
type Choice struct {
	Kind
	Told bool
}

// Seen is what the link of a notice leads to: nothing of it but what kind it is and of
// which contest, for a message is passed on more easily than it is thought.
type Seen struct {
	Kind      Kind
	Contest   string
	At        time.Time
	Confirmed time.Time // zero until the person says that it arrived
	Choices   []Choice
	notice    store.Notice
}

// Look is what a secret leads to. To look does not confirm: programs that look at mail for
// dangers follow its links.
func (d *Desk) Look(ctx context.Context, secret string) (s Seen, err error) {
	if len(secret) != 43 {
		return s, ErrLink
	}
	n, err := d.db.NoticeByReceipt(ctx, digestOf(secret))
	if notFound(err) {
		return s, ErrLink
	}
	if err != nil {
		return s, err
	}
	var w Words
	if err := d.office.Unseal(ctx, placeOf(n.Contest, n.ID), n.Sealed, &w); err != nil {
		return s, err
	}
	s = Seen{Contest: w.Certame, At: n.At, notice: n}
	s.Kind, _ = KindOf(n.Kind)
	states, err := d.db.NoticeStates(ctx, n.ID)
	for _, one := range states {
		if one.State == notify.Confirmed && s.Confirmed.IsZero() {
			s.Confirmed = one.At
		}
	}
	if err == nil {
		s.Choices, err = d.Choices(ctx, Recipient(n.Recipient))
	}
	return s, err
}

// Confirm notes that the person has the notice, once.
func (d *Desk) Confirm(ctx context.Context, secret string) (Seen, error) {
	s, err := d.Look(ctx, secret)
	if err != nil || !s.Confirmed.IsZero() {
		return s, err
	}
	if err := ignored(d.become(ctx, &s.notice, notify.Confirmed, detail{}, true)); err != nil {
		return s, err
	}
	return d.Look(ctx, secret)
}

// Choices are what a person is told and may ask not to be.
func (d *Desk) Choices(ctx context.Context, to Recipient) (list []Choice, err error) {
	stopped, err := d.db.StoppedNotices(ctx, string(to))
	for _, k := range Kinds {
		list = append(list, Choice{k, k.Always != "" || !stopped[k.Code]})
	}
	return list, err
}

// Choose has a person told the kinds that may be chosen, or not.
func (d *Desk) Choose(ctx context.Context, to Recipient, told map[string]bool) error {
	stop := map[string]bool{}
	for _, k := range Kinds {
		if k.Always == "" {
			stop[k.Code] = !told[k.Code]
		}
	}
	return d.db.StopNotices(ctx, string(to), stop)
}

// ChooseBy is Choose of who has the secret of a notice.
func (d *Desk) ChooseBy(ctx context.Context, secret string, told map[string]bool) error {
	s, err := d.Look(ctx, secret)
	if err != nil {
		return err
	}
	return d.Choose(ctx, Recipient(s.notice.Recipient), told)
}

// Stop has who has the secret of a notice told no more of its kind, if that may be asked.
func (d *Desk) Stop(ctx context.Context, secret string) error {
	s, err := d.Look(ctx, secret)
	if err != nil || s.Kind.Always != "" {
		return err
	}
	return d.db.StopNotices(ctx, s.notice.Recipient, map[string]bool{s.Kind.Code: true})
}
