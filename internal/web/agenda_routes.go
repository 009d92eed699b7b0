package web

import (
	"net/http"

	"certame/internal/notify"
)

// agendaRoutes are when and where people are received, and what is told to them.
func agendaRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda", Permission: "agenda.ver", Do: (*visit).agenda, Menu: "Agenda", Icon: "calendar-alt"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda/salas", Permission: planning, Do: (*visit).agendaRooms},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/salas", Permission: planning, Do: (*visit).keepRooms, Body: agendaMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda/plano", Permission: planning, Do: (*visit).agendaPlan},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/plano", Permission: planning, Do: (*visit).confirmPlan},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda/mensagens", Permission: telling, Do: (*visit).messages},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/mensagens", Permission: telling, Do: (*visit).sendMessages},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/mensagens/{mensagem}/devolvida", Permission: telling, Do: (*visit).bounceMessage},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/contatos", Permission: telling, Do: (*visit).keepContacts, Body: agendaMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda/mala-direta.csv", Permission: telling, Do: (*visit).merge, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/agenda/{grupo}/{convocada}", Permission: "agenda.ver", Do: (*visit).summoned},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/agenda/{grupo}/{convocada}", Permission: "agenda.remarcar", Do: (*visit).moveSummoned},
		{Method: http.MethodGet, Pattern: notify.ReceiptPath + "{recibo}", Permission: Anyone, Do: (*visit).receipt},
		{Method: http.MethodPost, Pattern: notify.ReceiptPath + "{recibo}", Permission: Anyone, Do: (*visit).confirmReceipt},
	}
}
