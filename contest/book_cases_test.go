package contest_test

import (
	"strings"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
)

// waitingOf writes who is still to be appointed, in order.
func waitingOf(t testing.TB, l *contest.Live) string {
	t.Helper()
	p, err := l.At(0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, call := range p.Waiting() {
		words = append(words, string(l.Roll.IDs.At(p.Lists.Order[call.Rank]))+"="+l.Terms.Code(call.Final))
	}
	return strings.Join(words, " ")
}

func mirrorsOf(t testing.TB, l *contest.Live) string {
	t.Helper()
	p, err := l.At(0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, m := range p.Mirrors {
		words = append(words, string(l.Roll.IDs.At(p.Lists.Order[m.Rank]))+"="+l.Terms.Code(m.Label))
	}
	return strings.Join(words, " ")
}

// pedro is the world of R-32: A, J (PPP), B, C, Pedro (PPP); seats AC PPP AC AC.
func pedro() small {
	return small{seats: 4, people: []entrant{
		{id: "0001", score: 90},
		{id: "0002", score: 88, options: []string{"PPP"}},
		{id: "0003", score: 86},
		{id: "0004", score: 85},
		{id: "0005", score: 80, options: []string{"PPP"}},
		{id: "0006", score: 70, options: []string{"PI"}},
	}}
}

func freezesAt(at string) func(*edital.Declared) {
	return func(d *edital.Declared) {
		d.Compensate, d.FreezeAt, d.EndOfQueue = edital.Freezes, at, edital.EndOfQueue{Allowed: true}
	}
}

// Counter-examples that the comparison with the slow implementation found, as
// small as they came out, and what docs/fatos.md says of each.
func TestFrozenLabels(t *testing.T) {
	for _, c := range []struct {
		name, waiting string
		at            string
		facts         []string
	}{
		{"the order is that of call, not of the seats", "0001=AC 0002=AC 0005=PPP 0003=AC", "homologacao", []string{"01/03 homologacao"}},
		{"the end of the queue loses what was fixed", "0001=AC 0004=AC 0005=PPP 0003=AC", "homologacao", []string{"01/03 homologacao", "02/03 fim_de_fila 0002"}},
		{"a denial loses it", "0001=AC 0002=AC 0004=AC 0003=AC", "homologacao", []string{"01/03 homologacao", "02/03 decisao 0005 grupo=PPP instancia=primeira resultado=nao_confirmada"}},
		{"the rest of the day comes after", "0001=AC 0002=AC 0005=PPP 0003=AC", "homologacao", []string{"01/03 homologacao", "01/03 vaga_aberta cargo=101 quantidade=1", "01/03 vaga_fechada cargo=101 vaga=5"}},
		{"somebody else has the seat: another of the label", "0001=AC 0002=AC 0005=PPP", "homologacao", []string{"01/03 homologacao", "02/03 nomeacao 0006 vaga=4 rotulo=AC"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := waitingOf(t, told{pedro(), freezesAt(c.at), c.facts}.live(t)); got != c.waiting {
				t.Errorf("%s, want %s", got, c.waiting)
			}
		})
	}
}

// What was fixed before the appointment the act does not change.
func TestFrozenLabelOutlivesTheAct(t *testing.T) {
	facts := []string{"01/03 homologacao", "02/03 nomeacao 0005 vaga=2 rotulo=AC"}
	if got, want := seatsOf(t, told{pedro(), freezesAt("homologacao"), facts}.live(t)), "1:AC=0001 2:PPP=0005* 3:AC=0002 4:AC=0003"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestOrdersThatMeet(t *testing.T) {
	world := pedro()
	world.people[3].state = certame.StateEliminated
	for _, c := range []struct {
		name, waiting, mirrors string
		facts                  []string
	}{
		{"to take part, of who takes part by right", "0001=AC 0002=AC 0005=PPP 0003=AC", "", []string{"02/03 ordem_judicial 0001 efeito=participa processo=1"}},
		{"to take part, and to be out", "0002=AC 0005=AC 0003=AC 0006=AC", "", []string{
			"02/03 ordem_judicial 0001 efeito=exclui processo=1", "03/03 ordem_judicial 0001 efeito=participa processo=2", "04/03 ordem_judicial_definitiva ordem=f2",
		}},
		{"an option under the one that counts", "0001=AC 0002=AC 0005=PPP 0003=AC", "", []string{"02/03 ordem_judicial 0005 efeito=opcao grupo=PI processo=1"}},
		{"by rank, whichever came first", "0001=AC 0002=AC 0005=PPP 0003=AC", "0004= 0006=", []string{
			"02/03 ordem_judicial 0006 efeito=opcao grupo=PPP processo=1", "03/03 ordem_judicial 0004 efeito=participa processo=2",
		}},
		{"given back after leaving, apart", "0002=AC 0005=AC 0003=AC 0006=AC", "0001=AC 0004=AC", []string{
			"01/03 ordem_judicial 0004 efeito=participa processo=2", "02/03 desistencia 0001", "03/03 ordem_judicial 0001 efeito=participa processo=1",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := told{world, nil, c.facts}.live(t)
			if got := waitingOf(t, l); got != c.waiting {
				t.Errorf("waiting %s, want %s", got, c.waiting)
			}
			if got := mirrorsOf(t, l); got != c.mirrors {
				t.Errorf("mirrors %q, want %q", got, c.mirrors)
			}
		})
	}
}

// Whoever was given back by a court, appointed, and whose order then fell keeps
// the seat until another act undoes it; it used to be held for ever.
func TestAppointmentOutlivesItsOrder(t *testing.T) {
	facts := []string{
		"02/03 desistencia 0001", "03/03 ordem_judicial 0001 efeito=participa processo=1", "04/03 nomeacao 0001 vaga=1 rotulo=AC",
		"05/03 ordem_judicial_fim ordem=f2",
	}
	if got, want := seatsOf(t, told{pedro(), nil, facts}.live(t)), "1:AC=?* 2:PPP=0005 3:AC=0002 4:AC=0003"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	undone := told{pedro(), nil, append(facts[:4:4], "06/03 sem_efeito 0001")}.live(t)
	if got, want := waitingOf(t, undone), "0002=AC 0005=PPP 0003=AC 0004=AC"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// A court gives the option, and the board may still decide on it: what the court
// gave stands while the order does.
func TestBoardDecidesWhatACourtGave(t *testing.T) {
	l := told{pedro(), nil, []string{
		"02/03 ordem_judicial 0004 efeito=opcao grupo=PPP processo=1", "03/03 decisao 0004 grupo=PPP instancia=primeira resultado=nao_confirmada",
	}}.live(t)
	if got, want := mirrorsOf(t, l), "0004=PPP"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
