package web

import (
	"net/http"

	"certame/internal/auth"
)

// enterRoutes are the ways in, and the way out.
func enterRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/entrar", Permission: Entering, Do: (*visit).askEnter},
		{Method: http.MethodPost, Pattern: "/entrar", Permission: Entering, Do: (*visit).enter},
		{Method: http.MethodGet, Pattern: "/entrar/codigo", Permission: Entering, Do: (*visit).askCode},
		{Method: http.MethodPost, Pattern: "/entrar/codigo", Permission: Entering, Do: (*visit).enterCode},
		{Method: http.MethodPost, Pattern: "/entrar/chave/pergunta", Permission: Entering, Do: (*visit).questionOfKey},
		{Method: http.MethodPost, Pattern: "/entrar/chave", Permission: Entering, Do: (*visit).enterKey},
		{Method: http.MethodGet, Pattern: "/entrar/govbr", Permission: Entering, Do: (*visit).goGovBR, File: true},
		{Method: http.MethodGet, Pattern: auth.GovBRReturnPath, Permission: Entering, Do: (*visit).fromGovBR, File: true},
		{Method: http.MethodGet, Pattern: "/demonstracao", Permission: Entering, Do: (*visit).askDemo},
		{Method: http.MethodPost, Pattern: "/demonstracao/{papel}", Permission: Entering, Do: (*visit).enterDemo},
		{Method: http.MethodPost, Pattern: "/sair", Permission: Entering, Do: (*visit).leave},
		{Method: http.MethodGet, Pattern: "/acesso/{segredo}", Permission: Entering, Do: (*visit).showLink},
		{Method: http.MethodPost, Pattern: "/acesso/{segredo}", Permission: Entering, Do: (*visit).useLink},
	}
}
