package ledger_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"
)

// book is an empty one over five people of post 101 (four seats) and one of post
// 102, which shares its pool with 103 when pooled.
func book(t testing.TB, declare func(*edital.Declared)) *ledger.Book {
	t.Helper()
	d := edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 1, 10), AgeOn: certame.NoDate,
		Opens: edital.Instant{Date: certame.MustDate(2026, 1, 12)}, Closes: edital.Instant{Date: certame.MustDate(2026, 2, 10), Second: 86399},
		Posts:      []edital.DeclaredPost{{Code: "101", Vacancies: 4}, {Code: "102", Vacancies: 1}},
		Validity:   edital.Validity{From: certame.MustDate(2026, 3, 1), Months: 12, Extensible: true},
		EndOfQueue: edital.EndOfQueue{Allowed: true},
	}
	if declare != nil {
		declare(&d)
	}
	terms := edital.Resolve(d, trace.Discard)
	roll := &certame.Roll{IDs: certame.NewIdentifiers(6, 4)}
	for i := range 6 {
		roll.IDs.Append(fmt.Appendf(nil, "%04d", i+1))
		roll.Post = append(roll.Post, certame.PostIndex(i/5))
		roll.Options = append(roll.Options, 0)
	}
	ppp, _ := terms.Modality("PPP")
	roll.Options[0] = certame.GroupSet(0).With(ppp)
	base := ledger.Base{Terms: terms, Roll: roll, Seats: vacancy.Allocate(terms, trace.Discard), Find: func(id string) (certame.Person, bool) {
		n := 0
		_, err := fmt.Sscanf(id, "000%d", &n)
		return certame.Person(n - 1), err == nil && len(id) == 4 && n >= 1 && n <= 6
	}}
	b, _, refusal := ledger.Open(base, nil)
	if refusal != nil {
		t.Fatal(refusal)
	}
	return b
}

// told reads "10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"; 14:00:00 may follow
// the day, and act= sets the act, which is "Ato" otherwise.
func told(t testing.TB, line string) ledger.Fact {
	t.Helper()
	words := strings.Fields(line)
	f := ledger.Fact{Version: 1, Author: "t", Act: "Ato"}
	day, _ := certame.ParseDate([]byte(words[0]))
	f.At = edital.Instant{Date: day, Second: ledger.WholeDay}
	if second, ok := ledger.ParseClock(words[1]); ok {
		f.At.Second = second
		words = words[1:]
	}
	kind, known := ledger.KindOf(words[1])
	if f.Kind = kind; !known {
		t.Fatalf("no kind %q", words[1])
	}
	for _, word := range words[2:] {
		name, value, has := strings.Cut(word, "=")
		switch {
		case !has:
			f.Data = append(f.Data, ledger.Field{Name: "inscricao", Value: name})
		case name == "act":
			f.Act = value
		default:
			f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
		}
	}
	slices.SortFunc(f.Data, func(a, b ledger.Field) int { return strings.Compare(a.Name, b.Name) })
	return f
}

const digest = "00000000000000000000000000000000000000000000000000000000000000ff"

