package web

import "net/http"

// verifyRoutes are those by which anybody holds a document to what was published, and
// the rules to the law.
func verifyRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/verificar", Permission: verifying, Do: (*visit).verify, Main: "Verificar documento", Icon: "check-circle"},
		{Method: http.MethodGet, Pattern: checkerPath, Permission: verifying, Do: (*visit).checker, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/direito", Permission: "publico.ver", Do: (*visit).lawNorms, Main: "As regras e a lei", Icon: "gavel"},
		{Method: http.MethodGet, Pattern: "/direito/interpretacoes", Permission: "publico.ver", Do: (*visit).lawReadings},
		{Method: http.MethodGet, Pattern: "/direito/cenarios/{cenario}", Permission: "publico.ver", Do: (*visit).lawScenario},
		{Method: http.MethodGet, Pattern: "/direito/normas/{norma}", Permission: "publico.ver", Do: (*visit).lawNorm},
		{Method: http.MethodGet, Pattern: "/direito/dispositivos/{dispositivo}", Permission: "publico.ver", Do: (*visit).lawProvision},
	}
}
