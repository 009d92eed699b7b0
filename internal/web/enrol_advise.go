package web

import (
	"net/http"

	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

type advisePage struct {
	*subject
	Keep    string // where it is kept
	Choice  parts.Table
	Advice  []enrolment.PostAdvice
	Advised string
	Hidden  []parts.Option
	Seen    int
	Note    string
	Again   bool // what was shown is not what came
}

// adviseEnrol says what a choice entails, before anything is kept (I-14).
func (v *visit) adviseEnrol() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	f := v.enrolForm(r)
	if v.morePosts() {
		return v.showEnrol(http.StatusOK, withMore(f, r), nil, nil)
	}
	choice, wrong, err := v.readEnrol(r, f)
	if wrong != nil {
		return v.showEnrol(http.StatusUnprocessableEntity, f, wrong, wrongMessage())
	}
	if err != nil {
		return err
	}
	return v.showAdvice(http.StatusOK, c, r, choice, advisePage{Keep: c.Address() + "/inscricao"})
}

func (v *visit) showAdvice(status int, c *subject, r *enrolment.Rules, choice enrolment.Choice, p advisePage) error {
	p.subject, p.Advice, p.Advised, p.Hidden, p.Note = c, r.Advise(choice), r.Advised(choice), hidden(choice), locale.NoRecommendation
	p.Choice = choiceTable(r, choice)
	return v.render(status, "inscricao-conferir", v.forAnybody(c, "Confira antes de gravar"), p)
}

// choiceTable is a registration as people read it.
func choiceTable(r *enrolment.Rules, c enrolment.Choice) parts.Table {
	t := parts.Table{ID: "escolhas", Caption: "O que será gravado", Columns: []parts.Column{{Text: "Campo"}, {Text: "Valor"}}}
	for _, row := range r.Words(c) {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(row[0], row[1])})
	}
	return t
}

// tied has a message lead to each field that is wrong, and say what is wrong with it: who
// does not see the page goes from one to the next.
func tied(m *parts.Message, fields []parts.Field) *parts.Message {
	if m == nil {
		return nil
	}
	for _, f := range fields {
		if f.Problem != "" {
			m.Fields = append(m.Fields, parts.Link{Text: f.Label + ": " + f.Problem, Address: "#" + f.Name})
		}
	}
	return m
}

func wrongMessage() *parts.Message {
	return &parts.Message{Kind: "erro", Title: "Há campos a corrigir. Nada foi gravado.", Remedy: "Corrija o que está dito e envie de novo.", Announced: true}
}
