package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"runtime"
	"runtime/debug"
)

// Problem is what went wrong (RFC 9457), as a program and a person read it. Kinds
// never mix: Type says which of the other fields there are.
type Problem struct {
	Type     string         `json:"type" doc:"A espécie do problema; é ela que um programa compara." example:"urn:certame:problema:fato-recusado"`
	Title    string         `json:"title" doc:"A espécie em palavras."`
	Status   int            `json:"status" doc:"O mesmo código da resposta HTTP."`
	Detail   string         `json:"detail,omitempty" doc:"O que houve neste pedido."`
	Remedy   string         `json:"remedio,omitempty" doc:"O que fazer."`
	Request  string         `json:"pedido,omitempty" doc:"O código do pedido, para quem mantém o sistema."`
	Problems []InputProblem `json:"problemas,omitempty" doc:"Em entrada-recusada: o que há de errado, onde e como corrigir."`
	More     int            `json:"mais,omitempty" doc:"Quantos problemas há além dos listados."`
	Reason   string         `json:"motivo,omitempty" doc:"Em fato-recusado: o código do motivo."`
	Articles []Article      `json:"dispositivos,omitempty" doc:"Em fato-recusado e lacuna: os dispositivos que decidem."`
	Moved    string         `json:"o_que_mudou,omitempty" doc:"Em conflito e desatualizado: o que outra pessoa gravou."`
	Seen     string         `json:"visto,omitempty" doc:"Em conflito e desatualizado: o que o pedido tinha visto."`
	Last     string         `json:"atual,omitempty" doc:"Em conflito e desatualizado: o que vale agora."`

	header http.Header
}

// InputProblem is one thing wrong with what was sent.
type InputProblem struct {
	File   string `json:"arquivo,omitempty" doc:"O arquivo."`
	Row    int    `json:"linha,omitempty" doc:"A linha, a partir de 1; sem ela, é o arquivo inteiro."`
	Column string `json:"coluna,omitempty" doc:"A coluna, ou o campo do pedido."`
	Value  string `json:"valor,omitempty" doc:"O valor que veio."`
	What   string `json:"problema" doc:"O que há de errado."`
	Remedy string `json:"remedio,omitempty" doc:"Como corrigir."`
}

// Article is a provision that decided.
type Article struct {
	ID       string `json:"id" doc:"A chave do dispositivo na matriz." example:"lei15142!art9_cpt"`
	Citation string `json:"citacao" doc:"O dispositivo como se cita."`
}

// Kinds of problems.
const (
	kindInput     = "entrada-recusada"
	kindLedger    = "fato-recusado"
	kindConflict  = "conflito"
	kindStale     = "desatualizado"
	kindGap       = "lacuna"
	kindRefused   = "ato-recusado"
	kindEarly     = "ainda-nao"
	kindNotFound  = "nao-encontrado"
	kindToken     = "sem-token"
	kindForbidden = "sem-permissao"
	kindCondition = "falta-condicao"
	kindLarge     = "grande-demais"
	kindWait      = "muitos-pedidos"
	kindAway      = "fora-do-ar"
	kindFull      = "disco-cheio"
	kindInternal  = "falha-interna"
)

// titles are the kinds in words, with the status of each.
var titles = map[string]struct {
	status int
	title  string
}{
	kindInput:     {http.StatusUnprocessableEntity, "O que foi enviado tem problemas, e nada foi gravado"},
	kindLedger:    {http.StatusUnprocessableEntity, "O fato não pode ter acontecido, e nada foi gravado"},
	kindConflict:  {http.StatusConflict, "O pedido não cabe no estado em que as coisas estão"},
	kindStale:     {http.StatusPreconditionFailed, "Outra pessoa gravou antes, e nada foi gravado"},
	kindGap:       {http.StatusNotImplemented, "A lei não está codificada para este caso, e o programa parou"},
	kindRefused:   {http.StatusUnprocessableEntity, "O ato foi recusado, e nada saiu"},
	kindEarly:     {http.StatusConflict, "Ainda falta um passo antes deste"},
	kindNotFound:  {http.StatusNotFound, "Não há o que foi pedido"},
	kindToken:     {http.StatusUnauthorized, "Falta um token que valha"},
	kindForbidden: {http.StatusForbidden, "Este token não pode isto"},
	kindCondition: {http.StatusPreconditionRequired, "Falta dizer o que foi visto"},
	kindLarge:     {http.StatusRequestEntityTooLarge, "O que foi enviado passa do tamanho aceito"},
	kindWait:      {http.StatusTooManyRequests, "Pedidos demais"},
	kindAway:      {http.StatusServiceUnavailable, "O sistema não pode atender agora"},
	kindFull:      {http.StatusInsufficientStorage, "Não há espaço, e nada foi gravado"},
	kindInternal:  {http.StatusInternalServerError, "O programa falhou ao atender este pedido"},
}

// problem begins one of a kind.
func problem(kind, detail, remedy string) *Problem {
	t := titles[kind]
	return &Problem{Type: "urn:certame:problema:" + kind, Title: t.title, Status: t.status, Detail: detail, Remedy: remedy}
}

func (p *Problem) Error() string { return p.Title + ": " + p.Detail }

// GetStatus, GetHeaders and ContentType are how huma asks.
func (p *Problem) GetStatus() int { return p.Status }

// GetHeaders are the headers that the answer has besides.
func (p *Problem) GetHeaders() http.Header { return p.header }

// ContentType is that of problems.
func (p *Problem) ContentType(string) string { return problemType }

const problemType = "application/problem+json"

// with adds a header.
func (p *Problem) with(name, value string) *Problem {
	if p.header == nil {
		p.header = http.Header{}
	}
	p.header.Set(name, value)
	return p
}

// problem puts the code of the request in one.
func (c *call) problem(p *Problem) *Problem {
	p.Request = c.Code(c.ctx)
	return p
}

// write answers with it, where there is no operation to do so.
func (p *Problem) write(w http.ResponseWriter, code string) {
	if code != "" {
		p.Request = code
	}
	for name, values := range p.header {
		w.Header()[name] = values
	}
	w.Header().Set("Content-Type", problemType)
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(p.Status)
	_ = json.NewEncoder(w).Encode(p) // who asked is gone
}

// where is the place of a bug. The text of a panic may carry what somebody sent:
// only what the language itself says is kept.
func where(bug any) string {
	if err, is := bug.(runtime.Error); is {
		return err.Error() + "\n" + string(debug.Stack())
	}
	return fmt.Sprintf("%T\n%s", bug, debug.Stack())
}
