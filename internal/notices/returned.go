package notices

import (
	"context"
	"io"

	"certame/internal/notify"
	"certame/internal/returned"
	"certame/internal/store"
)

// What came of a message that was read.
const (
	NoNotification = "nao-e-devolucao"
	Unknown        = "desconhecida" // of no message of this installation
	Passing        = "sem-efeito"   // the server still tries, or delivered it
	Known          = "ja-anotada"
	Noted          = "anotada"
)

// Back is what was made of a message that came back.
type Back struct {
	returned.Report
	Outcome      string
	Contest      store.ContestID // empty when it is about an account
	Registration string
	Hard         bool
}

// Returned reads a message that came, and keeps what it says of one of ours. Read again, it
// changes nothing. Who can name a message got it: nobody else can have its address taken
// for dead.
func (d *Desk) Returned(ctx context.Context, raw []byte) (b Back, err error) {
	r, is := returned.Read(raw)
	b = Back{Report: r, Outcome: Unknown, Hard: r.Hard}
	if !is {
		b.Outcome = NoNotification
		return b, nil
	}
	for _, id := range r.IDs {
		n, err := d.db.Notice(ctx, id)
		if err == nil {
			return d.noticeBack(ctx, &n, b)
		}
		m, errMessage := d.db.MessageNamed(ctx, id)
		if errMessage == nil {
			return d.summonsBack(ctx, &m, b)
		}
		if !notFound(err) || !notFound(errMessage) {
			return b, err
		}
	}
	return b, nil
}

func (b *Back) became() string {
	if b.Report.Hard {
		return notify.HardReturn
	}
	return notify.SoftReturn
}

func (b Back) noted(fresh bool) Back {
	if b.Outcome = Known; fresh {
		b.Outcome = Noted
	}
	return b
}

func (d *Desk) summonsBack(ctx context.Context, m *store.Message, b Back) (Back, error) {
	b.Contest, b.Registration, b.Outcome = m.Contest, m.Registration, Passing
	if !b.Failed {
		return b, nil
	}
	fresh, err := d.office.Returned(ctx, m, b.Text, b.became())
	return b.noted(fresh), err
}

func (d *Desk) noticeBack(ctx context.Context, n *store.Notice, b Back) (Back, error) {
	registration, err := d.registrationOf(ctx, n)
	if err != nil {
		return b, err
	}
	b.Contest, b.Registration, b.Outcome = n.Contest, registration, Passing
	if !b.Failed {
		return b, nil
	}
	if n.Last.State != notify.Sent && n.Last.State != notify.Unsure {
		return b.noted(false), nil
	}
	to, err := d.sentTo(ctx, n)
	if err != nil {
		return b, err
	}
	mark, err := d.office.AddressMark(ctx, to)
	if err != nil {
		return b, err
	}
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if err := d.becomeIn(ctx, tx, n, notify.Bounced, detail{Text: b.Text, To: to}, true); err != nil {
			return err
		}
		if to == "" {
			return nil
		}
		return tx.AddAddressState(ctx, store.AddressState{Address: mark, State: b.became(), Message: n.ID})
	})
	return b.noted(err == nil), ignored(err)
}

// sentTo is the address that a notice went to.
func (d *Desk) sentTo(ctx context.Context, n *store.Notice) (to string, err error) {
	list, err := d.db.NoticeStates(ctx, n.ID)
	for i := range list {
		about, err := d.detailOf(ctx, n, &list[i])
		if err != nil {
			return "", err
		}
		if about.To != "" {
			to = about.To
		}
	}
	return to, err
}

// ReadBox reads what came to the box of an installation, and has what it was read of marked
// as read; told is what was made of each. Nothing happens where there is no box.
func (d *Desk) ReadBox(ctx context.Context, told func(Back)) error {
	return d.office.ReadBox(ctx, func(raw io.Reader) error {
		text, err := io.ReadAll(io.LimitReader(raw, returned.Largest))
		if err != nil {
			return err
		}
		b, err := d.Returned(ctx, text)
		if err == nil {
			told(b)
		}
		return err
	})
}
