package confirmation

import (
	"certame/edital"
	"certame/trace"
)

// Stage says where a procedure stands.
type Stage uint8

// The stages, from the option to the definitive result.
const (
	ToSummon       Stage = iota // nobody called the person yet
	ToAttend                    // called, the session is to come
	ToSummonAgain               // technical failure: a new date is owed
	Voting                      // the first board votes
	ToPublish                   // decided, the provisional result is owed
	Appealable                  // denied: the period of the appeal runs
	AppealVoting                // the appeal board votes
	ToPublishFinal              // the definitive result is owed
	Settled                     // over
	ForPerson                   // a board closed without deciding (I-04)
)

// State is one procedure at one moment. It is a fold over facts: equal facts
// give equal states, and nothing else is stored.
type State struct {
	rules     *Rules
	boards    []Board // known boards; empty when the file was not given
	Stage     Stage
	Last      edital.Instant // of the last fact
	Session   edital.Instant
	Ballots   [2][]Ballot
	Opinion   [2]bool
	doubt     [2]bool
	closed    [2]bool
	Deadline  edital.Instant // of the appeal
	KnownDays bool           // the calendar covers the deadline
	Appealed  bool
	Decision  Decision // of the moment: what the facts so far decide
}

// Begin is the state before any fact. boards may be empty when they are not
// known: then only what the votes themselves show is checked.
func Begin(r *Rules, boards []Board) State { return State{rules: r, boards: boards} }

// Fold applies facts in order. It stops at the first that cannot have happened
// and returns its place, with the reason; the state is that before it.
func Fold(r *Rules, boards []Board, facts []Fact) (s State, at int, refused *trace.Finding) {
	s = Begin(r, boards)
	for i, f := range facts {
		next, no := s.After(f)
		if no != nil {
			return s, i, no
		}
		s = next
	}
	return s, len(facts), nil
}

// After is the state after one more fact, or the reason why the fact cannot
// have happened, in which case nothing changes.
func (s State) After(f Fact) (State, *trace.Finding) {
	if before(f.At, s.Last) {
		return s, s.refuse("fato.fora_de_ordem", f, s.rules.boardBasis(), trace.P("anterior", trace.Day(s.Last.Date)))
	}
	next := s.copied()
	if refused := next.apply(f); refused != nil {
		return s, refused
	}
	next.Last = f.At
	return next, nil
}

// copied gives the new state its own ballots, so that the old one stands.
func (s State) copied() State {
	for i := range s.Ballots {
		s.Ballots[i] = append([]Ballot(nil), s.Ballots[i]...)
	}
	return s
}

// Tally counts the votes of an instance so far; where names the case in
// findings.
func (s *State) Tally(i Instance, where string, sink trace.Sink) Tally {
	t := Count(s.rules, i, s.Ballots[i], where, sink)
	t.Doubt = s.doubt[i]
	return t
}

// decide is what the votes so far decide; without an appeal, a denial stands.
func (s *State) decide() Decision {
	return s.decideOn(s.Tally(First, "", trace.Discard), s.Tally(OnAppeal, "", trace.Discard))
}

func (s *State) decideOn(first, appeal Tally) Decision {
	if !s.Appealed {
		return Decide(s.rules, first, nil)
	}
	return Decide(s.rules, first, &appeal)
}

// recorded is what the act says, votes that wait for a person included: it is
// against the act that the person appeals.
func (s *State) recorded() Decision {
	first, appeal := s.Tally(First, "", trace.Discard), s.Tally(OnAppeal, "", trace.Discard)
	first.Queried, appeal.Queried = 0, 0
	return s.decideOn(first, appeal)
}
