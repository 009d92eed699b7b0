package web

import "net/http"

// boardsRoutes are who is on each board, and what becomes of it.
func boardsRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes", Permission: "comissao.ver", Do: (*visit).boards, Menu: "Comissões", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes", Permission: "comissao.compor", Do: (*visit).sendBoards, Body: rosterBody},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/comissao.csv", Permission: restricted, Do: (*visit).boardsFile, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}", Permission: "comissao.ver", Do: (*visit).boardsOf},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/membro", Permission: "comissao.compor", Do: (*visit).boardMember},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/membro", Permission: "comissao.compor", Do: (*visit).changeMember},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/conta", Permission: "comissao.compor", Do: (*visit).tieMember},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/substituir", Permission: "comissao.substituir", Do: (*visit).substitute},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/substituir", Permission: "comissao.substituir", Do: (*visit).replaceMember},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/registrar", Permission: "fato.registrar", Do: (*visit).registerBoard},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/registrar", Permission: "fato.registrar", Do: (*visit).keepBoard},
	}
}
