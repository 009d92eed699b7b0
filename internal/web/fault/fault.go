package fault

import (
	"errors"
	"net/http"
	"net/url"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// Fault is what a person is told when a page cannot be given: what happened, what to
// do, and the answer's status.
type Fault struct {
	Status       int
	Code         string // stable, for manuals and for support
	What, Remedy string
	Article      string           // what of the law says so
	Problems     []intake.Problem // of a file that was refused
	More         int
	Links        []parts.Link
}

// Message is the fault as pages draw it.
func (f *Fault) Message() parts.Message {
	return parts.Message{Kind: "erro", Title: f.What, Remedy: f.Remedy, Article: f.Article, Links: f.Links, Announced: true}
}

func (f *Fault) Error() string { return f.Code + ": " + f.What }

// NotFound is a thing that is not there, or that who asks may not know of: the two
// must look alike.
func NotFound(what string) error {
	return &Fault{
		Status: http.StatusNotFound, Code: "NAO-ENCONTRADO", What: "Não há " + what + " neste endereço.",
		Remedy: "Confira o endereço, letra por letra. Ou procure o certame pelo nome, no alto desta página.",
		Links:  []parts.Link{{Text: "Ver os certames", Address: "/publico", Icon: "landmark"}},
	}
}

func Forbidden() error {
	return &Fault{
		Status: http.StatusForbidden, Code: "SEM-PERMISSAO", What: "Esta conta não tem permissão para isto.",
		Remedy: "Peça o papel a quem administra o certame, ou entre com outra conta.",
	}
}

// NotTheirs is a page of who registered in a contest, asked for by an account that has no
// part in it: whoever asks reads the result all the same, by the number.
func NotTheirs(slug string) error {
	f := &Fault{
		Status: http.StatusForbidden, Code: "SEM-INSCRICAO", What: "Esta conta não tem inscrição ligada a este certame.",
		Remedy: "Se você se inscreveu com outra conta, saia e entre com ela. Se se inscreveu por outro meio, peça à secretaria do certame que ligue a inscrição a esta conta. O resultado se consulta pelo número de inscrição, sem entrar.",
	}
	if slug != "" {
		f.Links = []parts.Link{{Text: "Consultar pelo número", Address: "/publico/" + slug + "/consulta", Icon: "search"}, {Text: "Ver o certame", Address: "/publico/" + slug, Icon: "landmark"}}
	}
	return f
}

// SecondFactor is of who has the role and has not shown enough to use it.
func SecondFactor() error {
	return &Fault{
		Status: http.StatusForbidden, Code: "SEGUNDO-FATOR", What: "Este papel pede mais do que a senha.",
		Remedy: "Mostre o segundo fator da conta, ou cadastre um.", Links: []parts.Link{{Text: "Mostrar ou cadastrar o segundo fator", Address: "/conta", Icon: "key"}},
	}
}

// EnterFirst is a page that only people who entered see, and nobody entered.
type EnterFirst struct{ Back string }

func (EnterFirst) Error() string { return "not entered" }

func (e EnterFirst) Address() string { return "/entrar?" + url.Values{"voltar": {e.Back}}.Encode() }

// Of turns any error into what a person can act on. What nobody foresaw says only
// its code: the rest is for the log.
func Of(err error) *Fault {
	var known *Fault
	var refused *intake.Refused
	var conflict *store.Conflict
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &known):
		return known
	case awayFault(err) != nil:
		return awayFault(err)
	case errors.As(err, &refused):
		return &Fault{
			Status: http.StatusUnprocessableEntity, Code: "ENTRADA-RECUSADA", What: "O que foi enviado tem problemas e nada foi gravado.",
			Remedy: "Corrija o que está listado e envie de novo.", Problems: refused.Problems, More: refused.More,
		}
	case errors.Is(err, store.ErrNotFound) || errors.Is(err, blob.ErrNotFound):
		return Of(NotFound("o que mostrar"))
	case errors.As(err, &conflict):
		return &Fault{
			Status: http.StatusConflict, Code: "OUTRA-PESSOA-GRAVOU", What: "Outra pessoa gravou antes: o que você viu já não é o atual. Nada seu foi gravado.",
			Remedy: "Volte à página, veja o que mudou e repita.",
		}
	case errors.Is(err, store.ErrText):
		return &Fault{
			Status: http.StatusBadRequest, Code: "TEXTO", What: "O endereço ou o que foi enviado tem bytes que não são texto.",
			Remedy: "Siga os endereços das páginas e escreva de novo o que foi colado de outro programa.",
		}
	case errors.Is(err, docket.ErrNoPeople) || errors.Is(err, docket.ErrNoResult):
		return &Fault{Status: http.StatusConflict, Code: "AINDA-NAO", What: locale.AsSentence(err.Error()), Remedy: "Volte ao painel do certame e siga o próximo passo."}
	}
	if f := OfSitting(err); f != nil {
		return f
	}
	if f := enrolmentFault(err); f != nil {
		return f
	}
	if errors.Is(err, docket.ErrNotReady) {
		return &Fault{Status: http.StatusConflict, Code: "FALTA-DECIDIR", What: locale.AsSentence(err.Error()), Remedy: "Volte à importação e responda o que falta."}
	}
	if docket.Refused(err) {
		return &Fault{Status: http.StatusUnprocessableEntity, Code: "ATO-RECUSADO", What: locale.AsSentence(err.Error()), Remedy: "Nada saiu. Corrija o que está dito e repita."}
	}
	if errors.As(err, &large) {
		return &Fault{
			Status: http.StatusRequestEntityTooLarge, Code: "GRANDE-DEMAIS", What: "O que foi enviado passa do tamanho aceito nesta página.",
			Remedy: "Envie em partes menores, ou compacte o arquivo em zip.",
		}
	}
	return &Fault{
		Status: http.StatusInternalServerError, Code: "FALHA-INTERNA", What: "O programa falhou ao atender este pedido. Nada do que já estava gravado se perdeu.",
		Remedy: "Tente de novo. Se continuar, informe o código do pedido a quem mantém o sistema.",
	}
}
