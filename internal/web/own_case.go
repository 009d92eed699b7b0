package web

import (
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// ownCases are the procedures of the person who asks, and of nobody else.
func (v *visit) ownCases() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Sittings.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	t := parts.Table{
		ID: "processos", Caption: "Os seus processos", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Etapa"}, {Text: "O que fazer"}},
		Empty: parts.Empty{Title: "Não há processo ligado a esta conta.", Text: "A secretaria da comissão liga a conta à sua inscrição depois de conferir quem você é."},
	}
	for _, one := range list {
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: one.Registration, Address: ownAddress(c, one)}, {Text: one.Group}, {Text: locale.Capital(ownStage(one))}, {Text: v.ownTask(one)}}})
	}
	return v.show("minha-confirmacao", v.within(c, "Minha confirmação"), t)
}

func ownAddress(c *subject, one *sitting.Case) string {
	return c.Address() + "/minha-confirmacao/" + url.PathEscape(one.ID)
}

// ownCase is one procedure, to its person.
func (v *visit) ownCase() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	return v.showOwnCase(http.StatusOK, c, one, nil)
}

// mine is the case of the address, if it is of the person who asks.
func (v *visit) mine() (*subject, *sitting.Case, error) {
	c, err := v.contest()
	if err != nil {
		return nil, nil, err
	}
	one, err := v.Sittings.OwnCase(v.ctx(), v.account(), c.ID, v.r.PathValue("confirmacao"))
	return c, one, err
}

type ownCasePage struct {
	*subject
	Here                         string
	Registration, Group          string
	Stage, Task, Hour, Where     string
	Conclusion, Article, Meaning string
	Opinion                      bool
	Films                        []parts.Link
	Deadline                     string
	MayAppeal                    bool
	Receipt                      *sitting.Receipt
	Filed, Text                  string
	Most                         int
	Problems                     *fault.Fault
}

func (v *visit) showOwnCase(status int, c *subject, one *sitting.Case, problems *fault.Fault) error {
	p := ownCasePage{
		subject: c, Here: ownAddress(c, one), Registration: one.Registration, Group: one.Group, Stage: locale.Capital(ownStage(one)), Task: v.ownTask(one),
		MayAppeal: v.mayAppeal(one), Receipt: one.Receipt(), Most: sitting.MostGrounds, Problems: problems, Text: v.r.PostFormValue("texto"),
	}
	if sessionDay(one) != "" {
		p.Hour, p.Where = hourOf(one), roomOf(one)
	}
	if d, _, known := one.Published(); known {
		p.Conclusion, p.Article = locale.Capital(locale.Outcome(d.Outcome)), law.Citations(d.Basis)
		p.Opinion = one.Last(sitting.Closed) != nil
		if d.Outcome.LosesOption() {
			p.Meaning = "Você segue na ampla concorrência se nela se classificou em todas as fases anteriores. A decisão vale só para este certame."
		}
	}
	if one.State.Stage == confirmation.Appealable {
		p.Deadline = instantWords(one.State.Deadline)
	}
	if p.Receipt != nil {
		p.Filed = instantWords(p.Receipt.At)
	}
	films, err := v.ownFilms(c, one)
	if err != nil {
		return err
	}
	p.Films = films
	f := v.within(c, "Inscrição "+one.Registration+", "+one.Group, parts.Link{Text: "Minha confirmação", Address: c.Address() + "/minha-confirmacao"})
	f.Printed = true
	return v.render(status, "minha-confirmacao-processo", f, p)
}

// ownFilms are where the person watches their own session, once it was decided.
func (v *visit) ownFilms(c *subject, one *sitting.Case) (links []parts.Link, err error) {
	if !v.may("filme.ver") {
		return nil, nil
	}
	list, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, one.Group)
	for i := range list {
		if list[i].Kind == custody.Film && list[i].Gone.IsZero() {
			links = append(links, parts.Link{Text: list[i].Label() + ", de " + locale.Moment(list[i].At), Address: c.Address() + "/guarda/" + list[i].ID})
		}
	}
	return links, err
}
