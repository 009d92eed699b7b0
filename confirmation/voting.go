package confirmation

import (
	"certame/trace"
)

// instance is the board that the stage allows to act.
func (s *State) instance() Instance {
	if s.Stage == AppealVoting || s.Stage == ForPerson && s.Appealed {
		return OnAppeal
	}
	return First
}

// voted admits a vote. Once a board closed without deciding, only an alternate
// may vote, in a place that was left (I-04).
func (s *State) voted(f Fact) *trace.Finding {
	if f.Instance != s.instance() {
		return s.outOfPlace(f)
	}
	if refused := s.beforeSession(f); refused != nil {
		return refused
	}
	if refused := s.admit(f); refused != nil {
		return refused
	}
	if s.Stage == ForPerson && !f.Ballot.Alternate {
		return s.refuse("voto.depois_do_encerramento", f, onMajority.in(s.rules.Regime))
	}
	s.Ballots[f.Instance] = append(s.Ballots[f.Instance], f.Ballot)
	s.Decision = Decision{}
	return nil
}

// reasoned gives a vote the individual opinion it lacked; the vote stands as it
// was cast.
func (s *State) reasoned(f Fact) *trace.Finding {
	for n := range s.Ballots[f.Instance] {
		b := &s.Ballots[f.Instance][n]
		if b.Member != f.Ballot.Member {
			continue
		}
		b.Reason = f.Ballot.Reason
		if s.closed[f.Instance] {
			s.Decision = s.decide()
		}
		return nil
	}
	return s.outOfPlace(f)
}

func (s *State) opined(f Fact) *trace.Finding {
	if f.Instance != s.instance() {
		return s.outOfPlace(f)
	}
	s.Opinion[f.Instance], s.doubt[f.Instance] = true, f.Doubt
	return nil
}

// close decides. A denial without an opinion cannot be closed (D 10; P 10), and
// a board that closes without all its votes has not decided (I-04).
func (s *State) close(f Fact) *trace.Finding {
	if f.Instance != s.instance() {
		return s.outOfPlace(f)
	}
	act := s.recorded()
	if act.Outcome == Denied && !s.Opinion[f.Instance] {
		return s.refuse("parecer.ausente", f, onMajority.in(s.rules.Regime))
	}
	s.closed[f.Instance], s.Decision = true, s.decide()
	switch {
	case act.Outcome == Undecided:
		s.Stage = ForPerson
	case f.Instance == OnAppeal:
		s.Stage = ToPublishFinal
	default:
		s.Stage = ToPublish
	}
	return nil
}
