package web

import "net/http"

// importRoutes are a file checked before it is believed, step by step.
func importRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar", Permission: "arquivo.ver", Do: (*visit).imports, Menu: "Importar", Icon: "file-upload"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar", Permission: "arquivo.importar", Do: (*visit).receiveImport, Body: uploadMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}", Permission: "arquivo.ver", Do: (*visit).importColumns},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}", Permission: "arquivo.importar", Do: (*visit).mapImport, Body: 8 << 20},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/leitura", Permission: "arquivo.importar", Do: (*visit).readImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/conferir", Permission: "arquivo.importar", Do: (*visit).examineImport},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/pendencias", Permission: "pendencia.ver", Do: (*visit).importPending},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/pendencias", Permission: "pendencia.decidir", Do: (*visit).decideImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/correcao", Permission: "pendencia.decidir", Do: (*visit).correctImport, Body: sheetMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/quarentena.xlsx", Permission: "pendencia.ver", Do: (*visit).importHeld, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/gravar", Permission: "arquivo.ver", Do: (*visit).importChange},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/gravar", Permission: "arquivo.importar", Do: (*visit).recordImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/abandonar", Permission: "arquivo.importar", Do: (*visit).dropImport},
	}
}
