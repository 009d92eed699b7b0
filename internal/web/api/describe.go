package api

import (
	"net/http"
	"reflect"
	"strconv"
	"strings"

	"certame/internal/run"

	"github.com/danielgtaylor/huma/v2"
)

// tokenScheme is how the document names the way to enter.
const tokenScheme = "token"

// description is the document before it has operations.
func description() huma.Config {
	c := huma.DefaultConfig("certame", run.Engine)
	c.CreateHooks, c.DocsPath, c.SchemasPath, c.OpenAPIPath = nil, "", "", "/openapi"
	c.Components.Schemas = huma.NewMapRegistry("#/components/schemas/", named)
	c.Info.Description = "Certames, resultados, fatos e atos para programas, com as mesmas permissões das telas. " +
		"Guia, com os limites e um programa de exemplo: docs/api.md."
	c.Info.License = nil
	c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		tokenScheme: {Type: "http", Scheme: "bearer", Description: "Token criado em Minha conta, Programas em seu nome. Nenhum cookie é lido."},
	}
	c.Tags = []*huma.Tag{
		{Name: tagContests, Description: "Criar, achar e ver certames; o quadro de vagas com a memória de cálculo."},
		{Name: tagFiles, Description: "Os arquivos do certame, por revisão."},
		{Name: tagResults, Description: "Apurar e ler o que foi apurado."},
		{Name: tagBook, Description: "O livro de fatos: ver, prever, registrar, propor estorno; e supor sem gravar."},
		{Name: tagActs, Description: "Propostas e atos: uma pessoa propõe; outra, presente, confirma nas telas."},
		{Name: tagPublic, Description: "O que já foi publicado, sem token."},
	}
	return c
}

// The tags of operations.
const (
	tagContests = "certames"
	tagFiles    = "arquivos"
	tagResults  = "resultados"
	tagBook     = "fatos"
	tagActs     = "atos"
	tagPublic   = "publico"
)

// statuses are the answers in words.
var statuses = map[int]string{
	http.StatusOK: "Feito.", http.StatusCreated: "Criado; Location diz onde.", http.StatusAccepted: "Pedido; acompanhe o trabalho em Location.", http.StatusNoContent: "Feito, sem corpo.",
	http.StatusBadRequest:     "O corpo do pedido não se lê.",
	http.StatusNotImplemented: "A lei não está codificada para o caso.", http.StatusUnauthorized: "Falta um token que valha.", http.StatusForbidden: "Este token não pode isto.", http.StatusNotFound: "Não há o que foi pedido.",
	http.StatusConflict: "Não cabe no estado em que as coisas estão.", http.StatusPreconditionFailed: "Outra pessoa gravou antes do que If-Match diz.",
	http.StatusRequestEntityTooLarge: "Passa do tamanho aceito.", http.StatusUnprocessableEntity: "Entrada, fato ou ato recusado; `type` diz qual.",
	http.StatusPreconditionRequired: "Falta If-Match.", http.StatusTooManyRequests: "Pedidos demais; Retry-After diz quanto esperar.", http.StatusInternalServerError: "O programa falhou.",
	http.StatusServiceUnavailable: "O banco ou o lugar dos arquivos não responde; Retry-After diz quanto esperar.", http.StatusInsufficientStorage: "Não há espaço, e nada foi gravado.",
}

// finish puts in Portuguese what the library wrote by itself.
func finish(doc *huma.OpenAPI) {
	for _, path := range doc.Paths {
		for _, op := range []*huma.Operation{path.Get, path.Put, path.Post, path.Delete} {
			if op == nil {
				continue
			}
			for code, response := range op.Responses {
				if n, err := strconv.Atoi(code); err == nil && (response.Description == "" || response.Description == http.StatusText(n)) {
					response.Description = statuses[n]
				}
			}
		}
	}
}

// named names a type in the document, by the word of whoever reads it.
func named(t reflect.Type, hint string) string {
	name := huma.DefaultSchemaNamer(t, hint)
	if page, is := strings.CutPrefix(name, "Page"); is {
		return "PaginaDe" + plain(page)
	}
	return plain(name)
}

func plain(name string) string {
	if word, known := typeNames[name]; known {
		return word
	}
	return name
}

// typeNames are the types of the document by their Portuguese names.
var typeNames = map[string]string{
	"Problem": "Problema", "InputProblem": "ProblemaDeEntrada", "Article": "Dispositivo",
	"Contest": "Certame", "Identity": "QuemPede", "Seats": "Quadro", "PostSeats": "VagasDoCargo", "SeatStep": "PassoDoCalculo", "Finding": "Achado",
	"File": "Arquivo", "Files": "Arquivos", "Revision": "Revisao",
	"Job": "Trabalho", "Jobs": "Trabalhos", "Version": "Resultado", "Span": "Lista", "Spans": "Listas", "Row": "LinhaDeLista", "PersonRows": "PosicoesDaPessoa", "Explanation": "Explicacao", "Found": "PessoaEncontrada",
	"Fact": "Fato", "NewFact": "FatoNovo", "Recorded": "FatoRegistrado", "Foreseen": "Previa", "Effect": "Efeito", "Position": "Posicao", "NewReversal": "EstornoNovo",
	"Supposed": "Suposicao", "Comparison": "Comparacao", "Figures": "Numeros", "PostFigures": "NumerosDoCargo", "ModalityFigures": "NumerosDaModalidade", "Turn": "MudancaDaPessoa",
	"Plan": "PlanoDePublicacao", "Totals": "Totais", "Proposal": "Proposta", "Proposals": "Propostas", "Act": "Ato",
}
