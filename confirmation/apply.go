package confirmation

import (
	"slices"

	"certame/law"
	"certame/trace"
)

// transitions is what each fact does; the stages in which it can happen are
// beside it.
var transitions = [...]struct {
	in    []Stage
	apply func(*State, Fact) *trace.Finding
}{
	FactSummoned:         {[]Stage{ToSummon, ToAttend, ToSummonAgain, ForPerson}, (*State).summoned},
	FactAttended:         {[]Stage{ToAttend}, (*State).attended},
	FactAbsent:           {[]Stage{ToAttend}, lost(Absent)},
	FactFilmingRefused:   {[]Stage{ToAttend, Voting}, lost(FilmingRefused)},
	FactTechnicalFailure: {[]Stage{ToAttend, Voting}, (*State).failed},
	FactWithdrew:         {[]Stage{ToSummon, ToAttend, ToSummonAgain, Voting, ToPublish, Appealable, AppealVoting, ForPerson}, lost(Withdrawn)},
	FactDocumentMissing:  {[]Stage{ToAttend}, lost(DocumentMissing)},
	FactVote:             {[]Stage{Voting, AppealVoting, ForPerson}, (*State).voted},
	FactReasons:          {[]Stage{Voting, ToPublish, Appealable, AppealVoting, ToPublishFinal, ForPerson}, (*State).reasoned},
	FactOpinion:          {[]Stage{Voting, AppealVoting, ForPerson}, (*State).opined},
	FactClosed:           {[]Stage{Voting, AppealVoting, ForPerson}, (*State).close},
	FactProvisional:      {[]Stage{ToPublish}, (*State).published},
	FactAppeal:           {[]Stage{Appealable}, (*State).appealed},
	FactDefinitive:       {[]Stage{ToPublishFinal, Appealable}, (*State).settled},
}

func (s *State) apply(f Fact) *trace.Finding {
	t := transitions[f.Kind]
	if !slices.Contains(t.in, s.Stage) {
		return s.outOfPlace(f)
	}
	return t.apply(s, f)
}

// refuse is a fact that cannot have happened.
func (s *State) refuse(code string, f Fact, basis []law.Provision, params ...trace.Param) *trace.Finding {
	params = append([]trace.Param{trace.P("grupo", trace.Word(s.rules.Code()))}, params...)
	if f.Kind == FactVote {
		params = append(params, trace.P("membro", trace.Word(f.Ballot.Member)))
	}
	return &trace.Finding{Code: code, Severity: trace.Erro, Basis: basis, Params: params, Where: f.Where, Blocks: true}
}

// outOfPlace says why a fact cannot come now: a vote after the closing is the
// one people record most.
func (s *State) outOfPlace(f Fact) *trace.Finding {
	switch {
	case f.Kind == FactVote && s.Stage == ToSummon:
		return s.refuse("fato.sem_convocacao", f, s.rules.SummonsBasis())
	case f.Kind == FactVote && s.closed[f.Instance]:
		return s.refuse("voto.depois_do_encerramento", f, onMajority.in(s.rules.Regime))
	case f.Kind == FactAppeal || f.Kind == FactVote && f.Instance == OnAppeal:
		return s.refuse("recurso.sem_decisao_contraria", f, onAppealBoard.in(s.rules.Regime))
	}
	return s.refuse("fato.fora_de_lugar", f, s.rules.boardBasis())
}

// summoned calls somebody, or gives another hour while the first has not come: after
// it the person came or is absent, and nothing is moved.
func (s *State) summoned(f Fact) *trace.Finding {
	if s.Stage == ToAttend && !before(f.At, s.Session) {
		return s.outOfPlace(f)
	}
	if !before(f.At, f.Session) {
		return s.refuse("fato.sessao_antes_da_convocacao", f, s.rules.SummonsBasis(), trace.P("sessao", trace.Day(f.Session.Date)), trace.P("convocacao", trace.Day(f.At.Date)))
	}
	s.Stage, s.Session = ToAttend, f.Session
	s.Ballots[First], s.Opinion[First], s.doubt[First], s.closed[First] = nil, false, false, false
	return nil
}

// beforeSession refuses what only happens at the session and is dated earlier.
func (s *State) beforeSession(f Fact) *trace.Finding {
	if before(f.At, s.Session) {
		return s.refuse("fato.antes_da_convocacao", f, s.rules.SummonsBasis(), trace.P("data", trace.Day(f.At.Date)), trace.P("sessao", trace.Day(s.Session.Date)))
	}
	return nil
}

func (s *State) attended(f Fact) *trace.Finding {
	s.Stage = Voting
	return s.beforeSession(f)
}

// failed: the fault is not the person's, who is called again; votes cast until
// then fall with the session.
func (s *State) failed(f Fact) *trace.Finding {
	s.Stage, s.Ballots[First] = ToSummonAgain, nil
	return s.beforeSession(f)
}

// lost is a fact that loses the option without a vote.
func lost(o Outcome) func(*State, Fact) *trace.Finding {
	return func(s *State, f Fact) *trace.Finding {
		if o == FilmingRefused && s.rules.Procedure != Phenotype {
			return s.refuse("fato.sem_filmagem", f, onFilming.in(s.rules.Regime))
		}
		if o != Withdrawn {
			if refused := s.beforeSession(f); refused != nil {
				return refused
			}
		}
		s.Stage, s.Decision = ToPublish, s.rules.Lost(o)
		return nil
	}
}

// published: only a denial by vote opens the appeal, and not to who gave the option up.
func (s *State) published(f Fact) *trace.Finding {
	s.Stage = ToPublishFinal
	if s.Decision.Outcome != Withdrawn && s.closed[First] && s.recorded().Outcome == Denied && s.rules.Appeal > 0 {
		s.Stage = Appealable
		s.Deadline, s.KnownDays = AppealDeadline(s.rules.Terms, f.At)
		// A term that was announced is not shortened by an edital that changes after:
		// the case of who appealed within it would stop.
		if before(s.Deadline, f.Until) {
			s.Deadline = f.Until
		}
	}
	return nil
}

func (s *State) appealed(f Fact) *trace.Finding {
	if before(s.Deadline, f.At) {
		return s.refuse("recurso.fora_do_prazo", f, deadlineBasis(s.rules.Regime), trace.P("prazo", trace.Day(s.Deadline.Date)))
	}
	s.Stage, s.Appealed = AppealVoting, true
	return nil
}

// settled: while the appeal may come, or a vote waits for its reasons and they
// would change the result, nothing is definitive.
func (s *State) settled(f Fact) *trace.Finding {
	if s.Decision.Outcome == Undecided {
		return s.refuse("resultado.voto_a_examinar", f, onMajority.in(s.rules.Regime))
	}
	if s.Stage == Appealable && !before(s.Deadline, f.At) {
		return s.refuse("resultado.prazo_em_curso", f, deadlineBasis(s.rules.Regime), trace.P("prazo", trace.Day(s.Deadline.Date)))
	}
	s.Stage = Settled
	return nil
}
