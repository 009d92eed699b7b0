package web

import "net/http"

// lawRoutes are the rules beside the law.
func lawRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/direito", Permission: "publico.ver", Do: (*visit).lawNorms, Main: "As regras e a lei", Icon: "gavel"},
		{Method: http.MethodGet, Pattern: "/direito/interpretacoes", Permission: "publico.ver", Do: (*visit).lawReadings},
		{Method: http.MethodGet, Pattern: "/direito/cenarios/{cenario}", Permission: "publico.ver", Do: (*visit).lawScenario},
		{Method: http.MethodGet, Pattern: "/direito/normas/{norma}", Permission: "publico.ver", Do: (*visit).lawNorm},
		{Method: http.MethodGet, Pattern: "/direito/dispositivos/{dispositivo}", Permission: "publico.ver", Do: (*visit).lawProvision},
	}
}
