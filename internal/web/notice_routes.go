package web

import (
	"net/http"

	"certame/internal/notices"
)

// noticeRoutes are those by which people learn what happened without asking.
func noticeRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: notices.LinkPath + "{aviso}", Permission: Anyone, Do: (*visit).notice},
		{Method: http.MethodPost, Pattern: notices.LinkPath + "{aviso}", Permission: Anyone, Do: (*visit).confirmNotice},
		{Method: http.MethodPost, Pattern: notices.LinkPath + "{aviso}/escolhas", Permission: Anyone, Do: (*visit).chooseNotices},
		{Method: http.MethodGet, Pattern: notices.LinkPath + "{aviso}/parar", Permission: Anyone, Do: (*visit).notice},
		{Method: http.MethodPost, Pattern: notices.LinkPath + "{aviso}/parar", Permission: Anyone, Do: (*visit).stopNotices},
		{Method: http.MethodGet, Pattern: "/conta/avisos", Permission: Own, Do: (*visit).ownNotices},
		{Method: http.MethodPost, Pattern: "/conta/avisos", Permission: Own, Do: (*visit).chooseOwnNotices},
		{Method: http.MethodPost, Pattern: "/conta/avisos/endereco", Permission: Own, Do: (*visit).confirmOwnAddress},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/avisos", Permission: "aviso.enviar", Do: (*visit).contestNotices, Menu: "Avisos", Icon: "info-circle"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/avisos", Permission: "aviso.enviar", Do: (*visit).switchNotices},
	}
}
