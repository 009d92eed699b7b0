package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// ProgramFields are what is asked of a program that is to work in a person's name.
func (p accountPage) ProgramFields() []parts.Field {
	contests := []parts.Option{{Value: "", Text: "Todos em que tenho papel"}}
	for _, c := range p.Contests {
		contests = append(contests, parts.Option{Value: string(c.ID), Text: c.Title})
	}
	return []parts.Field{
		{Name: "nome", Label: "Nome do programa", Complete: "off", Required: true, Most: 100, Help: "Para reconhecê-lo depois, como «roteiro da importação»."},
		{Name: "alcance", Label: "O que ele pode", Kind: "select", Required: true, Options: []parts.Option{{Value: "ler", Text: "Só ler"}, {Value: "gravar", Text: "Ler e gravar"}}},
		{Name: "certame", Label: "Em qual certame", Kind: "select", Options: contests}, // the first is of all, and has no value
	}
}

// newProgram gives a program access in the person's name, and shows its secret once.
// A contest in which the person has no part is as one that is not there.
func (v *visit) newProgram() error {
	limits := auth.Limits{Reads: v.r.PostFormValue("alcance") == "ler", Contest: store.ContestID(v.r.PostFormValue("certame"))}
	if err := v.ownContest(limits.Contest); err != nil {
		return err
	}
	secret, err := v.Door.NewProgramWithin(v.ctx(), v.who, v.r.PostFormValue("nome"), limits)
	if err != nil {
		return v.accountDone(err, "")
	}
	f := Frame{Title: "Acesso de programa", Trail: append(home[:1:1], parts.Link{Text: "Minha conta", Address: "/conta"})}
	return v.render(http.StatusOK, "programa", f, secret)
}

func (v *visit) ownContest(id store.ContestID) error {
	if id == "" {
		return nil
	}
	list, err := v.listed()
	if err != nil {
		return err
	}
	for _, c := range list {
		if c.ID == id {
			return nil
		}
	}
	return fault.NotFound("certame")
}
