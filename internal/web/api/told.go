package api

import (
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"

	"certame/appointment"
	"certame/internal/answer"
	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/durable"
	"certame/internal/intake"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/law"
	"certame/ledger"
)

// told turns any error into the problem of its kind. What nobody foresaw says only
// the code of the request: the rest is for the log.
func (c *call) told(err error) *Problem {
	var known *Problem
	var refused *intake.Refused
	var ledgers *ledger.Refusal
	var gap *appointment.Gap
	switch {
	case errors.As(err, &known):
		return known
	case errors.Is(err, store.ErrAway), errors.Is(err, blob.ErrAway):
		c.Log.Error("fora do ar", "pedido", c.Code(c.ctx), "rota", c.op.Path, "erro", err.Error())
		return problem(kindAway, "O banco de dados, ou o lugar dos arquivos, não está respondendo.", "Espere o que diz Retry-After e repita com a mesma chave: o que já tinha sido feito não se faz de novo.").with("Retry-After", "5")
	case errors.Is(err, store.ErrFull), durable.Full(err):
		c.Log.Error("disco cheio", "pedido", c.Code(c.ctx), "rota", c.op.Path, "erro", err.Error())
		return problem(kindFull, "O disco está cheio ou recusou a escrita.", "Avise quem mantém o sistema.")
	case errors.As(err, &refused):
		return inputOf(refused)
	case errors.As(err, &ledgers):
		return c.ledgerOf(ledgers)
	case errors.As(err, &gap):
		p := problem(kindGap, gap.Where+": "+gap.What, "Avise quem mantém o programa: o caso está nos dispositivos citados. Nada foi gravado.")
		p.Articles = articles(gap.Basis)
		return p
	}
	if p := c.toldOfState(err); p != nil {
		return p
	}
	c.Log.Error("falha na API", "pedido", c.Code(c.ctx), "rota", c.op.Path, "erro", err.Error())
	return internal()
}

// toldOfState is of what the state of things does not admit; nil is of nothing that
// is known.
func (c *call) toldOfState(err error) *Problem {
	var conflict *store.Conflict
	var wait *auth.Wait
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &conflict):
		return conflictOf(conflict)
	case errors.Is(err, store.ErrNotFound), errors.Is(err, blob.ErrNotFound), errors.Is(err, jobs.ErrNotFound):
		return notFound("o que foi pedido")
	case errors.Is(err, store.ErrText):
		return problem(kindInput, "O endereço ou o que foi enviado tem bytes que não são texto.", "Envie texto em UTF-8, sem byte zero.")
	case errors.Is(err, store.ErrTaken):
		return problem(kindConflict, "Já existe outro com este nome.", "Escolha outro nome.")
	case errors.Is(err, store.ErrClosed), errors.Is(err, docket.ErrStale), errors.Is(err, answer.ErrNoSeat):
		return problem(kindConflict, sentence(err), "Leia de novo o estado e repita com ele.")
	case errors.Is(err, docket.ErrNoPeople), errors.Is(err, docket.ErrNoResult):
		return problem(kindEarly, sentence(err), "Faça o passo que falta e repita.")
	case errors.As(err, &large):
		return problem(kindLarge, "O limite desta operação é de "+strconv.FormatInt(large.Limit, 10)+" bytes.", "Envie em partes menores, ou compacte em zip.")
	case errors.As(err, &wait):
		return problem(kindWait, "Este programa ou esta rede pediu demais em pouco tempo.", "Espere o que diz Retry-After e repita.").
			with("Retry-After", strconv.Itoa(max(1, int(math.Ceil(wait.For.Seconds())))))
	case docket.Refused(err):
		return problem(kindRefused, sentence(err), "Corrija o que está dito e repita.")
	}
	return nil
}

func inputOf(r *intake.Refused) *Problem {
	p := problem(kindInput, "Nada foi gravado.", "Corrija o que está em problemas e envie de novo.")
	for _, one := range r.Problems {
		p.Problems = append(p.Problems, InputProblem{one.File, one.Line, one.Column, one.Value, one.What, one.Remedy})
	}
	p.More = r.More
	return p
}

// ledgerOf says why a fact cannot have happened, in the words of the contest.
func (c *call) ledgerOf(r *ledger.Refusal) *Problem {
	var words law.Wording
	if terms, err := c.Docket.Terms(c.ctx, c.contest.ID, 0); err == nil {
		words = terms.Wording()
	}
	what, remedy := locale.LedgerRefusal(r, words)
	p := problem(kindLedger, what, remedy)
	p.Reason, p.Articles = string(r.Reason), articles(r.Basis)
	return p
}

func articles(basis []law.Provision) (out []Article) {
	for _, one := range basis {
		out = append(out, Article{string(one), law.Citations([]law.Provision{one})})
	}
	return out
}

// moved are the things that change under a request, in words.
var moved = map[string]string{"revision": "os arquivos do certame", "facts": "o livro de fatos", "contest": "o cadastro do certame", "request": "um pedido com a mesma chave"}

// conflictOf parts what was seen before and is not the last any more from what is
// being done right now.
func conflictOf(c *store.Conflict) *Problem {
	p := problem(kindStale, "O que este pedido viu não é mais o último.", "Leia de novo, veja o que mudou e repita com a ETag nova em If-Match.")
	if c.What == "request" {
		p = problem(kindConflict, "Um pedido com a mesma chave de idempotência está sendo atendido.", "Espere um instante e repita com a mesma chave: virá a resposta dele.").with("Retry-After", "1")
	}
	p.Moved, p.Seen, p.Last = moved[c.What], c.Seen, c.Last
	return p
}

func notFound(what string) *Problem {
	return problem(kindNotFound, "Não há "+what+".", "Confira o endereço.")
}

func unknownToken() *Problem {
	return problem(kindToken, auth.ErrProgram.Error(), "Crie outro em Minha conta, Programas em seu nome.").with("WWW-Authenticate", `Bearer error="invalid_token"`)
}

func needToken() *Problem {
	return problem(kindToken, "Esta operação pede um token.", "Crie um em Minha conta, Programas em seu nome, e envie-o em Authorization: Bearer.").with("WWW-Authenticate", "Bearer")
}

func forbidden(p roles.Permission) *Problem {
	return problem(kindForbidden, "A conta deste token não tem a permissão "+string(p)+".", "Peça o papel a quem administra o certame. O que pede a pessoa presente, como confirmar um ato, programa nenhum faz.")
}

func needFactor() *Problem {
	return problem(kindForbidden, "O papel pede segundo fator, e o token foi criado sem ele.", "Entre mostrando o segundo fator e crie outro token.")
}

func onlyReads() *Problem {
	return problem(kindForbidden, "Este acesso de programa é só de leitura.", "Dê ao programa outro acesso, para ler e gravar.")
}

func internal() *Problem {
	return problem(kindInternal, "Nada do que já estava gravado se perdeu.", "Repita com a mesma chave. Se continuar, informe o código do pedido a quem mantém o sistema.")
}

// sentence writes an error as a sentence.
func sentence(err error) string {
	text := err.Error()
	first := []rune(text)[:1]
	return strings.ToUpper(string(first)) + strings.TrimSuffix(string([]rune(text)[1:]), ".") + "."
}
