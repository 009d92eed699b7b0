package ledger

import (
	"certame"
	"certame/edital"
	"certame/registration"
	"certame/trace"
)

// Decided is what a board decided about the option of a person for a group.
type Decided struct {
	Group    certame.Modality
	Result   string // of the last instance
	By       *Entry
	Instance string
	Appealed bool
}

// takeOption is about registration and the confirmation of options.
func (s *State) takeOption(e *Entry) (Reason, []trace.Param) {
	switch e.Kind {
	case Registrations:
		if s.Sheet != nil {
			return AlreadyThere, nil
		}
		s.Sheet = e
	case Marks:
		s.Corrections = append(s.Corrections, e)
	case Option:
		return s.takeChange(e)
	case Board, Vote:
		return s.takeBoard(e), nil
	case Decision:
		return s.decide(e), nil
	case Appeal:
		d := s.person(e.Person).decided(e.Group)
		if d == nil || d.Result == ResultConfirmed || d.Instance == AppealInstance {
			return NothingToAppeal, nil
		}
		if d.Appealed {
			return AlreadyThere, nil
		}
		d.Appealed = true
	}
	return "", nil
}

// takeChange is R-11: the person changes options only within the period of
// registration, to its last second.
func (s *State) takeChange(e *Entry) (Reason, []trace.Param) {
	change := registration.Change{Person: e.Person, At: e.At, Group: e.Group, Line: e.Number}
	if change.At.Second == WholeDay {
		change.At.Second = 0
	}
	if e.Value("acao") == OptOut {
		change.Action = registration.OptsOut
	}
	if period, dated := registration.PeriodOf(s.base.Terms); dated {
		if refusal, ok := period.Check(change); !ok {
			return OutsidePeriod, []trace.Param{trace.P("limite", trace.Word(limitText(refusal.Limit)))}
		}
	}
	p := s.person(e.Person)
	single := certame.GroupSet(0).With(e.Group)
	p.Opted, p.Unopted = p.Opted&^single, p.Unopted&^single
	if change.Action == registration.OptsIn {
		p.Opted |= single
	} else {
		p.Unopted |= single
	}
	return "", nil
}

// limitText is an instant as people in Brazil write it.
func limitText(at edital.Instant) string {
	return at.Date.Brazilian() + " " + InstantText(at)[len("2026-03-10T"):]
}

// decide takes the result of a board. The second instance decides only what was
// appealed; each instance decides once.
func (s *State) decide(e *Entry) Reason {
	p := s.person(e.Person)
	if !s.Options(e.Person).Has(e.Group) && !p.ordered(e.Group) {
		return NoOption
	}
	d, instance := p.decided(e.Group), e.Value("instancia")
	switch {
	case d == nil && instance == AppealInstance:
		return NoAppeal
	case d == nil:
		p.Decided = append(p.Decided, Decided{Group: e.Group})
		d = &p.Decided[len(p.Decided)-1]
	case instance == FirstInstance || d.Instance == AppealInstance:
		return AlreadyDecided
	case !d.Appealed:
		return NoAppeal
	}
	d.Result, d.Instance, d.By = e.Value("resultado"), instance, e
	return ""
}

func (p *Person) decided(g certame.Modality) *Decided {
	for i := range p.Decided {
		if p.Decided[i].Group == g {
			return &p.Decided[i]
		}
	}
	return nil
}

// Options are the options of a person after the facts.
func (s *State) Options(p certame.Person) certame.GroupSet {
	set := s.base.Roll.Options[p]
	if known := s.people[p]; known != nil {
		set = (set | known.Opted) &^ known.Unopted
	}
	return set
}

// takeBoard keeps boards and the commitments of sealed votes: one of each member
// on each person, before the result.
func (s *State) takeBoard(e *Entry) Reason {
	name := e.Value("comissao")
	known := false
	for _, board := range s.boards {
		known = known || board == name
	}
	if e.Kind == Board {
		if known {
			return AlreadyThere
		}
		s.boards = append(s.boards, name)
		return ""
	}
	key := name + "\x00" + e.Value("inscricao") + "\x00" + e.Value("membro")
	switch {
	case !known:
		return UnknownBoard
	case s.votes[key]:
		return VotedAlready
	}
	s.votes[key] = true
	return ""
}
