package web

import (
	"errors"
	"net/http"
	"time"

	"certame/internal/auth"
	"certame/internal/notify"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type joinPage struct {
	Open    bool // accounts are made by who wants one
	Sent    bool
	GovBR   bool
	Back    string
	Email   string
	Wrong   string
	Problem *parts.Message
}

// Fields are what is asked.
func (p joinPage) Fields() []parts.Field {
	return []parts.Field{{
		Name: "email", Label: "E-mail", Kind: "email", Value: p.Email, Required: true, Complete: "email", Most: 254, Problem: p.Wrong,
		Help: "Um endereço que só você lê. Uma mensagem vai para ele com o endereço que cria a conta, ou que troca a senha de quem já tem uma.",
	}}
}

// SentMessage is the same whoever has the address.
func (joinPage) SentMessage() parts.Message {
	return parts.Message{
		Kind: "sucesso", Title: "Veja o seu e-mail.", Announced: true,
		Text:   "Mandamos uma mensagem ao endereço que você escreveu. Ela diz como seguir e vale por um dia.",
		Remedy: "Se não chegar em alguns minutos, veja a caixa de mensagens indesejadas, confira o endereço e peça de novo.",
	}
}

// askJoin is where somebody asks for an account of their own.
func (v *visit) askJoin() error {
	if v.who.Known() {
		return v.redirect(here(v.r.FormValue("voltar")))
	}
	return v.showJoin(http.StatusOK, joinPage{Sent: v.r.FormValue("enviado") != ""})
}

func (v *visit) showJoin(status int, p joinPage) error {
	p.Problem = tied(p.Problem, p.Fields())
	p.Open, p.GovBR, p.Back = v.SignUp, v.Door.HasGovBR(), here(v.r.FormValue("voltar"))
	return v.render(status, "cadastro", Frame{Title: "Criar conta ou trocar a senha", Trail: home}, p)
}

// join sends the letter. What is said on the page does not depend on who has the address.
func (v *visit) join() error {
	if !v.SignUp {
		return &fault.Fault{Status: http.StatusForbidden, Code: "SEM-CADASTRO", What: "Nesta instalação as contas não são criadas por quem as usa.", Remedy: "Entre com o gov.br, se for oferecido, ou procure o órgão.", Links: []parts.Link{{Text: "Entrar", Address: "/entrar", Icon: "user"}}}
	}
	email := v.r.PostFormValue("email")
	j, err := v.Door.AskJoin(v.ctx(), email, here(v.r.PostFormValue("voltar")), v.network())
	if err == nil {
		err = v.Mail.Tell(v.ctx(), v.letterOf(j))
	}
	text, is := auth.Say(err)
	switch {
	case err == nil:
		return v.redirect("/cadastro?enviado=sim")
	case errors.Is(err, notify.ErrRefused):
		text, is = "O servidor de correio recusou este endereço. Confira-o, ou use outro.", true
	case errors.Is(err, notify.ErrNotTaken), errors.Is(err, notify.ErrNoServer):
		v.Log.Warn("a letter about an account did not go", "code", v.code)
		return v.showJoin(http.StatusServiceUnavailable, joinPage{Email: email, Problem: &parts.Message{Kind: "erro", Announced: true, Title: "O correio não respondeu e a mensagem não saiu.", Remedy: "Espere alguns minutos e peça de novo."}})
	}
	if !is {
		return err
	}
	return v.showJoin(http.StatusUnprocessableEntity, joinPage{Email: email, Wrong: text, Problem: wrongMessage()})
}

var joinLetters = map[auth.Joining]string{auth.NewAccount: notify.AccountNew, auth.NewPassword: notify.AccountPassword, auth.AskSomebody: notify.AccountElse}

func (v *visit) letterOf(j auth.Join) notify.AccountLetter {
	l := notify.AccountLetter{Kind: joinLetters[j.Kind], To: j.Email, Until: j.Until}
	if j.Secret != "" {
		l.Link = v.Door.Address("/cadastro/" + j.Secret)
	}
	return l
}

type joinedPage struct {
	New           bool
	Email         string
	Name, Address string
	Until         time.Time
	Wrong         map[string]string
	Problem       *parts.Message
}

// Fields are what is asked: of who has an account only another password.
func (p joinedPage) Fields() (list []parts.Field) {
	if p.New {
		list = append(list, parts.Field{Name: "nome", Label: "Seu nome", Value: p.Name, Required: true, Complete: "name", Most: 200, Help: "Como está no seu documento, ou o seu nome social.", Problem: p.Wrong["nome"]})
	}
	return append(list, parts.Field{
		Name: "senha", Label: "Senha nova", Kind: "password", Required: true, Complete: "new-password", Problem: p.Wrong["senha"],
		Help: "Doze caracteres ou mais; três ou quatro palavras sem relação entre si servem. Pode ser colada de um guardador de senhas.",
	})
}

// showJoined is where the letter leads. To look at it makes nothing.
func (v *visit) showJoined() error {
	j, err := v.Door.LookJoin(v.ctx(), v.r.PathValue("pedido"))
	if err != nil {
		return v.doorFault(err)
	}
	return v.askJoined(http.StatusOK, joinedPage{New: j.Kind == auth.NewAccount, Email: j.Email})
}

func (v *visit) askJoined(status int, p joinedPage) error {
	p.Problem = tied(p.Problem, p.Fields())
	p.Address = v.r.URL.Path
	title := "Escolher outra senha"
	if p.New {
		title = "Criar a conta"
	}
	return v.render(status, "cadastro-concluir", Frame{Title: title, Trail: home}, p)
}

// useJoined makes the account, or changes its password, and goes to where the person was
// going when they asked.
func (v *visit) useJoined() error {
	secret, name := v.r.PathValue("pedido"), v.r.PostFormValue("nome")
	j, err := v.Door.LookJoin(v.ctx(), secret)
	if err != nil {
		return v.doorFault(err)
	}
	outcome, err := v.Door.UseJoin(v.ctx(), secret, name, v.r.PostFormValue("senha"), v.browser())
	if text, is := auth.Say(err); is {
		field := "senha"
		if errors.Is(err, auth.ErrName) {
			field = "nome"
		}
		return v.askJoined(http.StatusUnprocessableEntity, joinedPage{New: j.Kind == auth.NewAccount, Email: j.Email, Name: name, Wrong: map[string]string{field: text}, Problem: wrongMessage()})
	}
	if err != nil {
		return err
	}
	return v.entered(outcome, here(j.Back))
}
