package web

import "net/http"

// publishRoutes are an act from who proposes it to who confirms it.
func publishRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar", Permission: "ato.ver", Do: (*visit).publish, Menu: "Publicar", Icon: "landmark"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propor", Permission: "ato.propor", Do: (*visit).proposeForm},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propor", Permission: "ato.propor", Do: (*visit).propose},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propostas/{proposta}", Permission: "ato.ver", Do: (*visit).proposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/{arquivo}", Permission: "ato.ver", Do: (*visit).proposalFile, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/confirmar", Permission: "ato.confirmar", Do: (*visit).confirmProposal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/retirar", Permission: "ato.retirar", Do: (*visit).withdrawProposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/atos/{ato}", Permission: "ato.ver", Do: (*visit).showAct},
	}
}
