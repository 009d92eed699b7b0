package web

import "net/http"

// resultRoutes are what is read of a computed result, inside of the agency.
func resultRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/quadro", Permission: "quadro.ver", Do: (*visit).seats, Menu: "Quadro de vagas", Icon: "table"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/quadro/mudar", Permission: "quadro.editar", Do: (*visit).editSeats},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/quadro/mudar", Permission: "quadro.editar", Do: (*visit).changeSeats, Body: 8 << 20},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas", Permission: "lista.ver_restrita", Do: (*visit).lists, Menu: "Listas", Icon: "list-ol"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/lado-a-lado", Permission: "lista.ver_restrita", Do: (*visit).listsBeside},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/comparar", Permission: "lista.comparar", Do: (*visit).listsCompare},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/baixar", Permission: "exportar.restrito", Do: (*visit).listDownload, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/pessoas", Permission: "resultado.explicar", Do: (*visit).people, Menu: "Pessoas", Icon: "search"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/pessoas/preparar", Permission: "arquivo.importar", Do: (*visit).loadPeople},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/pessoas/{inscricao}", Permission: "resultado.explicar", Do: (*visit).person},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/achados", Permission: "pendencia.ver", Do: (*visit).findings, Menu: "Achados", Icon: "exclamation-triangle"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/apurar", Permission: "resultado.apurar", Do: (*visit).compute},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/resultados/{versao}/{arquivo}", Permission: "exportar.restrito", Do: (*visit).resultFile, File: true},
	}
}
