package web

import "net/http"

// manualRoutes are the manual, for anybody.
func manualRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/ajuda", Permission: Anyone, Do: (*visit).manualIndex, Main: "Ajuda", Icon: "question-circle"},
		{Method: http.MethodGet, Pattern: "/ajuda/{tema}", Permission: Anyone, Do: (*visit).manualTopic},
		{Method: http.MethodGet, Pattern: "/ajuda/documentos/{documento}", Permission: Anyone, Do: (*visit).manualDocument},
		{Method: http.MethodGet, Pattern: "/ajuda/telas/{figura}", Permission: Anyone, Do: (*visit).manualPicture, Plain: true, File: true},
	}
}
