package web

import "net/http"

// jobRoutes are long work in the background.
func jobRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/trabalhos", Permission: "trabalho.ver", Do: (*visit).listJobs, Menu: "Trabalhos", Icon: "hourglass-half"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/trabalhos/{trabalho}", Permission: "trabalho.ver", Do: (*visit).showJob},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/trabalhos/{trabalho}/cancelar", Permission: "trabalho.cancelar", Do: (*visit).cancelJob},
	}
}
