package sitting

import (
	"context"
	"encoding/json"

	"certame/confirmation"
	"certame/internal/store"
)

// Progress says how many of the seats of the open box voted: a count, and nothing of
// who or what. ErrNotOpen when no box is open.
func (s *Sittings) Progress(ctx context.Context, c *Case) (cast, seats int, err error) {
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return 0, 0, err
	}
	return len(u.ballots), len(u.seats), nil
}

// CloseVoting opens all the votes at once, writes them as what happened, with the
// opinion that follows from them, and closes the board: all of it stands, or nothing.
// ErrNotAll while a seat has not voted; ErrTampered when a paper is not the one that
// was promised.
func (s *Sittings) CloseVoting(ctx context.Context, by store.AccountID, contest store.ContestID, id string) (*Case, error) {
	return s.change(ctx, by, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		instance := c.Instance()
		u, err := tx.urn(ctx, c, instance)
		if err != nil {
			return nil, err
		}
		papers, err := tx.opened(ctx, u)
		if err != nil {
			return nil, err
		}
		return closing(c.Rules, instance, papers), nil
	})
}

// opened opens every paper of a box.
func (s *Sittings) opened(ctx context.Context, u *urn) ([]paper, error) {
	if len(u.ballots) != len(u.seats) {
		return nil, ErrNotAll
	}
	var parts [][]byte
	for _, seat := range u.seats { // in the order in which the key was parted
		for _, b := range u.ballots {
			if b.Seat != seat.Titular {
				continue
			}
			part, err := s.open(ctx, releasedPlace(u.Contest, u.ID, b.Seat), b.Released)
			if err != nil {
				return nil, ErrTampered
			}
			parts = append(parts, part)
		}
	}
	if len(parts) != len(u.seats) {
		return nil, ErrNotAll
	}
	private := join(parts)
	defer clear(private)
	var papers []paper
	for i := range u.ballots {
		p, err := openPaper(private, u, &u.ballots[i])
		if err != nil {
			return nil, err
		}
		papers = append(papers, p)
	}
	return papers, nil
}

// openPaper opens one: what is inside must be what was promised, of this box, this
// seat and this member.
func openPaper(private []byte, u *urn, b *store.Ballot) (p paper, err error) {
	plain, err := unlock(private, b.Sealed, ballotPlace(u.Contest, u.ID, b.Seat))
	if err != nil || commitment(plain) != b.Commitment || json.Unmarshal(plain, &p) != nil {
		return p, ErrTampered
	}
	if p.Box != u.ID || p.Seat != b.Seat || p.Member != b.Member || p.Alternate != (b.Member != b.Seat) {
		return p, ErrTampered
	}
	return p, nil
}

// closing are the events of a board that closes.
func closing(r *confirmation.Rules, instance confirmation.Instance, papers []paper) (events []New) {
	for _, p := range papers {
		body := Body{Instance: instance, Member: p.Member, Alternate: p.Alternate, Vote: p.Vote, Reason: p.Reason, Doubt: p.Doubt}
		if p.Alternate {
			body.InPlaceOf = p.Seat
		}
		if len(p.Documents) > 0 {
			body.Detail = Detailed(p.Documents)
		}
		events = append(events, New{Voted, body})
	}
	text, doubt := opinion(r, papers)
	return append(events, New{Opined, Body{Instance: instance, Text: text, Doubt: doubt}}, New{Closed, Body{Instance: instance}})
}
