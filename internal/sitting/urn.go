package sitting

import (
	"context"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
)

// urn is the box of an instance that is open for votes, with who may vote in it.
type urn struct {
	store.BallotBox
	seats    []Seat
	shares   []store.BallotShare
	ballots  []store.Ballot
	declared []store.Impediment
	replaced []string // members whom the secretariat replaced in this box
}

// urn is that of an instance of a case: ErrNotOpen when there is none, or it was
// annulled, or its board closed.
func (s *Sittings) urn(ctx context.Context, c *Case, instance confirmation.Instance) (*urn, error) {
	o := c.openBox(instance)
	if o == nil || c.State.Stage != votingStage(instance) {
		return nil, ErrNotOpen
	}
	boxes, err := s.db.BallotBoxes(ctx, c.Contest, c.ID)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(boxes, func(b store.BallotBox) bool { return b.ID == o.Box })
	if at < 0 {
		return nil, ErrTampered
	}
	board := o.board(instance)
	u := &urn{BallotBox: boxes[at], seats: SeatsOf(&board), replaced: c.replaced(o.Box)}
	if u.shares, err = s.db.BallotShares(ctx, c.Contest, o.Box); err != nil {
		return nil, err
	}
	if u.ballots, err = s.db.Ballots(ctx, c.Contest, o.Box); err != nil {
		return nil, err
	}
	u.declared, err = s.db.Impediments(ctx, c.Contest, c.ID)
	return u, err
}

func votingStage(i confirmation.Instance) confirmation.Stage {
	if i == confirmation.OnAppeal {
		return confirmation.AppealVoting
	}
	return confirmation.Voting
}

// openBox is the opening of an instance whose votes may still come, nil for none.
func (c *Case) openBox(instance confirmation.Instance) *opening {
	o := c.opening(instance)
	if o == nil {
		return nil
	}
	past := false
	for i := range c.Events {
		e := &c.Events[i]
		switch {
		case e.Instance != instance:
		case e.Kind == BoxOpened:
			past = false
		case e.Kind == BoxAnnulled, e.Kind == Closed, e.Kind == Voted:
			past = true
		}
		if e.Kind == Summoned || e.Kind == TechnicalFailure { // votes of a session that was not held fall with it
			past = true
		}
	}
	if past {
		return nil
	}
	return o
}

// replaced are the members whom the secretariat replaced in a box.
func (c *Case) replaced(box string) (codes []string) {
	for i := range c.Events {
		if e := &c.Events[i]; e.Kind == Replaced && e.Text == box {
			codes = append(codes, e.Member)
		}
	}
	return codes
}

// of is the share of an account: ErrNotMember without one.
func (u *urn) of(account store.AccountID) (store.BallotShare, error) {
	at := slices.IndexFunc(u.shares, func(s store.BallotShare) bool { return s.Account == account })
	if at < 0 {
		return store.BallotShare{}, ErrNotMember
	}
	return u.shares[at], nil
}

func (u *urn) voted(seat string) bool {
	return slices.ContainsFunc(u.ballots, func(b store.Ballot) bool { return b.Seat == seat })
}

// saying is what a member declared of this instance, "" for nothing yet.
func (u *urn) saying(member string) (kind string) {
	for _, d := range u.declared {
		if d.Member == member && d.Instance == u.Instance && kind != "" && kind != NoImpediment {
			return kind // once out, out
		}
		if d.Member == member && d.Instance == u.Instance {
			kind = d.Kind
		}
	}
	return kind
}

func (u *urn) impeded(member string) bool {
	said := u.saying(member)
	return said != "" && said != NoImpediment
}

// sits is who holds a seat now: the first, titular before alternates, who has a share
// of its key and was neither impeded nor replaced. "" is a vacant seat.
func (u *urn) sits(seat Seat) string {
	for _, code := range seat.order() {
		has := slices.ContainsFunc(u.shares, func(s store.BallotShare) bool { return s.Member == code && s.Seat == seat.Titular })
		if has && !u.impeded(code) && !slices.Contains(u.replaced, code) {
			return code
		}
	}
	return ""
}

// seat is the place of a titular.
func (u *urn) seat(titular string) Seat {
	at := slices.IndexFunc(u.seats, func(s Seat) bool { return s.Titular == titular })
	if at < 0 {
		return Seat{Titular: titular}
	}
	return u.seats[at]
}

// mine is the share of an account that may vote now.
func (u *urn) mine(account store.AccountID) (store.BallotShare, error) {
	share, err := u.of(account)
	switch {
	case err != nil:
		return share, err
	case u.voted(share.Seat):
		return share, ErrVoted
	case u.impeded(share.Member):
		return share, ErrImpeded
	case u.sits(u.seat(share.Seat)) != share.Member:
		return share, ErrNotSeat
	}
	return share, nil
}
