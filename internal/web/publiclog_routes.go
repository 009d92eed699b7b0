package web

import "net/http"

// publiclogRoutes are the transparency log, for people and for who mirrors it.
func publiclogRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}/prova", Permission: "publico.baixar", Do: (*visit).proof, File: true},
		{Method: http.MethodGet, Pattern: "/registro", Permission: "publico.verificar", Do: (*visit).actsLog, Main: "Registro de atos", Icon: "book"},
		{Method: http.MethodGet, Pattern: "/registro/{resto...}", Permission: "publico.verificar", Do: (*visit).logFile, File: true},
	}
}
