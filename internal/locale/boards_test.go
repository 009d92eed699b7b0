package locale_test

import (
	"fmt"
	"slices"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
	"certame/registration"
	"certame/trace"
)

// board is a contest whose boards are told what they may hear.
type board struct {
	t   *testing.T
	log *trace.Log
}

func (b board) terms(c edital.Confirmation) *edital.Terms {
	return edital.Resolve(edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}, Confirmation: c,
	}, trace.Discard)
}

func (b board) rules(code string, c edital.Confirmation) *confirmation.Rules {
	terms := b.terms(c)
	m, _ := terms.Modality(code)
	r, ok := confirmation.RulesOf(terms, m)
	if !ok {
		b.t.Fatalf("%s has no board", code)
	}
	return r
}

func moment(day, hour int) edital.Instant {
	return edital.Instant{Date: certame.MustDate(2026, 3, day), Second: hour * 3600}
}

// composition meets every failing of a board.
func (b board) composition() {
	ppp, pi := b.rules("PPP", edital.Confirmation{}), b.rules("PI", edital.Confirmation{})
	twice := confirmation.Member{Code: "M1", CPF: "1", Term: certame.MustDate(2026, 4, 1)}
	first := confirmation.Board{Instance: confirmation.First, Where: "comissao.csv, PPP 1", Members: []confirmation.Member{twice, {Code: "M2", CPF: "1", Term: certame.NoDate}}}
	appeal := confirmation.Board{Instance: confirmation.OnAppeal, Where: "comissao.csv, PPP recursal", Members: []confirmation.Member{{Code: "R1", CPF: "1", Term: certame.NoDate}}}
	session := certame.MustDate(2026, 3, 10)
	confirmation.Check(ppp, nil, session, b.log)
	confirmation.Check(ppp, []confirmation.Board{first, appeal}, session, b.log)
	confirmation.Check(pi, []confirmation.Board{first}, session, b.log)
	b.log.Finding(confirmation.Unchecked(ppp))
	for _, c := range []edital.Confirmation{{}, {AppealDays: 3}, {Place: "Belém"}, {Place: "Belém", Form: edital.FormRemote}} {
		confirmation.CheckPlan(b.terms(c), b.log)
	}
	military := b.terms(edital.Confirmation{})
	military.Regime.ID = law.RegimePortariaMD
	confirmation.CheckPlan(military, b.log)
}

// summons compares a list with those who had to be called, wrong in every way.
func (b board) summons() {
	r := b.rules("PPP", edital.Confirmation{})
	roll := &certame.Roll{Post: make([]certame.PostIndex, 4), State: make([]certame.State, 4), Score: make([]certame.Score, 4), Options: make([]certame.GroupSet, 4)}
	for i := range 4 {
		roll.IDs.Append(fmt.Appendf(nil, "000%d", i))
		if i > 0 {
			roll.Options[i] = certame.GroupSet(0).With(r.Modality)
		}
	}
	roll.State[1] = certame.StateWithdrawn
	confirmation.CheckCalled(r, roll, confirmation.HasMark(roll), []string{"0000", "0001", "0002", "0002", "9999"}, "lista.csv", b.log)
}

// votes are those that somebody has to look at.
func (b board) votes() {
	r := b.rules("PPP", edital.Confirmation{})
	list := []confirmation.Ballot{
		{Member: "M1", Vote: confirmation.Abstained},
		{Member: "M2", Vote: confirmation.Against},
		{Member: "M3", Vote: confirmation.Against, Reason: "o avô é branco"},
		{Member: "M4", Vote: confirmation.Against, Reason: "há dúvida razoável"},
		{Member: "M5", Vote: confirmation.For, Alternate: true},
	}
	for i := range list {
		list[i].Where = "votos.csv, linha 2"
	}
	confirmation.Count(r, confirmation.First, list, "votos.csv", b.log)
	confirmation.CheckAppealFile(r, confirmation.AppealFile{}, "votos.csv, linha 2", b.log)
	none := b.rules("PI", edital.Confirmation{DocumentAppeal: edital.AppealNo})
	for _, f := range []trace.Finding{
		confirmation.ReasonsApart(r, "votos.csv", 3), confirmation.Unfilmed(r, "votos.csv, linha 2"), confirmation.DayCompleted(r, "votos.csv, linha 2", certame.MustDate(2026, 3, 10)),
		confirmation.AppealWithoutObject(r, "votos.csv, linha 2"), confirmation.AppealWithoutObject(none, "votos.csv, linha 2"),
	} {
		b.log.Finding(f)
	}
}

func (b board) documents() {
	pi, pq := b.rules("PI", edital.Confirmation{}), b.rules("PQ", edital.Confirmation{})
	confirmation.Verify(pi, []confirmation.Document{{Kind: confirmation.CommunityDocument, Signers: 2, Where: "e.csv"}, {Kind: edital.DocumentFunai, Where: "e.csv"}}, "e.csv", b.log)
	confirmation.Verify(pq, []confirmation.Document{{Kind: confirmation.LeadersDeclaration, Signers: 2, Where: "e.csv"}}, "e.csv", b.log)
}

var (
	called   = confirmation.Fact{Kind: confirmation.FactSummoned, At: moment(1, 9), Session: moment(10, 9)}
	came     = confirmation.Fact{Kind: confirmation.FactAttended, At: moment(10, 9)}
	opined   = confirmation.Fact{Kind: confirmation.FactOpinion, At: moment(10, 16)}
	closed   = confirmation.Fact{Kind: confirmation.FactClosed, At: moment(10, 17)}
	out      = confirmation.Fact{Kind: confirmation.FactProvisional, At: moment(11, 9)}
	appealed = confirmation.Fact{Kind: confirmation.FactAppeal, At: moment(12, 9)}
	over     = confirmation.Fact{Kind: confirmation.FactDefinitive, At: moment(12, 9)}
)

