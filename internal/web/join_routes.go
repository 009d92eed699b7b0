package web

import "net/http"

// joinRoutes are those of who makes an account of their own.
func joinRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/cadastro", Permission: Entering, Do: (*visit).askJoin},
		{Method: http.MethodPost, Pattern: "/cadastro", Permission: Entering, Do: (*visit).join},
		{Method: http.MethodGet, Pattern: "/cadastro/{pedido}", Permission: Entering, Do: (*visit).showJoined},
		{Method: http.MethodPost, Pattern: "/cadastro/{pedido}", Permission: Entering, Do: (*visit).useJoined},
	}
}
