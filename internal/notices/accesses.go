package notices

import (
	"context"
	"strconv"
	"strings"

	"certame/internal/store"
)

// fromAccesses tells people what was done with their accounts, as the log of accesses has
// it: the line is written with what it is about, so that nothing is done and not told.
func (d *Desk) fromAccesses(ctx context.Context) error {
	at, err := d.position(ctx, accessSource, func() (int, error) {
		head, err := d.db.AccessHead(ctx)
		return head.Number, err
	})
	if err != nil {
		return err
	}
	for {
		list, err := d.db.AccessesAfter(ctx, int(at), page)
		if err != nil || len(list) == 0 {
			return err
		}
		var told []Told
		for i := range list {
			t, is, err := d.ofAccess(ctx, &list[i])
			if err != nil {
				return err
			}
			if is {
				told = append(told, t)
			}
		}
		last := int64(list[len(list)-1].Number)
		if err := d.goOn(ctx, accessSource, at, last, told); err != nil {
			return err
		}
		at = last
	}
}

// ofAccount is what a person is told of a line about the account, by its action and the
// beginning of its object.
var ofAccountLine = map[string]string{
	"conta.senha/troca":      "a senha foi trocada",
	"conta.senha/endereco":   "a senha foi definida por um endereço de uso único",
	"conta.senha/cadastro":   "a senha foi trocada por mensagem de e-mail",
	"conta.fator/+codigos":   "um aplicativo de códigos foi cadastrado",
	"conta.fator/+chave":     "uma chave de acesso foi cadastrada",
	"conta.fator/-codigos":   "o aplicativo de códigos foi retirado",
	"conta.fator/-chave":     "uma chave de acesso foi retirada",
	"conta.codigos/novos":    "os códigos de recuperação foram trocados",
	"pessoa.redefinir/":      "quem administra preparou um endereço para nova senha ou retirou um segundo fator",
	"conta.programa/+":       "um programa recebeu acesso em seu nome",
	"conta.email/endereco":   "o endereço de e-mail foi trocado",
	"conta.email/confirmado": "o endereço de e-mail foi confirmado",
}

// ofOther are actions that somebody does with the account of another, which the object
// names: alone, or after what was taken away.
const (
	ofOther      = "pessoa.redefinir"
	factorsTaken = "-fatores/"
)

// answeredLine is of who answered a person about their data; the object names the request
// and the registration.
const answeredLine = "correcao.responder"

func (d *Desk) ofAccess(ctx context.Context, a *store.Access) (t Told, is bool, err error) {
	if a.Action == answeredLine {
		return d.ofAnswer(ctx, a)
	}
	what := eventOf(a)
	if what == "" || d.old(a.At) {
		return t, false, nil
	}
	account := a.Account
	if a.Action == ofOther {
		account = store.AccountID(strings.TrimPrefix(a.Object, factorsTaken))
	}
	if _, err := d.db.Account(ctx, account); notFound(err) {
		return t, false, nil
	} else if err != nil {
		return t, false, err
	}
	return Told{To: AccountRecipient(account), Kind: Account, About: "acesso/" + strconv.Itoa(a.Number), Words: Words{Acontecimento: what, Quando: instant(a.At), Endereco: "/conta"}}, true, nil
}

func eventOf(a *store.Access) string {
	line := a.Action + "/" + a.Object
	for prefix, what := range ofAccountLine {
		if line == prefix || strings.HasSuffix(prefix, "/") && strings.HasPrefix(line, prefix) || strings.HasSuffix(prefix, "+") && strings.HasPrefix(line, prefix) {
			return what
		}
	}
	return ""
}

func (d *Desk) ofAnswer(ctx context.Context, a *store.Access) (t Told, is bool, err error) {
	_, registration, is := strings.Cut(a.Object, "/")
	if !is || a.Contest == "" {
		return t, false, nil
	}
	c, err := d.db.Contest(ctx, a.Contest)
	if err != nil {
		return t, false, err
	}
	to, err := d.recipientOf(ctx, a.Contest, registration)
	return Told{To: to, Contest: c.ID, Kind: Answered, About: "acesso/" + strconv.Itoa(a.Number), Words: Words{Certame: c.Title, Orgao: c.Agency, Quando: instant(a.At), Endereco: "/certames/" + c.Slug + "/minha-situacao"}}, err == nil, err
}
