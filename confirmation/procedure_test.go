package confirmation

import (
	"slices"
	"strings"
	"testing"

	"certame/edital"
)

// life is a procedure from the summons to the definitive result: 3 against on
// the first board, 2 on appeal.
func life() []Fact {
	facts := []Fact{
		{Kind: FactSummoned, At: at(1, 9), Session: at(10, 8)},
		{Kind: FactAttended, At: at(10, 8)},
	}
	for _, b := range vector(0b00111, 5, "M") {
		facts = append(facts, Fact{Kind: FactVote, At: at(10, 9), Ballot: b})
	}
	facts = append(facts,
		Fact{Kind: FactOpinion, At: at(10, 10)}, Fact{Kind: FactClosed, At: at(10, 11)},
		Fact{Kind: FactProvisional, At: at(14, 12)}, Fact{Kind: FactAppeal, At: at(16, 23)})
	for _, b := range vector(0b011, 3, "R") {
		facts = append(facts, Fact{Kind: FactVote, At: at(22, 9), Instance: OnAppeal, Ballot: b})
	}
	return append(facts, Fact{Kind: FactOpinion, At: at(22, 10), Instance: OnAppeal}, Fact{Kind: FactClosed, At: at(22, 11), Instance: OnAppeal},
		Fact{Kind: FactDefinitive, At: at(24, 9)})
}

// Where a procedure stands after each fact, and what is owed next.
func TestLife(t *testing.T) {
	want := []string{
		"0 convocar/organizadora",
		"1 comparecer/candidata até 2026-04-10 28800",
		"3 votar/comissao 5", "3 votar/comissao 4", "3 votar/comissao 3", "3 votar/comissao 2", "3 votar/comissao 1", "3 parecer/comissao",
		"3 encerrar/comissao",
		"4 publicar_provisorio/organizadora",
		"5 recorrer/candidata até 2026-04-16 86399 I-22",
		"6 votar/recursal 3", "6 votar/recursal 2", "6 votar/recursal 1", "6 parecer/recursal",
		"6 encerrar/recursal",
		"7 publicar_definitivo/organizadora",
		"8",
	}
	s := Begin(ppp(t), soundBoards())
	for i, f := range append([]Fact{{}}, life()...) {
		if i > 0 {
			var refused any
			next, no := s.After(f)
			if refused = no; no != nil {
				t.Fatalf("fact %d was refused: %+v", i, refused)
			}
			s = next
		}
		if got := standing(&s, s.Last); got != want[i] {
			t.Errorf("after %d facts: %q, want %q", i, got, want[i])
		}
	}
	if s.Decision.Outcome != Confirmed {
		t.Errorf("ends with %d", s.Decision.Outcome)
	}
}

