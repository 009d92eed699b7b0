package web

import "net/http"

// appealsRoutes are appeals from their filing to the vote of each member.
func appealsRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/recursos", Permission: "recurso.receber", Do: (*visit).appeals, Menu: "Recursos", Icon: "balance-scale"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/recursos/{recurso}/receber", Permission: "recurso.receber", Do: (*visit).receiveAppeal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/recursos/{recurso}/distribuir", Permission: "recurso.receber", Do: (*visit).distributeAppeal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/julgar", Permission: "recurso.examinar", Do: (*visit).judge, Menu: "Recursos a julgar", Icon: "balance-scale"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/julgar/motivos", Permission: "recurso.votar", Do: (*visit).reasons},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/julgar/motivos", Permission: "recurso.votar", Do: (*visit).giveReasons},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/julgar/{recurso}", Permission: "recurso.examinar", Do: (*visit).judgeAppeal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/julgar/{recurso}/declarar", Permission: "impedimento.declarar", Do: (*visit).declareOnAppeal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/julgar/{recurso}/elemento", Permission: "recurso.examinar", Do: (*visit).openElement},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/julgar/{recurso}/voto", Permission: "recurso.votar", Do: (*visit).voteOnAppeal},
	}
}
