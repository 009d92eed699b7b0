package web

import "net/http"

// drawRoutes are a draw that anybody can redo.
func drawRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/sorteio", Permission: "sorteio.ver", Do: (*visit).drawing, Menu: "Sorteio", Icon: "balance-scale"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/preparar", Permission: "sorteio.preparar", Do: (*visit).announceDraw},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/digitar", Permission: "sorteio.apurar", Do: (*visit).typeDraw},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/pulso", Permission: "sorteio.apurar", Do: (*visit).pulseDraw},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/sorteio/{arquivo}", Permission: "sorteio.ver", Do: (*visit).drawFile, File: true},
	}
}
