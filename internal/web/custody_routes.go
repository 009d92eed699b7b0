package web

import "net/http"

// custodyRoutes are films and documents: sent, read, kept and destroyed.
func custodyRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/certames/{certame}/gravar", Permission: "filme.gravar", Do: (*visit).recordFilm},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/gravar", Permission: "filme.gravar", Do: (*visit).receiveFilm, Body: sendingMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/meus-documentos", Permission: "documento.enviar", Do: (*visit).ownDocuments, Menu: "Meus documentos", Icon: "file-alt"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/meus-documentos", Permission: "documento.enviar", Do: (*visit).sendDocument, Body: paperMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minhas-leituras", Permission: "leitura.ver", Do: (*visit).ownReadings},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/certificados", Permission: "comissao.ver", Do: (*visit).certificates},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/certificados", Permission: "comissao.compor", Do: (*visit).sendCertificate, Body: paperMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/guarda/{objeto}", Permission: "certame.listar", Do: (*visit).watch},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/guarda/{objeto}/{ligacao}", Permission: "certame.listar", Do: (*visit).watchBytes, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia", Permission: "custodia.ler", Do: (*visit).custodyList, Menu: "Custódia", Icon: "lock"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/{objeto}", Permission: "custodia.ler", Do: (*visit).custodyReadings},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/guardas", Permission: "custodia.reter", Do: (*visit).holdCustody},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes", Permission: "eliminacao.propor", Do: (*visit).proposeDisposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}", Permission: "custodia.ler", Do: (*visit).disposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/{arquivo}", Permission: "custodia.ler", Do: (*visit).disposalReport, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/confirmar", Permission: "eliminacao.confirmar", Do: (*visit).confirmDisposal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/retirar", Permission: "eliminacao.propor", Do: (*visit).withdrawDisposal},
	}
}