func standing(s *State, now edital.Instant) string {
	text := string(rune('0' + s.Stage))
	for _, d := range s.Owed(now) {
		text += " " + d.What + "/" + string(d.Who)
		if d.By.Date.ISO() != "" {
			text += " até " + d.By.Date.ISO() + " " + itoa(d.By.Second)
		}
		if d.Votes > 0 {
			text += " " + itoa(d.Votes)
		}
		if d.Interpretation != "" {
			text += " " + string(d.Interpretation)
		}
	}
	return text
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// spoil is a life with one fact changed; refusals are told by code and place.
func TestImpossibleFacts(t *testing.T) {
	vote := func(i Instance, at edital.Instant, b Ballot) Fact {
		return Fact{Kind: FactVote, At: at, Instance: i, Ballot: b}
	}
	for name, c := range map[string]struct {
		facts []Fact
		want  string
	}{
		"six members":           {append(life()[:7], vote(First, at(10, 9), Ballot{Member: "M6", Alternate: true, Vote: For})), "voto.excedente"},
		"four on appeal":        {append(life()[:14], vote(OnAppeal, at(22, 9), Ballot{Member: "R4", Alternate: true, Vote: For})), "voto.excedente"},
		"first board on appeal": {append(life()[:11], vote(OnAppeal, at(22, 9), Ballot{Member: "M1", Vote: For})), "voto.recursal_atuou"},
		"alternate on appeal":   {append(life()[:11], vote(OnAppeal, at(22, 9), Ballot{Member: "M9", Vote: For})), "voto.recursal_atuou"},
		"after the closing":     {append(life()[:9], vote(First, at(10, 12), Ballot{Member: "M6", Alternate: true, Vote: For})), "voto.depois_do_encerramento"},
		"after the appeal":      {append(life()[:16], vote(OnAppeal, at(22, 12), Ballot{Member: "R1", Vote: For})), "voto.depois_do_encerramento"},
		"before the summons":    {[]Fact{vote(First, at(1, 1), Ballot{Member: "M1"})}, "fato.sem_convocacao"},
		"before the session":    {[]Fact{life()[0], {Kind: FactAttended, At: at(9, 8)}}, "fato.antes_da_convocacao"},
		"absent before it":      {[]Fact{life()[0], {Kind: FactAbsent, At: at(10, 7)}}, "fato.antes_da_convocacao"},
		"session in the past":   {[]Fact{{Kind: FactSummoned, At: at(10, 9), Session: at(10, 8)}}, "fato.sessao_antes_da_convocacao"},
		"moved after its hour":  {[]Fact{life()[0], {Kind: FactSummoned, At: at(10, 8), Session: at(12, 8)}}, "fato.fora_de_lugar"},
		"moved while voting":    {append(life()[:2], Fact{Kind: FactSummoned, At: at(10, 9), Session: at(12, 8)}), "fato.fora_de_lugar"},
		"came at the old hour":  {[]Fact{life()[0], {Kind: FactSummoned, At: at(9, 8), Session: at(12, 8)}, {Kind: FactAttended, At: at(10, 8)}}, "fato.antes_da_convocacao"},
		"out of order":          {append(life()[:3], vote(First, at(10, 7), Ballot{Member: "M2", Vote: For})), "fato.fora_de_ordem"},
		"twice":                 {append(life()[:3], vote(First, at(10, 9), Ballot{Member: "M1", Vote: For})), "voto.repetido"},
		"in a place taken":      {append(life()[:3], vote(First, at(10, 9), Ballot{Member: "M6", Alternate: true, InPlaceOf: "M1", Vote: For})), "voto.lugar_ocupado"},
		"titular after their alternate": {append(life()[:2], vote(First, at(10, 9), Ballot{Member: "M6", Alternate: true, InPlaceOf: "M1", Vote: For}),
			vote(First, at(10, 9), Ballot{Member: "M1", Vote: For})), "voto.lugar_ocupado"},
		"not appointed":          {append(life()[:2], vote(First, at(10, 9), Ballot{Member: "X1", Vote: For})), "voto.nao_designado"},
		"as another":             {append(life()[:2], vote(First, at(10, 9), Ballot{Member: "M6", Vote: For})), "voto.papel_diverso"},
		"denial without opinion": {append(life()[:7], life()[8]), "parecer.ausente"},
		"appeal one second late": {append(life()[:10], Fact{Kind: FactAppeal, At: at(17, 0)}), "recurso.fora_do_prazo"},
		"appeal before result":   {append(life()[:9], Fact{Kind: FactAppeal, At: at(11, 0)}), "recurso.sem_decisao_contraria"},
		"definitive too early":   {append(life()[:10], Fact{Kind: FactDefinitive, At: at(16, 23)}), "resultado.prazo_em_curso"},
		"fact after the end":     {append(life(), Fact{Kind: FactWithdrew, At: at(25, 0)}), "fato.fora_de_lugar"},
	} {
		s, place, refused := Fold(ppp(t), soundBoards(), c.facts)
		if refused == nil {
			t.Errorf("%s was accepted", name)
			continue
		}
		if refused.Code != c.want || place != len(c.facts)-1 || len(refused.Basis) == 0 {
			t.Errorf("%s: %s at %d", name, refused.Code, place)
		}
		before, _, _ := Fold(ppp(t), soundBoards(), c.facts[:place])
		if standing(&s, s.Last) != standing(&before, before.Last) || len(s.Ballots[First]) != len(before.Ballots[First]) {
			t.Errorf("%s: the refused fact changed the state", name)
		}
	}
}

// The appeal may come until the last second of the period, in Brasília, and
// after it a denial is definitive (T54).
func TestAppealDeadline(t *testing.T) {
	inTime := append(life()[:10], Fact{Kind: FactAppeal, At: edital.Instant{Date: at(16, 0).Date, Second: lastSecond}})
	if s, _, refused := Fold(ppp(t), nil, inTime); refused != nil || s.Stage != AppealVoting {
		t.Errorf("an appeal in the last second was refused: %+v", refused)
	}
	s, _, _ := Fold(ppp(t), nil, life()[:10])
	if got := standing(&s, at(17, 0)); got != "5 publicar_definitivo/organizadora" {
		t.Errorf("after the period: %s", got)
	}
	s, _, refused := Fold(ppp(t), nil, append(life()[:10], Fact{Kind: FactDefinitive, At: at(17, 0)}))
	if refused != nil || s.Stage != Settled || s.Decision.Outcome != Denied {
		t.Errorf("no appeal in time: %+v, %+v", s.Decision, refused)
	}
}

// Absence, refusal, withdrawal and documents not handed in lose the option; a
// technical failure asks for a new date.
func TestLosses(t *testing.T) {
	session := life()[:1]
	for name, c := range map[string]struct {
		code    string
		facts   []Fact
		outcome Outcome
		stage   Stage
	}{
		"absent":                   {"PPP", []Fact{{Kind: FactAbsent, At: at(10, 8)}}, Absent, ToPublish},
		"filming refused":          {"PPP", []Fact{{Kind: FactFilmingRefused, At: at(10, 8)}}, FilmingRefused, ToPublish},
		"withdrew before":          {"PPP", []Fact{{Kind: FactWithdrew, At: at(2, 8)}}, Withdrawn, ToPublish},
		"nothing handed in":        {"PQ", []Fact{{Kind: FactDocumentMissing, At: at(10, 8)}}, DocumentMissing, ToPublish},
		"technical failure":        {"PPP", []Fact{{Kind: FactTechnicalFailure, At: at(10, 8)}}, Undecided, ToSummonAgain},
		"another hour before it":   {"PPP", []Fact{{Kind: FactSummoned, At: at(9, 8), Session: at(12, 8)}}, Undecided, ToAttend},
		"failure, then a new date": {"PPP", []Fact{{Kind: FactTechnicalFailure, At: at(10, 8)}, {Kind: FactSummoned, At: at(10, 9), Session: at(15, 8)}}, Undecided, ToAttend},
		"failure in the voting":    {"PPP", []Fact{life()[1], life()[2], {Kind: FactTechnicalFailure, At: at(10, 9)}, {Kind: FactSummoned, At: at(10, 9), Session: at(15, 8)}}, Undecided, ToAttend},
		"absent after a new date":  {"PPP", []Fact{{Kind: FactTechnicalFailure, At: at(10, 8)}, {Kind: FactSummoned, At: at(10, 9), Session: at(15, 8)}, {Kind: FactAbsent, At: at(15, 9)}}, Absent, ToPublish},
		"definitive after absence": {"PPP", []Fact{{Kind: FactAbsent, At: at(10, 8)}, {Kind: FactProvisional, At: at(11, 8)}, {Kind: FactDefinitive, At: at(12, 8)}}, Absent, Settled},
	} {
		s, _, refused := Fold(rulesFor(t, terms(today, edital.Confirmation{}), c.code), nil, append(slices.Clone(session), c.facts...))
		if refused != nil || s.Decision.Outcome != c.outcome || s.Stage != c.stage || len(s.Ballots[First]) != 0 {
			t.Errorf("%s: %d at stage %d, %+v", name, s.Decision.Outcome, s.Stage, refused)
		}
	}
	_, _, refused := Fold(rulesFor(t, terms(today, edital.Confirmation{}), "PI"), nil, append(slices.Clone(session), Fact{Kind: FactFilmingRefused, At: at(10, 8)}))
	if refused == nil || refused.Code != "fato.sem_filmagem" {
		t.Errorf("documents were filmed: %+v", refused)
	}
}

// I-04: an act with an abstention has not decided; an alternate takes the place
// and the board decides.
func TestAbstention(t *testing.T) {
	facts := append(life()[:6], Fact{Kind: FactVote, At: at(10, 9), Ballot: Ballot{Member: "M5", Vote: Abstained}}, life()[7], life()[8])
	s, _, refused := Fold(ppp(t), soundBoards(), facts)
	if got := standing(&s, s.Last); refused != nil || got != "9 completar_votos/responsavel I-04" || s.Decision.Outcome != Undecided {
		t.Fatalf("%s, %+v", got, refused)
	}
	late := Fact{Kind: FactVote, At: at(11, 9), Ballot: Ballot{Member: "M5", Vote: For}}
	if _, no := s.After(late); no == nil {
		t.Error("a titular voted after the closing")
	}
	late.Ballot = Ballot{Member: "M10", Alternate: true, InPlaceOf: "M5", Vote: For}
	s, _, refused = Fold(ppp(t), soundBoards(), append(facts, late, Fact{Kind: FactClosed, At: at(11, 10)}))
	if refused != nil || s.Decision.Outcome != Denied || s.Stage != ToPublish {
		t.Errorf("%+v at %d, %+v", s.Decision, s.Stage, refused)
	}
}

// Equal facts give equal states: folding in one go or one by one is the same.
func TestFoldHasNoMemory(t *testing.T) {
	r := ppp(t)
	var trail []string
	for n := range len(life()) + 1 {
		s, _, _ := Fold(r, soundBoards(), life()[:n])
		trail = append(trail, standing(&s, s.Last))
	}
	s := Begin(r, soundBoards())
	for i, f := range life() {
		s, _ = s.After(f)
		if got := standing(&s, s.Last); got != trail[i+1] {
			t.Errorf("after %d: %q, want %q", i+1, got, trail[i+1])
		}
	}
	if strings.Join(trail, "") == "" {
		t.Error("nothing was owed")
	}
}

// A denial closed with a vote that lacks its reasons can be appealed, but is
// definitive only when they are given.
func TestReasonsGivenLater(t *testing.T) {
	facts := life()[:10]
	facts[2].Ballot.Reason = ""
	s, _, refused := Fold(ppp(t), nil, facts)
	if got := standing(&s, at(15, 0)); refused != nil || s.Decision.Outcome != Undecided || got != "5 motivar_voto/comissao recorrer/candidata até 2026-04-16 86399 I-22" {
		t.Fatalf("%s, %+v", got, refused)
	}
	final := Fact{Kind: FactDefinitive, At: at(20, 0)}
	if _, no := s.After(final); no == nil || no.Code != "resultado.voto_a_examinar" {
		t.Errorf("definitive with a vote to look at: %+v", no)
	}
	s, no := s.After(Fact{Kind: FactReasons, At: at(17, 0), Ballot: Ballot{Member: "M1", Reason: "conjunto fenotípico"}})
	if no != nil || s.Decision.Outcome != Denied {
		t.Errorf("%+v, %+v", s.Decision, no)
	}
	if _, no = s.After(final); no != nil {
		t.Errorf("%+v", no)
	}
}
