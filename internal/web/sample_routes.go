package web

import "net/http"

// sampleRoutes are the second reading of decided cases.
func sampleRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/amostra", Permission: "amostra.sortear", Do: (*visit).sampling, Menu: "Amostra", Icon: "balance-scale"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/anunciar", Permission: "amostra.sortear", Do: (*visit).announceSample},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/digitar", Permission: "amostra.sortear", Do: (*visit).typeSample},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/pulso", Permission: "amostra.sortear", Do: (*visit).pulseSample},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/banca", Permission: "amostra.sortear", Do: (*visit).composeSample},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/encerrar", Permission: "amostra.sortear", Do: (*visit).closeSample},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/publicar", Permission: "amostra.sortear", Do: (*visit).publishSample},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/amostra/reler", Permission: "amostra.reler", Do: (*visit).reread, Menu: "Releitura", Icon: "eye"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/amostra/reler", Permission: "amostra.reler", Do: (*visit).keepReread},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/amostra", Permission: "publico.ver", Do: (*visit).publicSample},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/amostra/{arquivo}", Permission: "publico.baixar", Do: (*visit).sampleFile, File: true},
	}
}
