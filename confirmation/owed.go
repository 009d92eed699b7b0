package confirmation

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Actor is who owes something.
type Actor string

// The actors; the words are codes that internal/locale writes.
const (
	Organizer   Actor = "organizadora"
	Candidate   Actor = "candidata"
	FirstBoard  Actor = "comissao"
	AppealBoard Actor = "recursal"
	Responsible Actor = "responsavel" // a person who must look (I-04)
)

// Duty is one thing owed: what, by whom, by when (no date when the texts and
// the edital set none), on what basis.
type Duty struct {
	What           string
	Who            Actor
	By             edital.Instant // Date NoDate when there is no term
	Votes          int            // how many votes are missing, of a duty to vote
	Basis          []law.Provision
	Interpretation law.Interpretation
}

// Owed answers what is owed next at a moment.
func (s *State) Owed(now edital.Instant) []Duty {
	return append(s.owedReasons(), s.owedNext(now)...)
}

// owedReasons: a closed act with a vote that lacks valid reasons, on which the
// result depends.
func (s *State) owedReasons() []Duty {
	if s.closed[First] && s.decide().Outcome == Undecided && s.recorded().Outcome != Undecided {
		return []Duty{owed("motivar_voto", FirstBoard, onMajority.in(s.rules.Regime))}
	}
	return nil
}

func (s *State) owedNext(now edital.Instant) []Duty {
	regime := s.rules.Regime
	switch s.Stage {
	case ToSummon:
		return []Duty{owed("convocar", Organizer, s.rules.SummonsBasis())}
	case ToSummonAgain:
		return []Duty{owed("nova_data", Organizer, s.rules.SummonsBasis())}
	case ToAttend:
		return []Duty{s.owedSession(now)}
	case Voting, AppealVoting:
		return s.owedVotes()
	case ForPerson:
		d := owed("completar_votos", Responsible, s.rules.quorumBasis(s.instance()))
		d.Interpretation = law.I04
		return []Duty{d}
	case ToPublish:
		return []Duty{owed("publicar_provisorio", Organizer, onResult.in(regime))}
	case Appealable:
		return []Duty{s.owedAppeal(now)}
	case ToPublishFinal:
		return []Duty{owed("publicar_definitivo", Organizer, onFinal.in(regime))}
	}
	return nil
}

func owed(what string, who Actor, basis []law.Provision) Duty {
	return Duty{What: what, Who: who, Basis: basis, By: edital.Instant{Date: certame.NoDate}}
}

// owedSession: until the hour the person is expected; after it somebody must
// write down what happened.
func (s *State) owedSession(now edital.Instant) Duty {
	if before(now, s.Session) {
		d := owed("comparecer", Candidate, s.rules.SummonsBasis())
		d.By = s.Session
		return d
	}
	return owed("registrar_sessao", FirstBoard, s.rules.boardBasis())
}

// owedVotes: the missing votes, then the opinion, then the closing.
func (s *State) owedVotes() []Duty {
	i, who := s.instance(), FirstBoard
	if i == OnAppeal {
		who = AppealBoard
	}
	t := s.Tally(i, "", trace.Discard)
	switch {
	case !t.Complete():
		d := owed("votar", who, s.rules.quorumBasis(i))
		d.Votes = t.Seats - t.For - t.Against
		return []Duty{d}
	case t.Queried > 0:
		return []Duty{owed("motivar_voto", who, onMajority.in(s.rules.Regime)), owed("parecer", who, onMajority.in(s.rules.Regime))}
	case !s.Opinion[i]:
		return []Duty{owed("parecer", who, onMajority.in(s.rules.Regime))}
	}
	return []Duty{owed("encerrar", who, onMajority.in(s.rules.Regime))}
}

// owedAppeal: inside the period the person may appeal, which is a faculty; after
// it the result is to be made definitive.
func (s *State) owedAppeal(now edital.Instant) Duty {
	if before(s.Deadline, now) {
		return owed("publicar_definitivo", Organizer, onFinal.in(s.rules.Regime))
	}
	d := owed("recorrer", Candidate, deadlineBasis(s.rules.Regime))
	d.By = s.Deadline
	if s.rules.Terms.Confirmation.AppealDays == 0 {
		d.Interpretation = law.I22
	}
	return d
}
