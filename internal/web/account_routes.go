package web

import "net/http"

// accountRoutes are what people do with their own account.
func accountRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/conta", Permission: Own, Do: (*visit).ownAccount},
		{Method: http.MethodPost, Pattern: "/conta/senha", Permission: Own, Do: (*visit).changePassword},
		{Method: http.MethodGet, Pattern: "/conta/codigos", Permission: Own, Do: (*visit).askCodes},
		{Method: http.MethodPost, Pattern: "/conta/codigos", Permission: Own, Do: (*visit).confirmCodes},
		{Method: http.MethodPost, Pattern: "/conta/codigos/retirar", Permission: Own, Do: (*visit).dropCodes},
		{Method: http.MethodGet, Pattern: "/conta/chaves", Permission: Own, Do: (*visit).askKeys},
		{Method: http.MethodPost, Pattern: "/conta/chaves/pergunta", Permission: Own, Do: (*visit).questionOfNewKey},
		{Method: http.MethodPost, Pattern: "/conta/chaves", Permission: Own, Do: (*visit).addKey},
		{Method: http.MethodPost, Pattern: "/conta/chaves/{chave}/retirar", Permission: Own, Do: (*visit).dropKey},
		{Method: http.MethodPost, Pattern: "/conta/recuperacao", Permission: Own, Do: (*visit).newRecovery},
		{Method: http.MethodPost, Pattern: "/conta/programas", Permission: Own, Do: (*visit).newProgram},
		{Method: http.MethodPost, Pattern: "/conta/sessoes/encerrar", Permission: Own, Do: (*visit).endOtherVisits},
		{Method: http.MethodPost, Pattern: "/conta/sessoes/{visita}/encerrar", Permission: Own, Do: (*visit).endVisit},
	}
}
