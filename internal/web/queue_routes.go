package web

import "net/http"

// queueRoutes are the work of a member of a board.
func queueRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila", Permission: "fila.ver", Do: (*visit).queue, Menu: "Minha fila", Icon: "clipboard-list"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila/motivos", Permission: "voto.registrar", Do: (*visit).reasons},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/motivos", Permission: "voto.registrar", Do: (*visit).giveReasons},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila/{processo}", Permission: "fila.ver", Do: (*visit).queueCase},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/{processo}/impedimento", Permission: "impedimento.declarar", Do: (*visit).declareImpediment},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/{processo}/voto", Permission: "voto.registrar", Do: (*visit).castVote},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/termo", Permission: "termo.assinar", Do: (*visit).term, Menu: "Termo de confidencialidade", Icon: "lock"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/termo", Permission: "termo.assinar", Do: (*visit).signTerm},
	}
}
