package confirmation

import "certame/trace"

// admit refuses a vote that cannot have been cast: of who is not on the board,
// twice, without a place, by who already sat on the first board.
func (s *State) admit(f Fact) *trace.Finding {
	for _, check := range [...]func(*State, Fact) *trace.Finding{
		(*State).admitOnce, (*State).admitOnAppeal, (*State).admitAppointed, (*State).admitPlace, (*State).admitSeat,
	} {
		if refused := check(s, f); refused != nil {
			return refused
		}
	}
	return nil
}

func (s *State) admitOnce(f Fact) *trace.Finding {
	for _, b := range s.Ballots[f.Instance] {
		if b.Member == f.Ballot.Member {
			return s.refuse("voto.repetido", f, onMajority.in(s.rules.Regime))
		}
	}
	return nil
}

// admitOnAppeal: who sat, or was appointed, on the first board does not judge
// the appeal (D 11 §1; P 23), under whatever code (S16).
func (s *State) admitOnAppeal(f Fact) *trace.Finding {
	if f.Instance != OnAppeal {
		return nil
	}
	refused := s.refuse("voto.recursal_atuou", f, onThree.in(s.rules.Regime))
	for _, b := range s.Ballots[First] {
		if b.Member == f.Ballot.Member {
			return refused
		}
	}
	who := s.find(OnAppeal, f.Ballot.Member)
	if who == nil {
		who = &Member{Code: f.Ballot.Member}
	}
	for i := range s.boards {
		if s.boards[i].Instance == First && s.boards[i].who(who) != nil {
			return refused
		}
	}
	return nil
}

// find is the member that a code appoints to an instance.
func (s *State) find(instance Instance, code string) *Member {
	for i := range s.boards {
		if m := s.boards[i].member(code); m != nil && s.boards[i].Instance == instance {
			return m
		}
	}
	return nil
}

// admitAppointed: where the boards are known, only their members vote, each as
// what they were appointed.
func (s *State) admitAppointed(f Fact) *trace.Finding {
	if !s.knows(f.Instance) {
		return nil
	}
	m := s.find(f.Instance, f.Ballot.Member)
	switch {
	case m == nil:
		return s.refuse("voto.nao_designado", f, s.rules.quorumBasis(f.Instance))
	case m.Alternate != f.Ballot.Alternate:
		return s.refuse("voto.papel_diverso", f, s.rules.quorumBasis(f.Instance))
	}
	return nil
}

func (s *State) knows(i Instance) bool {
	for n := range s.boards {
		if s.boards[n].Instance == i {
			return true
		}
	}
	return false
}

// admitPlace: an alternate votes only in the place of a titular who did not
// (D 8 §3). An abstention leaves the place (I-04).
func (s *State) admitPlace(f Fact) *trace.Finding {
	place := f.Ballot.InPlaceOf
	for _, b := range s.Ballots[f.Instance] {
		switch {
		case place != "" && (b.Member == place && b.Vote != Abstained || b.InPlaceOf == place),
			b.InPlaceOf == f.Ballot.Member && f.Ballot.Vote != Abstained:
			return s.refuse("voto.lugar_ocupado", f, onAlternates.in(s.rules.Regime), trace.P("titular", trace.Word(b.Member)))
		}
	}
	return nil
}

// admitSeat: no sixth vote (D 8 §2), no fourth on appeal (D 11 §1).
func (s *State) admitSeat(f Fact) *trace.Finding {
	votes := 0
	for _, b := range s.Ballots[f.Instance] {
		if b.Vote != Abstained {
			votes++
		}
	}
	if seats := s.rules.Votes(f.Instance); votes >= seats && f.Ballot.Vote != Abstained {
		return s.refuse("voto.excedente", f, s.rules.quorumBasis(f.Instance), trace.P("devidos", trace.Int(seats)))
	}
	return nil
}

// Voted reports whether a member's vote on the appeal was admitted.
func (s *State) Voted(member string) bool {
	for _, b := range s.Ballots[OnAppeal] {
		if b.Member == member {
			return true
		}
	}
	return false
}

// SharedMember is the refusal of a member who sat on the first board of another
// person of the same group.
func (s *State) SharedMember(code string) *trace.Finding {
	return s.refuse("voto.recursal_atuou", Fact{Kind: FactVote, Instance: OnAppeal, Ballot: Ballot{Member: code}}, onThree.in(s.rules.Regime))
}

// Undecided is the decision of a case whose votes are not all in.
func (s *State) Undecided() Decision { return s.rules.undecided(s.instance()) }
