package sitting

import (
	"slices"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/render/papers"
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

	minutes := d.papers("ata-")
	if len(minutes) != 1 || !minutes[0].Restricted || minutes[0].Name != "ata-PPP-10-03-2026" {
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
	opinion := must(d.Case(t.Context(), denied.Contest, denied.ID))(t).OpinionPaper(false)
	if text := string(opinion.Text()); !opinion.Restricted || !strings.Contains(text, "Voto 1, não confirma: conjunto das características fenotípicas") || strings.Contains(text, "M1") || strings.Contains(text, "queda de energia") {
		t.Errorf("%s", text)
	}

	firsts := d.papers("resultado-provisorio")
	only := "\nCada pessoa aparece só pelo número de inscrição: nomes, motivos e votos são de acesso restrito."
	how := "\n\nRecurso: cabe da não confirmação, dirigido à comissão recursal, na forma do edital, até 23:59:59 de "
	for i, want := range []string{
		"Inscrição\tGrupo\tConclusão\n0003\tPPP\tnão confirmada" + how + "13/03/2026, horário de Brasília." + only,
		"Inscrição\tGrupo\tConclusão\n0002\tPPP\tnão confirmada\n0004\tPPP\tconfirmada" + how + "12/03/2026, horário de Brasília." + only,
	} {
		if got := strings.Join(firsts[i].Lines, "\n"); len(firsts) != 2 || firsts[i].Restricted || got != want {
			t.Errorf("%d of %d, %s: %q, want %q", i, len(firsts), firsts[i].Name, got, want)
		}
	}
	final := func() string {
		list := d.papers("resultado-definitivo")
		if len(list) == 0 {
			return ""
		}
		return strings.Join(list[0].Lines, "\n")
	}
	if got := final(); got != "Inscrição\tGrupo\tConclusão final\n0004\tPPP\tconfirmada\n"+only {
		t.Errorf("while the term runs: %q", got)
	}
	d.now = time.Date(2026, 3, 13, 0, 0, 0, 0, locale.Brasilia)
	if got := final(); got != "Inscrição\tGrupo\tConclusão final\n0002\tPPP\tnão confirmada\n0004\tPPP\tconfirmada\n"+only {
		t.Errorf("after the term: %q", got)
	}
	if granted.State.Decision.Outcome != confirmation.Confirmed {
		t.Errorf("%+v", granted.State.Decision)
	}
}

// papers are those whose names begin so.
func (d *desk) papers(prefix string) []papers.Paper {
	d.t.Helper()
	list, _, err := d.Papers(d.t.Context(), d.contest.ID)
	if err != nil {
		d.t.Fatal(err)
	}
	return slices.DeleteFunc(list, func(p papers.Paper) bool { return !strings.HasPrefix(p.Name, prefix) })
}

// While a board votes there is nothing to publish of the case.
func TestNothingToPublish(t *testing.T) {
	d := lite(t)
	d.attended("PPP", "0002")
	if list := d.papers("resultado-provisorio"); len(list) != 0 {
		t.Errorf("%+v", list)
	}
}

// The person knows nothing before the provisional result, and of the appeal nothing before
// the definitive one, in the page or in the opinion.
func TestWhatThePersonKnows(t *testing.T) {
	d := lite(t)
	c := d.attended("PPP", "0002")
	for i := range 5 {
		c = d.append(c, New{Voted, Body{Member: codes("M", 5)[i], Vote: confirmation.Against, Reason: "primeira instância"}})
	}
	c = d.append(c, New{Kind: Opined}, New{Kind: Closed})
	if _, _, known := c.Published(); known {
		t.Error("known before it was published")
	}
	c = d.append(c, New{Kind: Provisional}, New{Kind: Appealed})
	for i := range 3 {
		c = d.append(c, New{Voted, Body{Instance: confirmation.OnAppeal, Member: codes("R", 3)[i], Vote: confirmation.For, Reason: "SEGUNDA INSTÂNCIA"}})
	}
	c = d.append(c, New{Opined, Body{Instance: confirmation.OnAppeal}}, New{Closed, Body{Instance: confirmation.OnAppeal}})
	if dec, final, known := c.Published(); !known || final || dec.Outcome != confirmation.Denied {
		t.Errorf("%+v, %v, %v", dec, final, known)
	}
	first, whole := c.OpinionPaper(false), c.OpinionPaper(true)
	for paper, wants := range map[string][2]bool{string(first.Text()): {true, false}, string(whole.Text()): {true, true}} {
		if strings.Contains(paper, "primeira instância") != wants[0] || strings.Contains(paper, "SEGUNDA") != wants[1] || strings.Contains(paper, "Conclusão: não confirmada") == wants[1] {
			t.Errorf("%s", paper)
		}
	}
	c = d.append(c, New{Kind: Definitive})
	if dec, final, known := c.Published(); !known || !final || dec.Outcome != confirmation.Confirmed {
		t.Errorf("%+v, %v, %v", dec, final, known)
	}
}

// The opinion numbers the votes, and no number is that of a seat: with every one of five
// against, the place of each would say whose it is.
func TestOpinionSaysNotWhose(t *testing.T) {
	d := lite(t)
	c := d.attended("PPP", "0002")
	for i, reason := range []string{"e de M1", "d de M2", "c de M3", "b de M4", "a de M5"} {
		c = d.append(c, New{Voted, Body{Member: codes("M", 5)[i], Vote: confirmation.Against, Reason: reason}})
	}
	c = d.append(c, New{Kind: Opined}, New{Kind: Closed}, New{Kind: Provisional}, New{Kind: Appealed})
	for i, reason := range []string{"h de R1", "g de R2", "f de R3"} {
		c = d.append(c, New{Voted, Body{Instance: confirmation.OnAppeal, Member: codes("R", 3)[i], Vote: confirmation.Against, Reason: reason}})
	}
	c = d.append(c, New{Opined, Body{Instance: confirmation.OnAppeal}}, New{Closed, Body{Instance: confirmation.OnAppeal}})
	paper := c.OpinionPaper(true)
	text := string(paper.Text())
	for _, want := range []string{"Voto 1, não confirma: a de M5", "Voto 5, não confirma: e de M1", "Voto 6, não confirma: f de R3", "Voto 8, não confirma: h de R1"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}
