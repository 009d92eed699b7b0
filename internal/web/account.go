package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type accountPage struct {
	Factors  auth.Factors
	Waiting  string // roles that wait for a second factor
	Shown    bool   // the second factor, in this session
	Visits   []store.Visit
	Programs []store.Visit
	Contests []store.Contest // that a program may be given
	Here     string          // the visit of this session
	Problem  *parts.Message
	Done     *parts.Message
}

// HasFactor says whether the account has a second factor.
func (p accountPage) HasFactor() bool { return p.Factors.Codes || len(p.Factors.Keys) > 0 }

// PasswordFields are what a change of password asks.
func (accountPage) PasswordFields() []parts.Field {
	return []parts.Field{
		{Name: "atual", Label: "Senha atual", Kind: "password", Required: true, Complete: "current-password"},
		{Name: "nova", Label: "Senha nova", Kind: "password", Required: true, Complete: "new-password", Help: "Doze caracteres ou mais; três ou quatro palavras sem relação entre si servem."},
	}
}

// ownAccount is what a person sees of their own account: how they enter, and where
// they are inside.
func (v *visit) ownAccount() error { return v.showAccount(http.StatusOK, accountPage{}) }

func (v *visit) showAccount(status int, p accountPage) (err error) {
	if p.Factors, err = v.Door.Factors(v.ctx(), v.who.Account); err != nil {
		return err
	}
	if p.Visits, err = v.Door.Visits(v.ctx(), v.who); err != nil {
		return err
	}
	if p.Programs, err = v.Door.Programs(v.ctx(), v.who); err != nil {
		return err
	}
	if p.Contests, err = v.listed(); err != nil {
		return err
	}
	p.Waiting, p.Shown, p.Here = roleNames(v.waiting), v.who.Shown.SecondFactor, v.who.Visit
	return v.render(status, "conta", Frame{Title: "Minha conta", Trail: home}, p)
}

func (v *visit) changePassword() error {
	err := v.Door.ChangePassword(v.ctx(), v.who, v.r.PostFormValue("atual"), v.r.PostFormValue("nova"))
	return v.accountDone(err, "Senha trocada. As outras sessões e os programas desta conta foram encerrados.")
}

func (v *visit) endVisit() error {
	return v.accountDone(v.Door.End(v.ctx(), v.who, v.r.PathValue("visita")), "Encerrado.")
}

func (v *visit) endOtherVisits() error {
	_, err := v.Door.EndOthers(v.ctx(), v.who)
	return v.accountDone(err, "As outras sessões e os programas foram encerrados.")
}

// accountDone shows the account after something was done with it, or was not.
func (v *visit) accountDone(err error, done string) error {
	if text, is := auth.Say(err); is {
		return v.showAccount(http.StatusUnprocessableEntity, accountPage{Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.showAccount(http.StatusOK, accountPage{Done: &parts.Message{Kind: "sucesso", Title: done, Announced: true}})
}
