package web

import "net/http"

// bookRoutes are the order of call and the facts that move it, true and supposed.
func bookRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/ordem", Permission: "ordem.ver", Do: (*visit).order, Menu: "Ordem de convocação", Icon: "user-check"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/ordem/minuta.rtf", Permission: "exportar.restrito", Do: (*visit).orderDraft, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos", Permission: "fato.ver", Do: (*visit).facts, Menu: "Livro de fatos", Icon: "book"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos/novo", Permission: "fato.registrar", Do: (*visit).newFact},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/fatos/novo", Permission: "fato.registrar", Do: (*visit).recordFact},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos/{fato}/estornar", Permission: "estorno.propor", Do: (*visit).reversing},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/fatos/{fato}/estornar", Permission: "estorno.propor", Do: (*visit).reverse},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/e-se", Permission: "simulacao.fazer", Do: (*visit).suppose, Menu: "E se…?", Icon: "question-circle"},
	}
}
