package notify

import (
	"context"
	"errors"
	"fmt"

	"certame/internal/store"
)

// Send hands over what is in the queue of a contest. It may be killed at any moment
// and begun again: what was going then stays in doubt, and what went is not sent
// again. An error is of the server as a whole: what is left waits.
func (o *Office) Send(ctx context.Context, by store.AccountID, contest store.ContestID, progress func(done, total int)) error {
	list, err := o.db.Messages(ctx, contest)
	if err != nil {
		return err
	}
	waiting, err := o.waiting(ctx, by, list)
	if err != nil {
		return err
	}
	if o.config == nil || len(waiting) == 0 {
		return nil
	}
	addresses, err := o.Addresses(ctx, contest)
	if err != nil {
		return err
	}
	p, err := o.config.post()
	if err != nil {
		return err
	}
	defer p.close()
	if err := o.db.Note(ctx, o.note(by, contest, "convocacao.enviar", fmt.Sprint(len(waiting)))); err != nil {
		return err
	}
	left := 0
	for i, m := range waiting {
		progress(i, len(waiting))
		if err := o.sendOne(ctx, p, by, m, addresses[m.Registration]); err != nil {
			return err
		}
		if m.Last.State == Queued {
			left++
		}
	}
	progress(len(waiting), len(waiting))
	if left > 0 {
		return fmt.Errorf("%w (%d)", ErrLater, left)
	}
	return nil
}

// ErrLater is of a server that asked to be tried again, or left in the middle.
var ErrLater = errors.New("o servidor de correio não recebeu todas as mensagens: as que faltam continuam na fila")

// waiting are the messages to be sent now. What was going when another attempt died
// stays in doubt; one that tells an hour that is no longer is not sent.
func (o *Office) waiting(ctx context.Context, by store.AccountID, list []store.Message) (out []*store.Message, err error) {
	for i := range list {
		m := &list[i]
		newer := i > 0 && list[i-1].Registration == m.Registration && list[i-1].Group == m.Group // the last sequence comes first
		switch {
		case m.Last.State == Going:
			err = o.become(ctx, m, by, Unsure, detail{Text: "o programa parou enquanto a mensagem saía"})
		case m.Last.State == Queued && newer:
			err = o.become(ctx, m, by, Replaced, detail{})
		case m.Last.State == Queued:
			out = append(out, m)
		}
		if err = ignored(err); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// sendOne marks a message as going, hands it over and keeps what became of it. Who
// finds that somebody else has it in hand leaves it.
func (o *Office) sendOne(ctx context.Context, p *post, by store.AccountID, m *store.Message, to string) error {
	if to == "" {
		return ignored(o.become(ctx, m, by, NoAddress, detail{}))
	}
	if barred, err := o.Barred(ctx, to); err != nil {
		return err
	} else if barred {
		return ignored(o.become(ctx, m, by, NoAddress, detail{Text: "o endereço devolveu mensagens; ninguém escreve para ele até que a pessoa o confirme ou troque"}))
	}
	n, err := o.Read(ctx, m)
	if err != nil {
		return err
	}
	l, err := o.write(&n, m.ID, m.At)
	if err != nil {
		return err
	}
	msg, digest, err := o.config.build(l, to)
	if errors.Is(err, errAddress) {
		return ignored(o.become(ctx, m, by, Failed, detail{Text: err.Error(), To: to}))
	}
	if err != nil {
		return err
	}
	if err := p.connect(ctx); err != nil { // before it is marked: nothing of it went
		return err
	}
	if err := o.become(ctx, m, by, Going, detail{To: to, Digest: digest}); err != nil {
		return ignored(err)
	}
	return o.after(ctx, m, by, to, digest, func() (outcome, string) { return p.hand(msg) })
}

// after hands over and writes what came of it, also when the program is stopping: the
// message is gone.
func (o *Office) after(ctx context.Context, m *store.Message, by store.AccountID, to, digest string, hand func() (outcome, string)) error {
	result, said := hand()
	ctx = context.WithoutCancel(ctx)
	d := detail{Text: said, To: to, Digest: digest}
	switch result {
	case taken:
		return ignored(o.become(ctx, m, by, Sent, d))
	case unsure:
		return ignored(o.become(ctx, m, by, Unsure, d))
	case later:
		return ignored(o.become(ctx, m, by, Queued, d))
	}
	return ignored(o.become(ctx, m, by, Failed, d))
}

func moved(err error) bool {
	var c *store.Conflict
	return errors.As(err, &c)
}

// ignored is an error, unless somebody else did the same.
func ignored(err error) error {
	if moved(err) {
		return nil
	}
	return err
}
