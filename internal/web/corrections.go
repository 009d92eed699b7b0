package web

import (
	"net/http"

	"certame/internal/locale"
	"certame/internal/rights"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type correctionsPage struct {
	*subject
	List    []correctionOf
	Next    string // address of those before
	Problem *parts.Message
}

// correctionOf is a request as who answers reads it.
type correctionOf struct {
	*rights.Request
	When, Answered, By, Action string
	Fields                     []parts.Field
}

// corrections are the requests of a contest, the last first, a page at a time. That they
// were read is noted.
func (v *visit) corrections() error { return v.showCorrections(http.StatusOK, "", nil, nil) }

// correctionsShown is how many fit a page.
const correctionsShown = 20

func (v *visit) showCorrections(status int, id string, problem *parts.Message, refused error) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Rights.List(v.ctx(), v.account(), c.ID, store.Page{After: v.r.URL.Query().Get("depois"), Limit: correctionsShown})
	if err != nil {
		return err
	}
	p := correctionsPage{subject: c, Problem: problem}
	names := v.names()
	for _, r := range list {
		one := v.correctionWords(c, r, r.ID == id, names)
		if r.ID == id {
			wrongField(one.Fields, refused)
			p.Problem = tied(p.Problem, one.Fields)
		}
		p.List = append(p.List, one)
	}
	if len(list) == correctionsShown {
		p.Next = c.Address() + "/correcoes?depois=" + list[len(list)-1].ID
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "correcoes", v.within(c, "Correções pedidas"), p)
}

func (v *visit) correctionWords(c *subject, r *rights.Request, typed bool, names func(store.AccountID) string) correctionOf {
	one := correctionOf{Request: r, When: locale.Moment(r.At), Action: c.Address() + "/correcoes/" + r.ID}
	if r.Answer != nil {
		one.Answered, one.By = locale.Moment(r.Answer.At), names(r.Answer.By)
		return one
	}
	value := func(name string) string { return said(typed, v.r.PostFormValue(name+r.ID), "") } // several forms, one page
	outcome := parts.Field{Name: "desfecho-" + r.ID, Label: "O que foi feito (inscrição " + r.Registration + ")", Kind: "select", Required: true}
	for _, f := range rights.Outcomes() {
		outcome.Options = append(outcome.Options, parts.Option{Value: f.Code, Text: f.Label, Chosen: f.Code == value("desfecho-")})
	}
	one.Fields = []parts.Field{outcome, {Name: "texto-" + r.ID, Label: "Resposta à pessoa (inscrição " + r.Registration + ")", Kind: "textarea", Required: true, Most: rights.MostText, Value: value("texto-"), Help: "A resposta não se muda. A correção em si se faz nos arquivos do certame, na custódia ou na inscrição, e fica na história deles."}}
	return one
}

// answerCorrection keeps the answer to a request, once.
func (v *visit) answerCorrection() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("correcao")
	err = v.Rights.Answer(v.ctx(), v.account(), c.ID, id, v.r.PostFormValue("desfecho-"+id), v.r.PostFormValue("texto-"+id))
	if rights.Refused(err) {
		return v.showCorrections(http.StatusUnprocessableEntity, id, &parts.Message{Kind: "erro", Title: "A resposta não foi gravada.", Remedy: locale.AsSentence(err.Error()), Announced: true}, err)
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/correcoes")
}
