package sitting

import (
	"context"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
	"certame/trace"
)

// Decided is a case that is over and that the first board decided by votes: what a
// second reading is compared with.
type Decided struct {
	ID, Registration, Group string
	Board                   string   // its name, as the book says it
	Confirmed               bool     // by the first board, whatever an appeal decided after
	Members                 []string // codes of who was of a board of it, or voted in it
}

// Decided lists them, by group and registration.
func (s *Sittings) Decided(ctx context.Context, contest store.ContestID) (list []Decided, err error) {
	cases, err := s.Cases(ctx, contest, confirmation.Settled)
	if err != nil {
		return nil, err
	}
	for _, c := range cases {
		first := c.State.Tally(confirmation.First, "", trace.Discard)
		if !first.Complete() || first.Seats == 0 {
			continue // absent, withdrew, or without a document: no board read the case
		}
		d := Decided{ID: c.ID, Registration: c.Registration, Group: c.Group, Board: c.Group, Confirmed: confirmation.Decide(c.Rules, first, nil).Outcome == confirmation.Confirmed}
		if o := c.opening(confirmation.First); o != nil && o.Number != "" {
			d.Board += " " + o.Number
		}
		d.Members = c.members()
		list = append(list, d)
	}
	return list, nil
}

// members are the codes of the boards of a case and of who voted in it.
func (c *Case) members() (codes []string) {
	for _, b := range c.boards() {
		for _, m := range b.Members {
			codes = append(codes, m.Code)
		}
	}
	for _, ballots := range c.State.Ballots {
		for _, b := range ballots {
			codes = append(codes, b.Member)
		}
	}
	slices.Sort(codes)
	return slices.Compact(codes)
}

// Took tells of each case whether an account took part in it, in any instance: under a
// code that is theirs now, with a share of its votes, or by declaring something of it.
func (s *Sittings) Took(ctx context.Context, account store.AccountID, contest store.ContestID) (func(Decided) bool, error) {
	codes, err := s.db.CodesOf(ctx, account, contest)
	if err != nil {
		return nil, err
	}
	shares, err := s.db.SharesOf(ctx, account, contest)
	if err != nil {
		return nil, err
	}
	boxes, err := s.db.AllBallotBoxes(ctx, contest)
	if err != nil {
		return nil, err
	}
	impediments, err := s.db.AllImpediments(ctx, contest)
	if err != nil {
		return nil, err
	}
	took := map[string]bool{}
	for _, box := range boxes {
		took[box.Hearing] = took[box.Hearing] || slices.ContainsFunc(shares, func(share store.BallotShare) bool { return share.Box == box.ID })
	}
	for _, i := range impediments {
		took[i.Hearing] = took[i.Hearing] || i.Account == account
	}
	return func(d Decided) bool {
		return took[d.ID] || slices.ContainsFunc(codes, func(m store.MemberAccount) bool { return slices.Contains(d.Members, m.Member) })
	}, nil
}
