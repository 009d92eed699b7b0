package notify

import (
	"context"
	"fmt"

	"certame/internal/store"
)

// together is how many messages are written in one transaction.
const together = 500

// Draft writes the messages of notices that have none yet, and says how many. Told
// again, also by another at the same time, nothing is written twice.
func (o *Office) Draft(ctx context.Context, by store.AccountID, contest store.ContestID, notices []Notice, progress func(done, total int)) (fresh int, err error) {
	if _, err := o.keysOf(ctx, contest); err != nil { // made, if need be, outside of the transaction
		return 0, err
	}
	for from := 0; from < len(notices); from += together {
		to := min(len(notices), from+together)
		n := 0
		err := o.db.Whole(ctx, func(tx *store.DB) error {
			n = 0
			for i := from; i < to; i++ {
				is, err := o.draft(ctx, tx, by, contest, notices[i])
				if err != nil {
					return err
				}
				if is {
					n++
				}
			}
			return tx.Note(ctx, o.note(by, contest, "mensagem.escrever", fmt.Sprint(n)))
		})
		if err != nil {
			return fresh, err
		}
		fresh += n
		progress(to, len(notices))
	}
	return fresh, nil
}

func (o *Office) draft(ctx context.Context, tx *store.DB, by store.AccountID, contest store.ContestID, n Notice) (bool, error) {
	id, err := store.NewMessageID()
	if err != nil {
		return false, err
	}
	m := store.Message{ID: id, Contest: contest, Registration: n.Registration, Group: n.Group, Sequence: n.Sequence, Kind: n.Kind, By: by}
	n.Secret, m.Receipt = newSecret()
	n.Key = calendarKey(contest, n.Group, n.Registration)
	if m.Sealed, err = o.seal(ctx, messagePlace(contest, id), n); err != nil {
		return false, err
	}
	return tx.AddMessage(ctx, m, Queued)
}

// Read opens what a message says.
func (o *Office) Read(ctx context.Context, m *store.Message) (n Notice, err error) {
	err = o.open(ctx, messagePlace(m.Contest, m.ID), m.Sealed, &n)
	n.Kind, n.Registration, n.Group, n.Sequence = m.Kind, m.Registration, m.Group, m.Sequence
	return n, err
}

// Letter is a message in words, as it goes: for who prints it or takes it away.
type Letter struct {
	Subject, Text, Link string
	Calendar            []byte
}

// Letter writes a message in words.
func (o *Office) Letter(ctx context.Context, m *store.Message) (Letter, error) {
	n, err := o.Read(ctx, m)
	if err != nil {
		return Letter{}, err
	}
	l, err := o.write(&n, m.ID, m.At)
	if err != nil {
		return Letter{}, err
	}
	return Letter{l.Subject, l.Text, o.base + ReceiptPath + n.Secret, l.Calendar}, nil
}
