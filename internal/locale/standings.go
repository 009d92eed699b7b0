package locale

import (
	"certame/classification"
	"certame/law"
)

var standingDetails = [...]string{
	classification.NoMark:     "sem nota final",
	classification.Withdrawn:  "desistiu",
	classification.Absent:     "faltou a uma fase",
	classification.Eliminated: "eliminada pelas regras do {=edital}",
	classification.Fraud:      "eliminada por fraude ou má-fé apurada",
	classification.Voided:     "{=nomeação} tornada sem efeito",
	classification.Deceased:   "falecida",
	classification.NoShow:     "chamada, não compareceu no prazo",
	classification.Dismissed:  "desligada do serviço",
	classification.OutsideCut: "fora do corte da ampla concorrência e sem opção pela reserva",
	classification.OptionLost: "perdeu a opção e está fora do corte da ampla concorrência",

	classification.Unassessed:   "sem nota em uma fase",
	classification.BelowMinimum: "abaixo do mínimo em uma fase",
	classification.PastCut:      "fora do corte da ampla concorrência em uma fase",
	classification.PastNumber:   "fora do número de optantes que o {=edital} fixou em uma fase",
	classification.Missed:       "faltou ao procedimento de confirmação, e isso elimina",
	classification.BeyondLimit:  "além do número máximo de aprovados",
	classification.BeyondOwn:    "além do número máximo de aprovados que o {=edital} fixou",
}

// StandingDetail says why a standing keeps a person off the lists.
func StandingDetail(w law.Wording, s int) string {
	if s < len(standingDetails) {
		return standingsSaid[w][s]
	}
	return ""
}

var standingsSaid = byWording(standingDetails[:])
