package contest_test

import (
	"testing"

	"certame"
	"certame/edital"
)

// compensation is the world of I-11 and I-13: AC 3 and PPP 1 (labels AC PPP AC
// AC), A 90, C 88, D 86, P (PPP) 85, E 84, Q (PPP) 80.
func compensation() small {
	return small{seats: 4, people: []entrant{
		{id: "0001", score: 90},
		{id: "0002", score: 88},
		{id: "0003", score: 86},
		{id: "0004", score: 85, options: []string{"PPP"}},
		{id: "0005", score: 84},
		{id: "0006", score: 80, options: []string{"PPP"}},
	}}
}

func TestCompensationAfterAppointment(t *testing.T) {
	everybody := []string{
		"05/03 nomeacao 0001 vaga=1 rotulo=AC", "05/03 nomeacao 0004 vaga=2 rotulo=PPP",
		"05/03 nomeacao 0002 vaga=3 rotulo=AC", "05/03 nomeacao 0003 vaga=4 rotulo=AC", "10/03 desistencia 0003",
	}
	late := []string{"01/03 homologacao", "05/03 nomeacao 0001 vaga=1 rotulo=AC", "05/03 nomeacao 0002 vaga=3 rotulo=AC", "10/03 desistencia 0003"}
	freezes := func(at string) func(*edital.Declared) {
		return func(d *edital.Declared) { d.Compensate, d.FreezeAt = edital.Freezes, at }
	}
	for _, c := range []struct {
		name, seats, next string
		declare           func(*edital.Declared)
		facts             []string
	}{
		{"compensa", "1:AC=0001* 2:AC=0004* 3:AC=0002* 4:PPP=0006", "0006 4:PPP", nil, everybody},
		{"congela na nomeação, nomeada antes", "1:AC=0001* 2:PPP=0004* 3:AC=0002* 4:AC=0005", "0005 4:AC", freezes("nomeacao"), everybody},
		{"congela na nomeação, nomeada depois", "1:AC=0001* 2:PPP=0006 3:AC=0002* 4:AC=0004", "0004 4:AC", freezes("nomeacao"), late},
		{"congela na homologação", "1:AC=0001* 2:PPP=0004 3:AC=0002* 4:AC=0005", "0004 2:PPP", freezes("homologacao"), late},
		{
			"congela no curso, chamada antes", "1:AC=0001* 2:PPP=0004 3:AC=0002* 4:AC=0005", "0004 2:PPP", freezes("curso_de_formacao"),
			append([]string{"08/03 curso_de_formacao 0004 vaga=2 rotulo=PPP"}, late...),
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := told{compensation(), c.declare, c.facts}.live(t)
			if got := seatsOf(t, l); got != c.seats {
				t.Errorf("seats %s, want %s", got, c.seats)
			}
			if got := nextOf(t, l); got != c.next {
				t.Errorf("next %s, want %s", got, c.next)
			}
		})
	}
}

// T35 to T40 as a book: who declines, of which list, and who comes.
func sixSeats() small {
	return small{seats: 6, table: []edital.TableCell{{Code: "AC", Seats: 3}, {Code: "PPP", Seats: 2}, {Code: "PcD", Seats: 1}}, people: []entrant{
		{id: "0001", score: 90},
		{id: "0002", score: 88, options: []string{"PPP"}},
		{id: "0003", score: 85},
		{id: "0004", score: 84},
		{id: "0005", score: 80, options: []string{"PPP"}},
		{id: "0006", score: 78, options: []string{"PPP"}},
		{id: "0007", score: 60, options: []string{"PcD"}},
		{id: "0008", score: 50, options: []string{"PPP"}},
	}}
}

func TestRefills(t *testing.T) {
	appointed := []string{
		"05/03 nomeacao 0001 vaga=1 rotulo=AC", "05/03 nomeacao 0002 vaga=2 rotulo=PPP", "05/03 nomeacao 0003 vaga=3 rotulo=AC",
		"05/03 nomeacao 0005 vaga=4 rotulo=PPP", "05/03 nomeacao 0007 vaga=5 rotulo=PcD", "05/03 nomeacao 0006 vaga=6 rotulo=PPP",
	}
	for _, c := range []struct {
		name  string
		facts []string
		next  string
	}{
		{"nobody left", nil, "-"},
		{"an open seat", []string{"10/03 desistencia 0001"}, "0004 1:AC"},
		{"a reserved seat", []string{"10/03 sem_efeito 0005"}, "0008 4:PPP"},
		{"the disabled person's, whose list ends, reverts", []string{"10/03 nao_compareceu 0007"}, "0004 5:AC"},
		{"one more seat", []string{"10/03 vaga_aberta cargo=101 quantidade=1"}, "0004 7:AC"},
		{"four more seats: the tenth is of PPP", []string{"10/03 vaga_aberta cargo=101 quantidade=4", "11/03 nomeacao 0004 vaga=7 rotulo=AC"}, "0008 10:PPP"},
		{"a seat shut", []string{"10/03 desistencia 0001", "11/03 vaga_fechada cargo=101 vaga=1"}, "-"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := told{sixSeats(), nil, append(appointed[:6:6], c.facts...)}.live(t)
			if got := nextOf(t, l); got != c.next {
				t.Errorf("next %s, want %s; seats %s", got, c.next, seatsOf(t, l))
			}
		})
	}
}

// T61 and C05: a court order moves nobody, and its end leaves no mark.
func TestCourtOrders(t *testing.T) {
	world := small{seats: 3, people: []entrant{
		{id: "0001", score: 90}, {id: "0002", score: 88, state: certame.StateEliminated}, {id: "0003", score: 86}, {id: "0004", score: 84}, {id: "0005", score: 50, options: []string{"PPP"}, denied: []string{"PPP"}},
	}}
	before := seatsOf(t, told{small: world}.live(t))
	order := "10/03 ordem_judicial 0002 efeito=participa processo=1"
	l := told{world, nil, []string{order}}.live(t)
	if got := seatsOf(t, l); got != before {
		t.Errorf("with the order %s, without %s", got, before)
	}
	p, _ := l.At(0)
	if len(p.Mirrors) != 1 || !p.Mirrors[0].Seated || p.Mirrors[0].Label != certame.OpenCompetition {
		t.Errorf("mirrors %+v", p.Mirrors)
	}
	l = told{world, nil, []string{order, "12/03 ordem_judicial_definitiva ordem=f1"}}.live(t)
	if got := seatsOf(t, l); got == before {
		t.Errorf("won for good, and nobody moved: %s", got)
	}
	l = told{world, nil, []string{order, "12/03 ordem_judicial_fim ordem=f1"}}.live(t)
	if got := seatsOf(t, l); got != before {
		t.Errorf("after the end %s, before %s", got, before)
	}
	// An option ordered for who is on the open list by right is a mirror on the
	// group's list only.
	l = told{world, nil, []string{"10/03 ordem_judicial 0005 efeito=opcao grupo=PPP processo=2"}}.live(t)
	p, _ = l.At(0)
	if len(p.Mirrors) != 1 || p.Mirrors[0].Apart || l.Terms.Code(p.Mirrors[0].Label) != "PPP" {
		t.Errorf("mirrors %+v", p.Mirrors)
	}
	if got := seatsOf(t, l); got != before {
		t.Errorf("with the option ordered %s, without %s", got, before)
	}
}
