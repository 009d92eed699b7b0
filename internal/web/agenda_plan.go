package web

import (
	"cmp"
	"errors"
	"net/http"
	"slices"

	"certame/internal/agenda"
	"certame/internal/convening"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

type planPage struct {
	*subject
	*agenda.Preview
	Messages []parts.Message
	Rooms    parts.Table // how much of each room is taken
	Short    parts.Table
	Faults   parts.Table
	Begun    bool
	Article  string // by which everybody is called
}

// agendaPlan shows how people would be spread, as the checker read it, before anything
// is kept.
func (v *visit) agendaPlan() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	return v.showPlan(http.StatusOK, c, nil)
}

func (v *visit) showPlan(status int, c *subject, problem *parts.Message) error {
	p := &planPage{subject: c, Begun: true}
	var err error
	p.Preview, err = v.Agendas.Plan(v.ctx(), c.ID)
	switch {
	case errors.Is(err, agenda.ErrNoAgenda):
		p.Begun = false
	case err != nil:
		return err
	default:
		if problem != nil {
			p.Messages = append(p.Messages, *problem)
		}
		if err := v.fillPlan(c, p); err != nil {
			return err
		}
	}
	f := v.within(c, "Distribuição das pessoas", parts.Link{Text: "Agenda", Address: c.Address() + "/agenda"})
	f.Printed, f.Wide = true, true
	return v.render(status, "agenda-plano", f, p)
}

func (v *visit) fillPlan(c *subject, p *planPage) error {
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return err
	}
	p.Article = law.Citations(law.SummonsOfAll.In(terms.Regime.ID))
	p.Messages = append(p.Messages, findingMessages(terms.Wording(), p.Findings)...)
	if p.Blocked() {
		p.Messages = append(p.Messages, parts.Message{Kind: "erro", Title: "As comissões ainda não podem convocar.", Remedy: "Resolva os erros na página das comissões.", Links: []parts.Link{{Text: "Ir para as comissões", Address: c.Address() + "/comissoes", Icon: "users"}}})
	}
	if p.Early {
		p.Messages = append(p.Messages, parts.Message{Kind: "erro", Title: "Há sala em dia anterior à publicação do edital, ou no próprio dia.", Remedy: "Corrija as datas das salas."})
	}
	if p.Past {
		p.Messages = append(p.Messages, parts.Message{Kind: "erro", Title: "A distribuição usaria horários que já passaram.", Remedy: "Retire das salas os dias que passaram, ou mude o início."})
	}
	p.Short = shortTable(p.Plan.Missing)
	p.Faults = parts.Table{ID: "falhas", Caption: "O que a conferência encontrou", Columns: []parts.Column{{Text: "Falha"}, {Text: "Onde"}}}
	for _, f := range p.Preview.Faults {
		p.Faults.Rows = append(p.Faults.Rows, parts.Row{Cells: parts.Cells(string(f.Kind), f.Text)})
	}
	p.Rooms = roomTable(p.Agenda.Windows, append(slices.Clone(p.Taken), p.Plan.Appointments...))
	return nil
}

// shortTable says what is missing, by city, and what would be enough.
func shortTable(missing []convening.Shortage) parts.Table {
	t := parts.Table{ID: "faltas", Caption: "O que falta em cada cidade", Columns: []parts.Column{{Text: "O que falta"}, {Text: "O que fazer"}}}
	for i := range missing {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(missing[i].String(), missing[i].Remedy())})
	}
	return t
}

// roomTable says how many people each room receives on each day.
func roomTable(windows []convening.Window, given []convening.Appointment) parts.Table {
	type key struct{ city, room, day string }
	people, places := map[key]int{}, map[key]int{}
	var order []key
	for i := range windows {
		w := &windows[i]
		k := key{w.City, w.Room, w.Day.Brazilian()}
		if places[k] == 0 {
			order = append(order, k)
		}
		places[k] += w.Places()
	}
	for i := range given {
		people[key{given[i].City, given[i].Room, given[i].Day.Brazilian()}]++
	}
	slices.SortStableFunc(order, func(a, b key) int {
		return cmp.Or(cmp.Compare(intake.Fold(a.city), intake.Fold(b.city)), cmp.Compare(sortable(a.day), sortable(b.day)), cmp.Compare(a.room, b.room))
	})
	t := parts.Table{ID: "salas", Caption: "Pessoas por sala e dia", Columns: []parts.Column{{Text: "Cidade"}, {Text: "Sala"}, {Text: "Dia"}, {Text: "Pessoas", Numeric: true}, {Text: "Lugares", Numeric: true}}}
	for _, k := range order {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(k.city, k.room, k.day, locale.Whole(people[k]), locale.Whole(places[k]))})
	}
	return t
}

// confirmPlan calls everybody of the plan that was seen.
func (v *visit) confirmPlan() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	v.takeLong()
	_, err = v.Agendas.Confirm(v.ctx(), v.account(), c.ID, v.r.PostFormValue("resumo"))
	if errors.Is(err, agenda.ErrNotReady) || errors.Is(err, agenda.ErrNoAgenda) {
		return v.showPlan(http.StatusUnprocessableEntity, c, &parts.Message{Kind: "erro", Title: locale.AsSentence(err.Error()), Remedy: "Veja abaixo o que falta.", Announced: true})
	}
	if f := fault.Of(err); err != nil && f.Code == "OUTRA-PESSOA-GRAVOU" {
		return v.showPlan(http.StatusConflict, c, &parts.Message{Kind: "alerta", Title: "A distribuição mudou depois que você a viu, e nada foi gravado.", Remedy: "Confira a de agora e confirme de novo.", Announced: true})
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/agenda")
}
