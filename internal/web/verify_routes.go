package web

import "net/http"

// verifyRoutes are those by which anybody holds a document to what was published.
func verifyRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/verificar", Permission: verifying, Do: (*visit).verify, Main: "Verificar documento", Icon: "check-circle"},
		{Method: http.MethodGet, Pattern: "/robots.txt", Permission: "publico.ver", Do: (*visit).robots, File: true},
		{Method: http.MethodGet, Pattern: checkerPath, Permission: verifying, Do: (*visit).checker, Plain: true, File: true},
	}
}
