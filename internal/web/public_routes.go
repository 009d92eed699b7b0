package web

import "net/http"

// publicRoutes are the pages of a contest for everybody, made of what was released.
func publicRoutes() []Route {
	const all = "publico.ver"
	return []Route{
		{Method: http.MethodGet, Pattern: "/publico", Permission: "publico.ver", Do: (*visit).publishers, Main: "Publicações", Icon: "landmark"},
		{Method: http.MethodGet, Pattern: "/publico/{certame}", Permission: "publico.ver", Do: (*visit).published},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}", Permission: "publico.ver", Do: (*visit).publishedAct},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}/{arquivo}", Permission: "publico.baixar", Do: (*visit).publishedFile, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/vagas", Permission: all, Do: (*visit).publicSeats},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/regras", Permission: all, Do: (*visit).publicRules},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/numeros", Permission: all, Do: (*visit).publicNumbers},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/ordem", Permission: all, Do: (*visit).publicOrder},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/cortes", Permission: all, Do: (*visit).publicCuts},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/sorteio", Permission: all, Do: (*visit).publicDraw},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/sorteio/{arquivo}", Permission: "publico.baixar", Do: (*visit).publicDrawFile, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/dados", Permission: all, Do: (*visit).publicData},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/dados/{arquivo}", Permission: "publico.baixar", Do: (*visit).publicDataFile, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}/listas", Permission: all, Do: (*visit).publicLists},
	}
}
