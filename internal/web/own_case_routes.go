package web

import "net/http"

// ownCaseRoutes are the confirmation of who optou, as they follow it and appeal.
func ownCaseRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-confirmacao", Permission: "situacao.ver", Do: (*visit).ownCases, Menu: "Minha confirmação", Icon: "user-check"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-confirmacao/{confirmacao}", Permission: "situacao.ver", Do: (*visit).ownCase},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-confirmacao/{confirmacao}/recurso", Permission: "recurso.interpor", Do: (*visit).fileAppeal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-confirmacao/{confirmacao}/comprovante.txt", Permission: "recurso.interpor", Do: (*visit).ownReceipt, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-confirmacao/{confirmacao}/parecer/{formato}", Permission: "parecer.ver", Do: (*visit).ownOpinion, File: true},
	}
}
