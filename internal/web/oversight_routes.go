package web

import "net/http"

// oversightRoutes are those of who oversees a contest. The page is of the agency too:
// what was given whole is no secret between them.
func oversightRoutes() []Route {
	const at = "/certames/{certame}/controle"
	return []Route{
		{Method: http.MethodGet, Pattern: at, Permission: "custodia.ler", Do: (*visit).overseen, Menu: "Controle", Icon: "eye"},
		{Method: http.MethodGet, Pattern: at + "/extrato.zip", Permission: "controle.extrato", Do: (*visit).coveredExtract, File: true},
		{Method: http.MethodPost, Pattern: at + "/integral", Permission: "controle.integral", Do: (*visit).wholeExtract, File: true},
	}
}
