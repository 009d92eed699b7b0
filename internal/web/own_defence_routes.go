package web

import "net/http"

// ownDefenceRoutes are the defence of who is investigated.
func ownDefenceRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/defesa/{apuracao}/anexos/{anexo}", Permission: "defesa.apresentar", Do: (*visit).defenceFile, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/defesa", Permission: "defesa.apresentar", Do: (*visit).ownDefence, Menu: "Defesa", Icon: "gavel"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/defesa", Permission: "defesa.apresentar", Do: (*visit).sendDefence, Body: filesMost},
	}
}