// Every reason of refusal, with the story before it and the fact refused.
var refused = []struct {
	reason ledger.Reason
	story  []string
	line   string
}{
	{ledger.UnknownField, nil, "10/03/2026 desistencia 0001 cor=azul"},
	{ledger.MissingField, nil, "10/03/2026 nomeacao 0001 vaga=1"},
	{ledger.WrongValue, nil, "10/03/2026 nomeacao 0001 vaga=01 rotulo=AC"},
	{ledger.WrongValue, nil, "10/03/2026 vaga_aberta cargo=101 quantidade=1 rotulo=PPP"},
	{ledger.UnknownPerson, nil, "10/03/2026 desistencia 0009"},
	{ledger.UnknownPost, nil, "10/03/2026 vaga_aberta cargo=999 quantidade=1"},
	{ledger.OtherPost, nil, "10/03/2026 desistencia 0001 cargo=102"},
	{ledger.UnknownGroup, nil, "10/03/2026 recurso 0001 grupo=AC"},
	{ledger.NoSuchFact, nil, "10/03/2026 estorno fato=f1 motivo=x"},
	{ledger.AlreadyReversed, []string{"10/03/2026 desistencia 0001", "10/03/2026 estorno fato=f1 motivo=x"}, "10/03/2026 estorno fato=f1 motivo=x"},
	{ledger.AlreadyThere, []string{"10/03/2026 homologacao"}, "11/03/2026 homologacao"},
	{ledger.AlreadyThere, []string{"01/02/2026 inscricoes linhas=6 tabela=" + digest}, "02/02/2026 inscricoes linhas=6 tabela=" + digest},
	{ledger.AlreadyThere, []string{"10/03/2026 ordem_judicial 0001 efeito=participa processo=1"}, "11/03/2026 ordem_judicial 0001 efeito=participa processo=1"},
	{ledger.OutsidePeriod, nil, "11/02/2026 00:00:00 opcao 0002 grupo=PPP acao=opta"},
	{ledger.NoOption, nil, "10/03/2026 decisao 0002 grupo=PPP instancia=primeira resultado=confirmada"},
	{ledger.AlreadyDecided, []string{"10/03/2026 decisao 0001 grupo=PPP instancia=primeira resultado=confirmada"}, "11/03/2026 decisao 0001 grupo=PPP instancia=primeira resultado=nao_confirmada"},
	{ledger.NoAppeal, []string{"10/03/2026 decisao 0001 grupo=PPP instancia=primeira resultado=nao_confirmada"}, "11/03/2026 decisao 0001 grupo=PPP instancia=recursal resultado=confirmada"},
	{ledger.NothingToAppeal, []string{"10/03/2026 decisao 0001 grupo=PPP instancia=primeira resultado=confirmada"}, "11/03/2026 recurso 0001 grupo=PPP"},
	{ledger.UnknownBoard, nil, "10/03/2026 voto 0001 comissao=A membro=m compromisso=" + digest},
	{ledger.VotedAlready, []string{"09/03/2026 comissao comissao=A grupo=PPP instancia=primeira linhas=5 tabela=" + digest, "10/03/2026 voto 0001 comissao=A membro=m compromisso=" + digest}, "10/03/2026 voto 0001 comissao=A membro=m compromisso=" + digest},
	{ledger.FraudSequence, nil, "10/03/2026 fraude_conclusao 0001 resultado=fraude"},
	{ledger.AfterValidity, nil, "02/03/2027 nomeacao 0001 vaga=1 rotulo=AC"},
	{ledger.AfterValidity, nil, "02/03/2027 vaga_aberta cargo=101 quantidade=1"},
	{ledger.AfterValidity, nil, "02/03/2027 prorrogacao"},
	{ledger.BeforeNotice, nil, "09/01/2026 desistencia 0001"},
	{ledger.ExtendedAlready, []string{"01/03/2027 prorrogacao"}, "10/03/2027 prorrogacao"},
	{ledger.NoSuchSeat, nil, "10/03/2026 nomeacao 0001 vaga=5 rotulo=AC"},
	{ledger.SeatShut, []string{"10/03/2026 vaga_fechada cargo=101 vaga=4"}, "11/03/2026 nomeacao 0001 vaga=4 rotulo=AC"},
	{ledger.SeatTaken, []string{"10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"}, "10/03/2026 nomeacao 0002 vaga=1 rotulo=AC"},
	{ledger.AppointedAlready, []string{"10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"}, "11/03/2026 nomeacao 0001 vaga=2 rotulo=PPP"},
	{ledger.NotAppointed, nil, "10/03/2026 posse 0001"},
	{ledger.NotInOffice, []string{"10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"}, "11/03/2026 exercicio 0001"},
	{ledger.InOffice, []string{"10/03/2026 nomeacao 0001 vaga=1 rotulo=AC", "11/03/2026 posse 0001"}, "12/03/2026 fim_de_fila 0001"},
	{ledger.InService, []string{"10/03/2026 nomeacao 0001 vaga=1 rotulo=AC", "11/03/2026 posse 0001", "11/03/2026 exercicio 0001"}, "12/03/2026 desistencia 0001"},
	{ledger.LeftAlready, []string{"10/03/2026 desistencia 0001"}, "11/03/2026 nomeacao 0001 vaga=1 rotulo=AC"},
	{ledger.NoGroupInOrder, nil, "10/03/2026 ordem_judicial 0001 efeito=opcao processo=1"},
	{ledger.OrderNotInForce, []string{"10/03/2026 ordem_judicial 0001 efeito=participa processo=1", "11/03/2026 ordem_judicial_fim ordem=f1"}, "12/03/2026 ordem_judicial_definitiva ordem=f1"},
	{ledger.NoPreferences, nil, "10/03/2026 interesse 0001 cargo=101 resposta=confirma"},
	{ledger.NoAct, nil, "10/03/2026 nomeacao 0001 vaga=1 rotulo=AC act="},
}

