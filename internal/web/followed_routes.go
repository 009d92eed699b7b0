package web

import "net/http"

// followedRoutes are the numbers of many contests, of who follows the reservation and of who checks
// what an agency tells, without an account.
func followedRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/acompanhamento", Permission: "publico.acompanhar", Do: (*visit).reserve, Main: "Acompanhamento", Icon: "table"},
		{Method: http.MethodGet, Pattern: "/acompanhamento/dados/{arquivo}", Permission: "publico.acompanhar", Do: (*visit).followedFile, File: true},
		{Method: http.MethodGet, Pattern: "/acompanhamento/importar", Permission: importing, Do: (*visit).askNumbers},
		{Method: http.MethodPost, Pattern: "/acompanhamento/importar", Permission: importing, Do: (*visit).takeNumbers, Body: numbersMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/indicadores.json", Permission: restricted, Do: (*visit).ownNumbers, File: true},
		{Method: http.MethodGet, Pattern: "/acompanhamento/conferir", Permission: verifying, Do: (*visit).askCheck},
		{Method: http.MethodPost, Pattern: "/acompanhamento/conferir", Permission: verifying, Do: (*visit).checkNumbers, Body: checkedMost},
	}
}
