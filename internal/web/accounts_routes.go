package web

import "net/http"

// accountsRoutes are what the administration does with the accounts of others.
func accountsRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/pessoas", Permission: "pessoa.ver", Do: (*visit).accounts, Main: "Pessoas", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/pessoas", Permission: "pessoa.cadastrar", Do: (*visit).registerAccount},
		{Method: http.MethodGet, Pattern: "/pessoas/{conta}", Permission: "pessoa.ver", Do: (*visit).accountOf},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/acesso", Permission: "pessoa.redefinir", Do: (*visit).resetAccount},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/bloqueio", Permission: "pessoa.bloquear", Do: (*visit).blockAccount},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/papeis", Permission: "papel.atribuir", Do: (*visit).assignAccount},
	}
}
