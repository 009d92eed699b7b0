package web

import "net/http"

// complaintRoutes are complaints, from who tells to the conclusion of the proceeding.
func complaintRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: "/publico/{certame}/denuncia", Permission: "denuncia.apresentar", Do: (*visit).tellComplaint},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/denuncia", Permission: "denuncia.apresentar", Do: (*visit).keepComplaint, Body: filesMost},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/denuncia/acompanhar", Permission: "denuncia.apresentar", Do: (*visit).askFollow},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/denuncia/acompanhar", Permission: "denuncia.apresentar", Do: (*visit).follow},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/denuncia/complementar", Permission: "denuncia.apresentar", Do: (*visit).addToComplaint, Body: filesMost},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/perguntar", Permission: "denuncia.tratar", Do: (*visit).askComplainant},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias", Permission: "denuncia.tratar", Do: (*visit).complaints, Menu: "Denúncias", Icon: "gavel"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/indicio", Permission: "denuncia.tratar", Do: (*visit).askIndication},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/indicio", Permission: "denuncia.tratar", Do: (*visit).keepIndication},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}", Permission: "denuncia.tratar", Do: (*visit).oneComplaint},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/anexos/{anexo}", Permission: "denuncia.tratar", Do: (*visit).complaintFile, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/anexos/{anexo}", Permission: "denuncia.tratar", Do: (*visit).proceedingFile, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/arquivar", Permission: "denuncia.tratar", Do: (*visit).archiveComplaint},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/admitir", Permission: "denuncia.tratar", Do: (*visit).admitComplaint},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}", Permission: "denuncia.tratar", Do: (*visit).proceeding},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}", Permission: "denuncia.tratar", Do: (*visit).askStep},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}", Permission: "denuncia.tratar", Do: (*visit).takeStep, Body: filesMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}", Permission: "denuncia.decidir", Do: (*visit).askStep},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}", Permission: "denuncia.decidir", Do: (*visit).takeStep},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/remessas/{arquivo}", Permission: "denuncia.decidir", Do: (*visit).letterFile, File: true},
	}
}
