package sitting

import (
	"strings"
	"testing"
	"time"

	"certame/confirmation"
)

// The papers follow from the events: minutes tell the session, the opinion tells the
// reasons without saying whose, and the two results have exactly what the norm lists,
// each only of who may be in it.
func TestPapers(t *testing.T) {
	d := lite(t)
	denied := d.denied("0002", 4)
	granted := d.denied("0004", 1)
	absent := d.opened("PPP", "0003")
	absent = d.append(absent, New{Summoned, Body{Session: At(InstantOf(d.now.Add(time.Hour)))}})
	d.later(24 * time.Hour)
	d.occurs(absent, Absent, "")
	d.append(denied, New{Incident, Body{Text: "queda de energia"}})

	minutes := must(d.Minutes(t.Context(), d.contest.ID))(t)
	if len(minutes) != 1 || !minutes[0].Restricted {
		t.Fatalf("%+v", minutes)
	}
	text := string(minutes[0].Text())
	for _, want := range []string{"Inscrição 0002", "Inscrição 0003", "Inscrição 0004", "1 voto pela confirmação e 4 contrários", "Ocorrência — queda de energia", "Ausência registrada", "Às 15:00:00 de 10/03/2026: Presença registrada"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in the minutes:\n%s", want, text)
		}
	}
	if strings.Contains(text, "fenotípicas") {
		t.Error("the reasons of a vote are in the minutes")
	}
	opinion := must(d.Case(t.Context(), denied.Contest, denied.ID))(t).OpinionPaper(d.Now())
	if text := string(opinion.Text()); !opinion.Restricted || !strings.Contains(text, "Voto 1, não confirma: conjunto das características fenotípicas") || strings.Contains(text, "M1") || strings.Contains(text, "queda de energia") {
		t.Errorf("%s", text)
	}

	first := must(d.ProvisionalPaper(t.Context(), d.contest.ID, d.Now().Date))(t)
	if got := strings.Join(first.Lines, "\n"); first.Restricted || got != "Inscrição\tGrupo\tConclusão\n0002\tPPP\tnão confirmada\n0003\tPPP\tnão confirmada\n0004\tPPP\tconfirmada\n\n"+
		"Recurso: cabe da não confirmação, dirigido à comissão recursal, na forma do edital, até 23:59:59 de 13/03/2026, horário de Brasília." {
		t.Errorf("%q", got)
	}
	final := func() string {
		p := must(d.DefinitivePaper(t.Context(), d.contest.ID))(t)
		if p == nil {
			return ""
		}
		return strings.Join(p.Lines, "\n")
	}
	if got := final(); got != "Inscrição\tGrupo\tConclusão final\n0004\tPPP\tconfirmada" {
		t.Errorf("while the term runs: %q", got)
	}
	d.now = time.Date(2026, 3, 13, 0, 0, 0, 0, brasilia)
	if got := final(); got != "Inscrição\tGrupo\tConclusão final\n0002\tPPP\tnão confirmada\n0004\tPPP\tconfirmada" {
		t.Errorf("after the term: %q", got)
	}
	if granted.State.Decision.Outcome != confirmation.Confirmed {
		t.Errorf("%+v", granted.State.Decision)
	}
}

// While a board votes there is nothing to publish of the case.
func TestNothingToPublish(t *testing.T) {
	d := lite(t)
	d.attended("PPP", "0002")
	if p := must(d.ProvisionalPaper(t.Context(), d.contest.ID, d.Now().Date))(t); p != nil {
		t.Errorf("%v", p.Lines)
	}
}
