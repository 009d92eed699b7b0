package review

import (
	"strings"

	"certame/internal/intake/profile"
)

// kindOf tells what the list holds by the fields it has.
func (l *List) kindOf() string {
	has := l.hasField
	switch {
	case has("voto") && has("membro"):
		return profile.KindVotes
	case has("resultado") && (has("inscricao") || has("cpf") || has("nome")) && !has("nota_final"):
		return profile.KindDecisions
	case has("deferimento") && has("inscricao") && !has("nota_final"):
		return profile.KindAdmissions
	case has("inscricao"):
		return profile.KindCandidates
	case has("posicao") && has("modalidade"):
		return profile.KindOrder
	case l.seatColumns() >= 2 && !has("nome"):
		return profile.KindSeats
	case has("nome") || has("cpf"):
		return profile.KindNames
	}
	return ""
}

func (l *List) seatColumns() (n int) {
	for i := range l.columns {
		if strings.HasPrefix(l.columns[i].Field, "vagas_") {
			n++
		}
	}
	return n
}
