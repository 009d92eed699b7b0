package web

import "net/http"

// checkRoutes are those of who checks what an agency tells, without an account.
func checkRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/acompanhamento/conferir", Permission: verifying, Do: (*visit).askCheck},
		{Method: http.MethodPost, Pattern: "/acompanhamento/conferir", Permission: verifying, Do: (*visit).checkNumbers, Body: checkedMost},
	}
}
