package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type accountOfPage struct {
	store.Account
	Tag                           parts.Tag
	Held                          []roles.Demand // in the whole installation
	Address                       string
	MayReset, MayBlock, MayAssign bool
	Problem, Done                 *parts.Message
	Link                          *handedLink
}

// RoleField asks for a role to give in the whole installation.
func (accountOfPage) RoleField() parts.Field { return roleField("Papel em toda a instalação") }

func roleField(label string) parts.Field {
	f := parts.Field{Name: "papel", Label: label, Kind: "select", Required: true}
	for _, r := range roles.Given() {
		d, _ := roles.DemandOf(r)
		f.Options = append(f.Options, parts.Option{Value: string(r), Text: d.Name})
	}
	return f
}

// accountOf is one account, and what may be done with it.
func (v *visit) accountOf() error { return v.showAccountOf(http.StatusOK, accountOfPage{}) }

func (v *visit) subjectAccount() store.AccountID { return store.AccountID(v.r.PathValue("conta")) }

func (v *visit) showAccountOf(status int, p accountOfPage) (err error) {
	if p.Account, err = v.Store.Account(v.ctx(), v.subjectAccount()); err != nil {
		return err
	}
	all, err := v.Store.Memberships(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	for _, m := range all {
		if d, known := roles.DemandOf(roles.Role(m.Role)); known && m.Contest == "" {
			p.Held = append(p.Held, d)
		}
	}
	p.Tag, p.Address = accountTag(p.Account), "/pessoas/"+string(p.ID)
	p.MayReset, p.MayBlock, p.MayAssign = v.may("pessoa.redefinir"), v.may("pessoa.bloquear"), v.may("papel.atribuir")
	f := Frame{Title: p.Name, Trail: append(home[:1:1], parts.Link{Text: "Pessoas", Address: "/pessoas"})}
	return v.render(status, "conta-de", f, p)
}

func (v *visit) accountOfDone(err error, done string) error {
	if text, is := auth.Say(err); is {
		return v.showAccountOf(http.StatusUnprocessableEntity, accountOfPage{Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.showAccountOf(http.StatusOK, accountOfPage{Done: &parts.Message{Kind: "sucesso", Title: done, Announced: true}})
}

// resetAccount gives a link for a new password; taking the second factors away is asked
// for apart, for who lost the telephone too.
func (v *visit) resetAccount() error {
	if v.r.PostFormValue("fatores") != "" {
		return v.accountOfDone(v.Door.DropFactors(v.ctx(), v.who, v.subjectAccount()), "Segundos fatores retirados; as sessões foram encerradas.")
	}
	secret, err := v.Door.ResetLink(v.ctx(), v.who, v.subjectAccount())
	if err != nil {
		return err
	}
	a, err := v.Store.Account(v.ctx(), v.subjectAccount())
	if err != nil {
		return err
	}
	return v.showAccountOf(http.StatusOK, accountOfPage{Link: v.handed(a, secret, "um dia")})
}

func (v *visit) blockAccount() error {
	closed := v.r.PostFormValue("bloquear") != ""
	done := map[bool]string{true: "Conta bloqueada; as sessões foram encerradas.", false: "Conta desbloqueada."}[closed]
	return v.accountOfDone(v.Door.Block(v.ctx(), v.who, v.subjectAccount(), closed), done)
}

// assignAccount gives a role in the whole installation, or takes it.
func (v *visit) assignAccount() error {
	return v.accountOfDone(v.assign(v.subjectAccount(), ""), "Papéis atualizados.")
}

// assign gives the role of the form, or takes it when the form says so.
func (v *visit) assign(id store.AccountID, contest store.ContestID) error {
	r := roles.Role(v.r.PostFormValue("papel"))
	if v.r.PostFormValue("retirar") != "" {
		return v.Door.Revoke(v.ctx(), v.who, id, contest, r)
	}
	return v.Door.Grant(v.ctx(), v.who, id, contest, r)
}
