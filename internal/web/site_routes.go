package web

import "net/http"

// siteRoutes are what is there whatever the contest: signs of life, the look of the pages, the first one, and
// those that tell how the site is used and what it does with data.
func siteRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/saude", Permission: Anyone, Do: (*visit).alive, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/pronto", Permission: Anyone, Do: (*visit).ready, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/estatico/{digest}/{file}", Permission: Anyone, Do: (*visit).asset, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/{$}", Permission: Anyone, Do: (*visit).start},
		{Method: http.MethodPost, Pattern: "/contraste", Permission: Anyone, Do: (*visit).contrast},
		{Method: http.MethodGet, Pattern: "/acessibilidade", Permission: Anyone, Do: (*visit).accessibility, Main: "Acessibilidade", Icon: "universal-access"},
		{Method: http.MethodGet, Pattern: "/privacidade", Permission: Anyone, Do: (*visit).privacy},
		{Method: http.MethodGet, Pattern: "/mapa", Permission: Anyone, Do: (*visit).siteMap},
	}
}
