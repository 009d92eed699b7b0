package web

import "net/http"

// sessionRoutes are the work of the secretary of the boards.
func sessionRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/secretaria", Permission: "sessao.conduzir", Do: (*visit).session, Menu: "Secretaria", Icon: "clock"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/processos", Permission: "sessao.conduzir", Do: (*visit).openCases},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/impressos", Permission: "sessao.conduzir", Do: (*visit).dayPrint},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/secretaria/documentos", Permission: "ata.gerar", Do: (*visit).sessionPapers},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/secretaria/documentos/{arquivo}", Permission: "ata.gerar", Do: (*visit).sessionPaper, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/provisorio", Permission: "resultado.propor", Do: (*visit).proposeFirst},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/definitivo", Permission: "resultado.propor", Do: (*visit).proposeLast},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/propostas/{proposta}/retirar", Permission: "resultado.propor", Do: (*visit).withdrawResult},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/secretaria/{processo}", Permission: "sessao.conduzir", Do: (*visit).sessionCase},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}", Permission: "sessao.conduzir", Do: (*visit).occur},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}/votacao", Permission: "sessao.conduzir", Do: (*visit).openVotes},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}/encerrar", Permission: "sessao.encerrar", Do: (*visit).closeVotes},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}/anular", Permission: "sessao.encerrar", Do: (*visit).annulVotes},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}/suplente", Permission: "comissao.substituir", Do: (*visit).callAlternate},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/secretaria/{processo}/conta", Permission: "sessao.conduzir", Do: (*visit).tieAccount},
	}
}
