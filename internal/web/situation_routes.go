package web

import (
	"net/http"

	"certame/internal/auth/roles"
)

// Permissions of what people read of themselves and ask about it.
const (
	ownPlace   roles.Permission = "situacao.ver"
	ownRights  roles.Permission = "titular.exercer"
	correcting roles.Permission = "correcao.responder"
)

// situationRoutes are those of where a person stands in a published result, and of their
// rights over their data.
func situationRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-situacao", Permission: ownPlace, Do: (*visit).ownSituation, Menu: "Minha situação", Icon: "home"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-situacao/explicar", Permission: ownPlace, Do: (*visit).explainOwn},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-situacao/explicar.json", Permission: ownPlace, Do: (*visit).explainOwnJSON, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-situacao/prazos.ics", Permission: ownPlace, Do: (*visit).ownCalendar, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-situacao/meus-dados.json", Permission: ownRights, Do: (*visit).ownData, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/meus-direitos", Permission: ownRights, Do: (*visit).ownRights, Menu: "Meus direitos", Icon: "lock"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/meus-direitos", Permission: ownRights, Do: (*visit).askCorrection},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/correcoes", Permission: correcting, Do: (*visit).corrections, Menu: "Correções pedidas", Icon: "edit"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/correcoes/{correcao}", Permission: correcting, Do: (*visit).answerCorrection},
	}
}
