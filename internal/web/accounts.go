package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type accountsPage struct {
	Table       parts.Table
	MayRegister bool
	Newcomer    auth.Newcomer
	Problem     *parts.Message
	Link        *handedLink
}

// handedLink is a one-time link, shown once to who hands it over.
type handedLink struct{ Login, Address, Until string }

// Fields are what is asked of somebody who is to have an account.
func (p accountsPage) Fields() []parts.Field {
	return []parts.Field{
		{Name: "login", Label: "Nome de acesso", Value: p.Newcomer.Login, Required: true, Most: 60, Help: "Letras minúsculas sem acento, algarismos, ponto e hífen."},
		{Name: "nome", Label: "Nome", Complete: "off", Value: p.Newcomer.Name, Required: true, Most: 200},
		{Name: "email", Label: "E-mail", Kind: "email", Complete: "off", Value: p.Newcomer.Email, Most: 254},
		{Name: "cpf", Label: "CPF", Value: p.Newcomer.CPF, Most: 14, Help: "Só para a pessoa entrar pelo gov.br. O número não fica guardado, só um resumo dele."},
	}
}

// accounts lists the accounts, for who looks after them.
func (v *visit) accounts() error { return v.showAccounts(http.StatusOK, accountsPage{}) }

func (v *visit) showAccounts(status int, p accountsPage) error {
	list, err := v.Door.People(v.ctx(), store.Page{After: v.r.FormValue("depois"), Limit: accountsShown})
	if err != nil {
		return err
	}
	p.Table = parts.Table{
		ID: "pessoas", Caption: "Contas", Columns: []parts.Column{{Text: "Nome de acesso"}, {Text: "Nome"}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Não há outras contas.", Text: "Cadastre a primeira abaixo."},
	}
	for _, a := range list {
		tag := accountTag(a)
		p.Table.Rows = append(p.Table.Rows, parts.Row{Cells: []parts.Cell{{Text: a.Login, Address: "/pessoas/" + string(a.ID)}, {Text: a.Name}, {Tag: &tag}}})
	}
	if len(list) == accountsShown {
		p.Table.Pages = &parts.Pages{Label: "Páginas de contas", First: 1, Last: len(list), After: "/pessoas?depois=" + list[len(list)-1].Login}
	}
	p.MayRegister = v.may("pessoa.cadastrar")
	return v.render(status, "contas", Frame{Title: "Pessoas", Trail: home}, p)
}

const accountsShown = 100

func accountTag(a store.Account) parts.Tag {
	switch {
	case a.Disabled:
		return parts.Tag{Kind: "erro", Text: "bloqueada"}
	case a.Password == "":
		return parts.Tag{Kind: "alerta", Text: "à espera do primeiro acesso"}
	}
	return parts.Tag{Kind: "sucesso", Text: "ativa"}
}

// registerAccount makes an account, and the link to hand to its owner.
func (v *visit) registerAccount() error {
	n := auth.Newcomer{Login: v.r.PostFormValue("login"), Name: v.r.PostFormValue("nome"), Email: v.r.PostFormValue("email"), CPF: v.r.PostFormValue("cpf")}
	a, secret, err := v.Door.Register(v.ctx(), v.who, n)
	if text, is := auth.Say(err); is {
		return v.showAccounts(http.StatusUnprocessableEntity, accountsPage{Newcomer: n, Problem: parts.Refusal(text)})
	}
	if err != nil {
		return err
	}
	return v.showAccounts(http.StatusOK, accountsPage{Link: v.handed(a, secret, "sete dias")})
}

func (v *visit) handed(a store.Account, secret, until string) *handedLink {
	return &handedLink{a.Login, v.Door.Address("/acesso/" + secret), until}
}