func ballot(member string, vote confirmation.Vote, day int) confirmation.Fact {
	return confirmation.Fact{Kind: confirmation.FactVote, At: moment(day, 10), Ballot: confirmation.Ballot{Member: member, Vote: vote, Reason: "conjunto de traços"}}
}

func ballots(n int, vote confirmation.Vote) (facts []confirmation.Fact) {
	for i := range n {
		facts = append(facts, ballot(fmt.Sprintf("M%d", i+1), vote, 10))
	}
	return facts
}

func after(facts ...[]confirmation.Fact) []confirmation.Fact { return slices.Concat(facts...) }

func one(f ...confirmation.Fact) []confirmation.Fact { return f }

// impossible are facts that cannot have happened, the last of each list.
func impossible() map[string][]confirmation.Fact {
	session := one(called, came)
	denied := after(session, ballots(5, confirmation.Against), one(opined, closed))
	early := called
	early.Session = moment(1, 8)
	late := appealed
	late.At = moment(30, 9)
	unreasoned := after(session, ballots(3, confirmation.Against), ballots(5, confirmation.For)[3:])
	unreasoned[2].Ballot.Reason = ""
	onAppeal := ballot("M1", confirmation.For, 20)
	onAppeal.Instance = confirmation.OnAppeal
	inPlace := ballot("M6", confirmation.For, 10)
	inPlace.Ballot.Alternate, inPlace.Ballot.InPlaceOf = true, "M1"
	return map[string][]confirmation.Fact{
		"fato.fora_de_ordem":              {called, {Kind: confirmation.FactAttended, At: moment(1, 8)}},
		"fato.sem_convocacao":             {ballot("M1", confirmation.For, 10)},
		"fato.sessao_antes_da_convocacao": {early},
		"fato.antes_da_convocacao":        {called, {Kind: confirmation.FactAttended, At: moment(9, 9)}},
		"fato.fora_de_lugar":              {called, closed},
		"voto.repetido":                   after(session, ballots(1, confirmation.For), ballots(1, confirmation.For)),
		"voto.lugar_ocupado":              after(session, ballots(1, confirmation.For), one(inPlace)),
		"voto.excedente":                  after(session, ballots(6, confirmation.For)),
		"voto.depois_do_encerramento":     after(denied, one(ballot("M7", confirmation.For, 11))),
		"voto.recursal_atuou":             after(denied, one(out, appealed, onAppeal)),
		"parecer.ausente":                 after(session, ballots(5, confirmation.Against), one(closed)),
		"recurso.sem_decisao_contraria":   after(session, ballots(5, confirmation.For), one(closed, out, appealed)),
		"recurso.fora_do_prazo":           after(denied, one(out, late)),
		"resultado.prazo_em_curso":        after(denied, one(out, over)),
		"resultado.voto_a_examinar":       after(unreasoned, one(opined, closed, out, over)),
	}
}

// refusals are told what cannot have happened, each for its own reason.
func (b board) refusals() {
	r := b.rules("PPP", edital.Confirmation{})
	for want, facts := range impossible() {
		b.refused(r, nil, want, facts)
	}
	known := []confirmation.Board{{Members: []confirmation.Member{{Code: "M1", Alternate: true}}}}
	session := one(called, came)
	b.refused(r, known, "voto.papel_diverso", after(session, ballots(1, confirmation.For)))
	b.refused(r, known, "voto.nao_designado", after(session, one(ballot("X", confirmation.For, 10))))
	b.refused(b.rules("PI", edital.Confirmation{}), nil, "fato.sem_filmagem", one(called, confirmation.Fact{Kind: confirmation.FactFilmingRefused, At: moment(10, 9)}))
}

func (b board) refused(r *confirmation.Rules, boards []confirmation.Board, want string, facts []confirmation.Fact) {
	b.t.Helper()
	for i := range facts {
		facts[i].Where = fmt.Sprintf("votos.csv, linha %d", i+2)
	}
	_, at, refused := confirmation.Fold(r, boards, facts)
	if refused == nil || refused.Code != want || at != len(facts)-1 {
		b.t.Errorf("%s: refused at %d of %d: %+v", want, at, len(facts), refused)
		return
	}
	b.log.Finding(*refused)
}

// early is an option before the registrations opened, which the reader of
// opcoes.csv refuses before it can be a finding.
func (b board) early() {
	terms := b.terms(edital.Confirmation{})
	terms.Opens, terms.Closes = moment(5, 0), moment(20, 0)
	period, _ := registration.PeriodOf(terms)
	ids := certame.NewIdentifiers(1, 4)
	ids.Append([]byte("0001"))
	folded := registration.Fold(period, 1, []registration.Change{{Group: 1, At: moment(1, 9)}})
	folded.Record(terms, &ids, func(registration.Change) string { return "opcoes.csv, linha 2" }, b.log)
}

// ofBoards are the findings that apurar never has: those of the boards' commands,
// and that of an option before the registrations. Each is said here.
func ofBoards(t *testing.T) map[string]trace.Finding {
	t.Helper()
	b := board{t, &trace.Log{}}
	for _, meet := range []func(board){board.composition, board.summons, board.votes, board.documents, board.refusals, board.early} {
		meet(b)
	}
	found := map[string]trace.Finding{}
	for _, f := range b.log.Findings {
		found[f.Code] = f
		message, remedy := locale.Finding(0, f)
		wellSaid(t, f.Code, message)
		wellSaid(t, f.Code, remedy)
		if len(f.Basis) == 0 || f.Where == "" {
			t.Errorf("%s has no article or no place", f.Code)
		}
	}
	return found
}
