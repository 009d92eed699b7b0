package sitting

import (
	"context"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/store"
	"certame/ledger"
)

// committing gathers the facts of sealed votes for a decision about to be registered.
// The log of accesses has each commitment from the moment of its vote; the book gets
// them with the decision, before it, where it has the board: a fact for each vote, as it
// is cast, would make every result be computed again.
type committing struct {
	s     *Sittings
	named map[boards.Seat]string // of boards, as the book has them; "" for one that it has not
}

func (s *Sittings) committing() *committing { return &committing{s, map[boards.Seat]string{}} }

// of are the facts of the votes of an instance of a case.
func (m *committing) of(ctx context.Context, c *Case, instance confirmation.Instance, act string, by store.AccountID) (list []ledger.Fact, err error) {
	o := c.opening(instance)
	if o == nil || len(c.State.Ballots[instance]) == 0 {
		return nil, nil
	}
	name, err := m.name(ctx, c, boards.Seat{Modality: c.Rules.Modality, Instance: instance, Number: o.Number})
	if err != nil || name == "" {
		return nil, err
	}
	ballots, err := m.s.db.Ballots(ctx, c.Contest, o.Box)
	for _, b := range ballots {
		list = append(list, ledger.Fact{Kind: ledger.Vote, Version: ledger.Vote.Version(), At: m.s.Now(), Act: act, Author: string(by), Data: []ledger.Field{
			{Name: "comissao", Value: name},
			{Name: "compromisso", Value: b.Commitment},
			{Name: "inscricao", Value: c.Registration},
			{Name: "membro", Value: b.Member},
		}})
	}
	return list, err
}

func (m *committing) name(ctx context.Context, c *Case, board boards.Seat) (string, error) {
	if name, known := m.named[board]; known {
		return name, nil
	}
	var last docket.Registered
	last, err := m.s.docket.BoardInBook(ctx, c.Contest, c.Rules.Terms, board)
	m.named[board] = last.Name
	return last.Name, err
}
