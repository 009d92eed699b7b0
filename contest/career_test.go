package contest_test

import (
	"fmt"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
)

// career writes the place of somebody: "1 3AC/5 1PPP/2 convocação 2 PPP→AC vaga 2".
func career(t *testing.T, l *contest.Live, id string) string {
	t.Helper()
	p, err := l.At(0)
	if err != nil {
		t.Fatal(err)
	}
	who, _ := l.Book.Find(id)
	k := l.CareerOf(p, who)
	if k == nil {
		return "-"
	}
	text := fmt.Sprint(k.Place)
	for _, list := range k.Lists {
		text += fmt.Sprintf(" %d%s/%d", list.Position, l.Terms.Code(list.Modality), list.Of)
	}
	text += fmt.Sprintf(" convocação %d %s→%s vaga %d", k.Call.Number, l.Terms.Code(k.Call.Label), l.Terms.Code(k.Call.Final), k.Seat)
	if k.By != nil {
		text += fmt.Sprintf(" f%d", k.By.Number)
	}
	if k.Frozen {
		text += " fixada"
	}
	if k.Out {
		text += " fora"
	}
	return text
}

// Order of call of the world: 0001, 0004 (PPP), 0002, 0003. With the first gone it
// is 0002, 0004, 0003, 0006: 0004 reaches the open list by her mark. The order of
// the day of the appointment stays what it was.
func TestCareer(t *testing.T) {
	appointed := []string{
		"05/03 nomeacao 0001 vaga=1 rotulo=AC", "05/03 nomeacao 0004 vaga=2 rotulo=PPP",
		"05/03 nomeacao 0002 vaga=3 rotulo=AC", "05/03 nomeacao 0003 vaga=4 rotulo=AC",
	}
	l := told{compensation(), nil, appointed}.live(t)
	for id, want := range map[string]string{
		"0001": "1 1AC/6 convocação 1 AC→AC vaga 1 f1", "0004": "4 4AC/6 1PPP/2 convocação 2 PPP→PPP vaga 2 f2",
		"0002": "2 2AC/6 convocação 3 AC→AC vaga 3 f3", "0005": "-",
	} {
		if got := career(t, l, id); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
	l = told{compensation(), nil, append(appointed, "10/03 desistencia 0001")}.live(t)
	for id, want := range map[string]string{
		"0001": "-", "0002": "1 1AC/5 convocação 1 AC→AC vaga 3 f3", "0004": "3 3AC/5 1PPP/2 convocação 2 PPP→AC vaga 2 f2", "0006": "5 5AC/5 2PPP/2 convocação 4 PPP→PPP vaga 1",
	} {
		if got := career(t, l, id); got != want {
			t.Errorf("after somebody left, %s: %s, want %s", id, got, want)
		}
	}
	who, _ := l.Book.Find("0002")
	for day, want := range map[int]int{5: 3, 10: 1} {
		call, refusal, err := l.CallOn(certame.MustDate(2026, 3, day), l.Book.Part(ledger.All()), who)
		if call != want || refusal != nil || err != nil {
			t.Errorf("on the day %d she was the %dth, want %d (%v, %v)", day, call, want, refusal, err)
		}
	}
}

// Who is appointed out of turn has the seat and no place; who stands apart by a
// court order has none yet.
func TestCareerOutOfTheOrder(t *testing.T) {
	l := told{compensation(), nil, []string{"05/03 nomeacao 0005 vaga=1 rotulo=AC"}}.live(t)
	if got := career(t, l, "0005"); got != "5 5AC/6 convocação 1 AC→AC vaga 1 f1 fora" {
		t.Error(got)
	}
	freezes := func(d *edital.Declared) { d.Compensate = edital.Freezes }
	l = told{compensation(), freezes, []string{"05/03 nomeacao 0001 vaga=1 rotulo=AC"}}.live(t)
	if got := career(t, l, "0001"); got != "1 1AC/6 convocação 1 AC→AC vaga 1 f1 fixada" {
		t.Error(got)
	}
	world := compensation()
	world.people[1].state = certame.StateEliminated
	l = told{world, nil, []string{"05/03 ordem_judicial 0002 efeito=participa processo=1"}}.live(t)
	if got := career(t, l, "0002"); got != "-" {
		t.Errorf("apart, and with a place: %s", got)
	}
}
