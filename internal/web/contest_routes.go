package web

import "net/http"

// contestRoutes are the contests, a new one, and the panel of each.
func contestRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames", Permission: "certame.ver_meus", Do: (*visit).contests, Main: "Certames", Icon: "clipboard-list"},
		{Method: http.MethodGet, Pattern: "/certames/novo", Permission: "certame.criar", Do: (*visit).newContest},
		{Method: http.MethodPost, Pattern: "/certames/novo", Permission: "certame.criar", Do: (*visit).createContest, Body: uploadMost},
		{Method: http.MethodPost, Pattern: "/certames/exemplo", Permission: "certame.criar", Do: (*visit).createExample},
		{Method: http.MethodGet, Pattern: "/certames/{certame}", Permission: "certame.ver", Do: (*visit).panel, Menu: "Painel", Icon: "home"},
	}
}
