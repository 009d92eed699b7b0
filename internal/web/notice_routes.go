package web

import "net/http"

// noticeRoutes are those by which people learn what happened without asking.
func noticeRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos.atom", Permission: "publico.baixar", Do: (*visit).feed, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos.json", Permission: "publico.baixar", Do: (*visit).feedJSON, File: true},
		{Method: http.MethodGet, Pattern: "/publico/atos.atom", Permission: "publico.baixar", Do: (*visit).feedOfAll, File: true},
		{Method: http.MethodGet, Pattern: "/publico/atos.json", Permission: "publico.baixar", Do: (*visit).feedJSONOfAll, File: true},
	}
}
