package notify

import (
	"context"
	"errors"
	"strings"

	"certame/internal/store"
)

// Where a message stands.
const (
	Queued    = "na-fila"
	Going     = "enviando"
	Sent      = "enviada"
	Failed    = "falhou"
	Unsure    = "incerta" // all of it went, and nobody knows whether it was taken
	NoAddress = "sem-endereco"
	Bounced   = "devolvida"
	Confirmed = "confirmada"  // by the person
	Replaced  = "substituida" // by another hour, before it went
)

// stateNames are the states as people read them.
var stateNames = map[string]string{
	Queued: "na fila", Going: "saindo", Sent: "aceita pelo servidor", Failed: "falhou", Unsure: "não se sabe se saiu", NoAddress: "sem e-mail", Bounced: "devolvida", Confirmed: "recebimento confirmado", Replaced: "substituída antes de sair",
}

// StateName is a state in words.
func StateName(state string) string { return stateNames[state] }

// States are all of them, in the order in which they are counted on a page.
var States = [...]string{Queued, Going, Sent, Confirmed, Failed, Bounced, Unsure, NoAddress, Replaced}

// detail is what a state has beside its name: what the server said, what a person did.
type detail struct {
	Text   string `json:"texto,omitempty"`
	To     string `json:"para,omitempty"`
	Digest string `json:"resumo,omitempty"` // of what went
}

// State is one thing that became of a message, opened.
type State struct {
	store.MessageState
	Text string // what the server said, or why
	To   string // the address it was sent to
}

// become adds a state after the one that was seen.
func (o *Office) become(ctx context.Context, m *store.Message, by store.AccountID, state string, d detail) error {
	sealed, err := o.seal(ctx, statePlace(m.Contest, m.ID), d)
	if err != nil {
		return err
	}
	next := store.MessageState{Message: m.ID, Contest: m.Contest, State: state, Sealed: sealed, By: by}
	if err := o.db.AddMessageState(ctx, next, m.Last.Number); err != nil {
		return err
	}
	next.Number = m.Last.Number + 1
	m.Last = next
	return nil
}

// History is all that became of a message, the first first.
func (o *Office) History(ctx context.Context, contest store.ContestID, id string) ([]State, error) {
	m, err := o.db.Message(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	list, err := o.db.MessageStates(ctx, m.ID)
	if err != nil {
		return nil, err
	}
	out := make([]State, len(list))
	for i, s := range list {
		out[i] = State{MessageState: s}
		if len(s.Sealed) == 0 {
			continue
		}
		var d detail
		if err := o.open(ctx, statePlace(contest, m.ID), s.Sealed, &d); err != nil {
			return nil, err
		}
		out[i].Text, out[i].To = d.Text, d.To
	}
	return out, nil
}

// What is refused. Each is matched with errors.Is.
var (
	ErrNoReason = errors.New("escreva o que aconteceu com a mensagem")
	ErrNotSent  = errors.New("só uma mensagem que saiu pode ter sido devolvida")
)

// Bounce says that a message came back, as the mailbox of the sender shows.
func (o *Office) Bounce(ctx context.Context, by store.AccountID, contest store.ContestID, id, reason string) error {
	m, err := o.db.Message(ctx, contest, id)
	if err != nil {
		return err
	}
	if reason = strings.TrimSpace(reason); reason == "" {
		return ErrNoReason
	}
	if m.Last.State != Sent && m.Last.State != Unsure {
		return ErrNotSent
	}
	return o.become(ctx, &m, by, Bounced, detail{Text: reason})
}

// again are the states of which a person may have a message sent once more.
var again = map[string]bool{Failed: true, Unsure: true, NoAddress: true, Bounced: true}

// Retry puts in the queue again what is in a state, and says how many. What went and
// was not refused is not among them; in doubt it is only because somebody says so.
func (o *Office) Retry(ctx context.Context, by store.AccountID, contest store.ContestID, state string) (n int, err error) {
	list, err := o.db.Messages(ctx, contest)
	if err != nil || !again[state] {
		return 0, err
	}
	for i := range list {
		if list[i].Last.State != state {
			continue
		}
		if err := o.become(ctx, &list[i], by, Queued, detail{}); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}
