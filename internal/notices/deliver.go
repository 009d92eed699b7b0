package notices

import (
	"context"
	"errors"
	"fmt"
	"time"

	"certame/internal/notify"
	"certame/internal/store"
)

// States that a notice has and a summons has not.
const (
	Stopped = "dispensada" // the person asked not to be told
	Barred  = "nao-enviada"
)

var stateNames = map[string]string{Stopped: "dispensada pela pessoa", Barred: "não enviada: o endereço devolve"}

// StateName is a state in words.
func StateName(state string) string {
	if name := stateNames[state]; name != "" {
		return name
	}
	return notify.StateName(state)
}

// triedFor is how long a server may ask to be tried again.
const triedFor = 5 * 24 * time.Hour

// detail is what a state has beside its name.
type detail struct {
	Text   string `json:"texto,omitempty"`
	To     string `json:"para,omitempty"`
	Digest string `json:"resumo,omitempty"` // of what went
}

// Deliver hands over the notices on their way. It may be killed at any moment and begun
// again: what was going then stays in doubt, and what went is not sent again. An error is
// of the server as a whole: what is left waits.
func (d *Desk) Deliver(ctx context.Context, progress func(done, total int)) error {
	out, err := d.office.Outgoing()
	if err != nil || out == nil {
		return err
	}
	defer out.Close()
	done, left := 0, 0
	for after := ""; ; {
		list, err := d.db.WaitingNotices(ctx, after, page)
		if err != nil {
			return err
		}
		if len(list) == 0 {
			break
		}
		for i := range list {
			if err := d.deliverOne(ctx, out, &list[i]); err != nil {
				return err
			}
			if list[i].Last.State == notify.Queued {
				left++
			}
			done++
			progress(done, 0)
		}
		after = list[len(list)-1].ID
	}
	if left > 0 {
		return fmt.Errorf("%w (%d)", notify.ErrLater, left)
	}
	return nil
}

func (d *Desk) deliverOne(ctx context.Context, out *notify.Outgoing, n *store.Notice) error {
	if n.Last.State == notify.Going {
		return d.ends(ctx, n, notify.Unsure, detail{Text: "o programa parou enquanto a mensagem saía"})
	}
	to, err := d.addressOf(ctx, n)
	if err != nil {
		return err
	}
	if state, err := d.kept(ctx, n, to); err != nil || state != "" {
		return errors.Join(err, d.endsUnless(ctx, n, state))
	}
	l, w, err := d.letter(ctx, n)
	if err != nil {
		return err
	}
	p := &notify.Parcel{ID: n.ID, To: to, Subject: l.Subject, Text: l.Text, HTML: l.HTML, Date: n.At}
	if k, _ := KindOf(n.Kind); k.Always == "" {
		p.Stop = w.Escolhas + "/parar"
	}
	digest, err := out.Ready(ctx, p) // before it is marked: nothing of it went
	if errors.Is(err, notify.ErrAddress) {
		return d.ends(ctx, n, notify.Failed, detail{Text: err.Error(), To: to})
	}
	if err != nil {
		return err
	}
	if err := d.become(ctx, n, notify.Going, detail{To: to, Digest: digest}, false); err != nil {
		return ignored(err)
	}
	return d.hand(context.WithoutCancel(ctx), out, n, p, detail{To: to, Digest: digest})
}

// kept says why a notice is not sent, if it is not.
func (d *Desk) kept(ctx context.Context, n *store.Notice, to string) (state string, err error) {
	if to == "" {
		return notify.NoAddress, nil
	}
	stopped, err := d.db.StoppedNotices(ctx, n.Recipient)
	if err != nil {
		return "", err
	}
	if k, _ := KindOf(n.Kind); k.Always == "" && stopped[n.Kind] {
		return Stopped, nil
	}
	barred, err := d.office.Barred(ctx, to)
	if barred {
		state = Barred
	}
	return state, err
}

// hand gives the message away and writes what came of it, also when the program is
// stopping: the message is gone.
func (d *Desk) hand(ctx context.Context, out *notify.Outgoing, n *store.Notice, p *notify.Parcel, about detail) error {
	state, said := out.Hand(p)
	about.Text = said
	switch {
	case state == notify.Queued && d.db.Now().Sub(n.At) > triedFor:
		state = notify.Failed
	case state == notify.Queued:
		return ignored(d.become(ctx, n, state, about, false))
	}
	return d.ends(ctx, n, state, about)
}

func (d *Desk) endsUnless(ctx context.Context, n *store.Notice, state string) error {
	if state == "" {
		return nil
	}
	return d.ends(ctx, n, state, detail{})
}

// ends is the last of a notice on its way.
func (d *Desk) ends(ctx context.Context, n *store.Notice, state string, about detail) error {
	return ignored(d.become(ctx, n, state, about, true))
}

// become adds a state after the one that was seen.
func (d *Desk) become(ctx context.Context, n *store.Notice, state string, about detail, over bool) error {
	return d.becomeIn(ctx, d.db, n, state, about, over)
}

func (d *Desk) becomeIn(ctx context.Context, db *store.DB, n *store.Notice, state string, about detail, over bool) error {
	sealed, err := d.office.Seal(ctx, stateOf(n.Contest, n.ID), about)
	if err != nil {
		return err
	}
	next := store.NoticeState{Notice: n.ID, State: state, Sealed: sealed}
	if err := db.AddNoticeState(ctx, next, n.Last.Number, over); err != nil {
		return err
	}
	next.Number = n.Last.Number + 1
	n.Last = next
	return nil
}

// detailOf opens what a state says.
func (d *Desk) detailOf(ctx context.Context, n *store.Notice, s *store.NoticeState) (about detail, err error) {
	if len(s.Sealed) == 0 {
		return about, nil
	}
	return about, d.office.Unseal(ctx, stateOf(n.Contest, n.ID), s.Sealed, &about)
}

// ignored is an error, unless somebody else did the same.
func ignored(err error) error {
	var c *store.Conflict
	if errors.As(err, &c) {
		return nil
	}
	return err
}