func TestRefusals(t *testing.T) {
	seen := map[ledger.Reason]bool{ledger.NotExtensible: true, ledger.NoEndOfQueue: true, ledger.NoLabel: true, ledger.NothingFixed: true, ledger.LetGoAlready: true, ledger.WhichPost: true} // below
	for _, c := range refused {
		seen[c.reason] = true
		t.Run(string(c.reason), func(t *testing.T) {
			b := book(t, nil)
			for _, line := range c.story {
				if _, refusal := b.Admit(told(t, line)); refusal != nil {
					t.Fatalf("%s: %v", line, refusal)
				}
			}
			before := len(b.Entries)
			_, refusal := b.Admit(told(t, c.line))
			if refusal == nil || refusal.Reason != c.reason || refusal.Because != 0 || len(refusal.Basis) == 0 {
				t.Fatalf("%s: %+v", c.line, refusal)
			}
			if len(b.Entries) != before {
				t.Error("what was refused is in the book")
			}
		})
	}
	for _, reason := range ledger.Reasons() {
		if !seen[reason] {
			t.Errorf("nothing is refused for %s", reason)
		}
	}
}

// What the edital does not allow.
func TestRefusalsOfTheEdital(t *testing.T) {
	for _, c := range []struct {
		reason  ledger.Reason
		declare func(*edital.Declared)
		line    string
	}{
		{ledger.NotExtensible, func(d *edital.Declared) { d.Validity.Extensible = false }, "10/03/2026 prorrogacao"},
		{ledger.NoEndOfQueue, func(d *edital.Declared) { d.EndOfQueue.Allowed = false }, "10/03/2026 fim_de_fila 0001"},
		{ledger.NoLabel, func(d *edital.Declared) { d.Scope = edital.ScopeNotice }, "10/03/2026 vaga_aberta cargo=101 quantidade=1"},
		{
			ledger.NothingFixed, func(d *edital.Declared) { d.Compensate, d.FreezeAt = edital.Freezes, edital.FreezeAtCourse },
			"10/03/2026 curso_de_formacao 0001 rotulo=PPP",
		},
	} {
		if _, refusal := book(t, c.declare).Admit(told(t, c.line)); refusal == nil || refusal.Reason != c.reason {
			t.Errorf("%s: %+v", c.line, refusal)
		}
	}
}

