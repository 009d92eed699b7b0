package web

import "net/http"

// membersRoutes are who has which role in a contest.
func membersRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/papeis", Permission: "papel.ver", Do: (*visit).members, Menu: "Papéis", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/papeis", Permission: "papel.atribuir", Do: (*visit).assignMember},
	}
}
