package web

import "net/http"

// feedRoutes are the acts for programs that read news.
func feedRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos.atom", Permission: "publico.baixar", Do: (*visit).feed, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos.json", Permission: "publico.baixar", Do: (*visit).feedJSON, File: true},
		{Method: http.MethodGet, Pattern: "/publico/atos.atom", Permission: "publico.baixar", Do: (*visit).feedOfAll, File: true},
		{Method: http.MethodGet, Pattern: "/publico/atos.json", Permission: "publico.baixar", Do: (*visit).feedJSONOfAll, File: true},
	}
}
