package sitting

import (
	"context"

	"certame/internal/docket"
	"certame/internal/store"
)

// ProposeResult waits for a second person to publish the result of cases, as they were
// seen. Nothing is published, and the book gets nothing, until then (S32).
func (s *Sittings) ProposeResult(ctx context.Context, by store.AccountID, contest store.ContestID, kind Kind, act string, cases []*Case) (store.Proposal, error) {
	if _, err := s.Announce(ctx, by, contest, kind, act, cases); err != nil {
		return store.Proposal{}, err
	}
	waiting, err := s.db.Proposals(ctx, contest)
	if err != nil {
		return store.Proposal{}, err
	}
	for _, p := range waiting {
		if p.Kind == string(kind) {
			return p, ErrProposed
		}
	}
	var r docket.BoardsResult
	r.Kind, r.Act = string(kind), act
	for _, c := range cases {
		r.Cases = append(r.Cases, docket.SeenCase{ID: c.ID, Seen: c.Seen()})
	}
	return s.docket.ProposeBoardsResult(ctx, by, contest, r)
}

// ProposedResult is the announcement of a proposal, as it would be confirmed now. ErrChanged
// says that a case is not as it was proposed, docket.ErrMoved that the lists may not be.
func (s *Sittings) ProposedResult(ctx context.Context, by store.AccountID, p store.Proposal) (*Announcement, error) {
	if !docket.OfBoards(p.Kind) {
		return nil, store.ErrNotFound
	}
	r, err := docket.BoardsResultOf(p.Payload)
	if err != nil {
		return nil, err
	}
	if r.Kind != p.Kind {
		return nil, ErrChanged
	}
	cases, err := s.asSeen(ctx, p.Contest, r.Cases)
	if err != nil {
		return nil, err
	}
	if err := s.docket.Moved(ctx, p.Contest, r); err != nil {
		return nil, err
	}
	a, err := s.Announce(ctx, by, p.Contest, Kind(p.Kind), r.Act, cases)
	if err == nil {
		a.proposal = r
	}
	return a, err
}

// asSeen are the cases of a proposal, if each is as it was.
func (s *Sittings) asSeen(ctx context.Context, contest store.ContestID, seen []docket.SeenCase) ([]*Case, error) {
	all, err := s.Cases(ctx, contest)
	if err != nil {
		return nil, err
	}
	named := make(map[string]*Case, len(all))
	for _, c := range all {
		named[c.ID] = c
	}
	cases := make([]*Case, len(seen))
	for i, one := range seen {
		if cases[i] = named[one.ID]; cases[i] == nil || cases[i].Seen() != one.Seen {
			return nil, ErrChanged
		}
		delete(named, one.ID) // no case counts twice
	}
	return cases, nil
}

// ConfirmResult publishes what another person proposed and this one read, which mark
// names: the document becomes an act that everybody may read, the decisions enter the
// book and each case gets its event, of that moment; all of it, or nothing.
func (s *Sittings) ConfirmResult(ctx context.Context, by store.AccountID, proposal, mark string) (act store.Act, err error) {
	p, err := s.db.Proposal(ctx, proposal)
	switch {
	case err != nil:
		return act, err
	case p.By == by:
		return act, store.ErrSamePerson
	case p.State != store.ProposalOpen:
		return act, store.ErrClosed
	}
	a, err := s.ProposedResult(ctx, by, p)
	if err != nil {
		return act, err
	}
	if a.Mark() != mark {
		return act, ErrUnseen
	}
	printed, err := a.Paper.PDF()
	if err != nil {
		return act, err
	}
	if _, err := s.contestKey(ctx, p.Contest); err != nil { // made, if need be, outside of the transaction
		return act, err
	}
	texts := []docket.Text{{Name: a.Paper.Name + ".txt", Data: a.Paper.Text()}, {Name: a.Paper.Name + ".pdf", Data: printed}}
	return s.docket.ConfirmBoardsResult(ctx, by, p, texts, a.Facts, func(tx *store.DB) error {
		return s.in(tx).appendAll(ctx, by, p.Contest, a.entries())
	})
}

func (a *Announcement) entries() (list []Entry) {
	for _, c := range a.Cases {
		list = append(list, Entry{c, []New{{Kind: a.Kind, Body: a.body(c)}}})
	}
	return list
}
