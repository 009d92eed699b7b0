package web

import (
	"slices"

	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// eventWords are what each kind of event is for the secretariat. Votes are told only as
// having been opened.
var eventWords = map[sitting.Kind]string{
	sitting.Summoned: "Convocada", sitting.IdentityChecked: "Identidade conferida", sitting.Attended: "Presença", sitting.Absent: "Ausência",
	sitting.FilmingAccepted: "Filmagem aceita", sitting.FilmingRefused: "Filmagem recusada", sitting.TechnicalFailure: "Falha técnica", sitting.Withdrew: "Desistência",
	sitting.DocumentMissing: "Nenhum documento entregue", sitting.Incident: "Ocorrência", sitting.BoxOpened: "Aberta para votação", sitting.BoxAnnulled: "Votação anulada",
	sitting.Replaced: "Suplente chamado", sitting.Closed: "Votação encerrada", sitting.Provisional: "Resultado provisório", sitting.Appealed: "Recurso interposto",
	sitting.Received: "Recurso recebido", sitting.Definitive: "Resultado definitivo", sitting.Reasoned: "Motivos completados",
}

// reasonsKept are the kinds whose words are of the secretariat, and stay readable to it:
// those of the person and of members are not shown here.
var reasonsKept = []sitting.Kind{sitting.FilmingRefused, sitting.TechnicalFailure, sitting.Withdrew, sitting.Incident}

func (v *visit) eventTable(c *sitting.Case) parts.Table {
	t := parts.Table{
		ID: "andamento", Caption: "Andamento", Columns: []parts.Column{{Text: "Quando"}, {Text: "O que houve"}, {Text: "Observação"}},
		Empty: parts.Empty{Title: "Nada aconteceu ainda.", Text: "A pessoa ainda não foi convocada."},
	}
	for _, e := range slices.Backward(c.Events) {
		words, told := eventWords[e.Kind]
		if !told {
			continue
		}
		note := ""
		switch {
		case slices.Contains(reasonsKept, e.Kind):
			note = e.Text
		case e.Kind == sitting.IdentityChecked:
			note = sitting.IdentityWords[e.Text]
		case e.Kind == sitting.Summoned:
			note = "para " + instantWords(e.Session.Instant)
		case e.Kind == sitting.Replaced, e.Kind == sitting.BoxAnnulled:
			note = e.Reason
		}
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(instantWords(e.When.Instant), words, note)})
	}
	return t
}
