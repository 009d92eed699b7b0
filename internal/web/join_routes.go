package web

import "net/http"

// joinRoutes are those of who makes an account of their own, and of what is done with
// what they give.
func joinRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/cadastro", Permission: Entering, Do: (*visit).askJoin},
		{Method: http.MethodPost, Pattern: "/cadastro", Permission: Entering, Do: (*visit).join},
		{Method: http.MethodGet, Pattern: "/cadastro/{pedido}", Permission: Entering, Do: (*visit).showJoined},
		{Method: http.MethodPost, Pattern: "/cadastro/{pedido}", Permission: Entering, Do: (*visit).useJoined},
		{Method: http.MethodGet, Pattern: "/privacidade", Permission: Anyone, Do: (*visit).privacy},
		{Method: http.MethodGet, Pattern: "/mapa", Permission: Anyone, Do: (*visit).siteMap},
	}
}