// C24: the last second of the last day counts, and not one second after; an
// extension adds the same time again.
func TestValidityBoundaries(t *testing.T) {
	b := book(t, nil)
	admit := func(line string, want ledger.Reason) {
		t.Helper()
		_, refusal := b.Admit(told(t, line))
		if got := reasonOf(refusal); got != want {
			t.Fatalf("%s: %q, want %q", line, got, want)
		}
	}
	admit("01/03/2027 23:59:59 vaga_aberta cargo=101 quantidade=1", "")
	admit("02/03/2027 00:00:00 vaga_aberta cargo=101 quantidade=1", ledger.AfterValidity)
	admit("01/03/2027 23:59:59 prorrogacao", "")
	admit("02/03/2027 00:00:00 vaga_aberta cargo=101 quantidade=1", "")
	admit("01/03/2028 23:59:59 nomeacao 0001 vaga=1 rotulo=AC", "")
	admit("02/03/2028 00:00:00 nomeacao 0002 vaga=2 rotulo=AC", ledger.AfterValidity)
	admit("10/02/2026 23:59:59 opcao 0002 grupo=PPP acao=opta", "")
}

func reasonOf(r *ledger.Refusal) ledger.Reason {
	if r == nil {
		return ""
	}
	return r.Reason
}

// A late fact takes its place by its day; one that makes a later fact impossible
// is refused and names it; an estorno takes a fact out, and its own estorno
// brings it back.
func TestLateFactsAndReversals(t *testing.T) {
	b := book(t, nil)
	admit := func(line string, want ledger.Reason, because int) {
		t.Helper()
		_, refusal := b.Admit(told(t, line))
		if got := reasonOf(refusal); got != want || refusal != nil && refusal.Because != because {
			t.Fatalf("%s: %+v, want %q because of %d", line, refusal, want, because)
		}
	}
	admit("10/03/2026 nomeacao 0001 vaga=1 rotulo=AC", "", 0)
	admit("20/03/2026 posse 0001", "", 0)
	admit("15/03/2026 sem_efeito 0001", ledger.NotAppointed, 3) // the posse could not follow
	admit("05/03/2026 nomeacao 0002 vaga=1 rotulo=AC", ledger.SeatTaken, 3)
	admit("05/03/2026 nomeacao 0002 vaga=2 rotulo=PPP", "", 0)
	admit("21/03/2026 estorno fato=f1 motivo=erro", ledger.NotAppointed, 4)
	admit("21/03/2026 estorno fato=f2 motivo=erro", "", 0)
	admit("22/03/2026 estorno fato=f1 motivo=erro", "", 0)
	admit("23/03/2026 estorno fato=f5 motivo=engano", "", 0)
	admit("24/03/2026 exercicio 0001", ledger.NotInOffice, 0)
	state, _ := b.State(ledger.All())
	if state.Of(0).Stage != ledger.Named || state.Of(1).Seat != 2 {
		t.Errorf("%+v %+v", state.Of(0), state.Of(1))
	}
	if then, _ := b.State(ledger.Until{Facts: -1, Day: certame.MustDate(2026, 3, 7)}); then.Of(0) != nil || then.Of(1).Seat != 2 {
		t.Error("on the seventh only 0002 was appointed")
	}
	if then, _ := b.State(ledger.Until{Facts: 2, Day: certame.NoDate}); then.Of(0).Stage != ledger.InPost || then.Of(1) != nil {
		t.Error("after two facts only 0001 was known, in office")
	}
}

// Terms of Lei 8.112: the day of the beginning is out, and a Sunday goes to Monday.
func TestDuties(t *testing.T) {
	b := book(t, nil)
	state, _ := b.Admit(told(t, "10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"))
	duties := state.Duties(certame.MustDate(2026, 4, 10))
	if len(duties) != 1 || duties[0].Until != certame.MustDate(2026, 4, 9) || !duties[0].Overdue || duties[0].Remedy != ledger.Voided {
		t.Errorf("%+v", duties)
	}
	state, _ = b.Admit(told(t, "04/04/2026 posse 0001"))
	duties = state.Duties(certame.MustDate(2026, 4, 20))
	if len(duties) != 1 || duties[0].Until != certame.MustDate(2026, 4, 20) || duties[0].Overdue || duties[0].Step != ledger.EnteredService {
		t.Errorf("%+v", duties) // the nineteenth is a Sunday
	}
}
