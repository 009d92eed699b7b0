package fraud

import (
	"slices"

	"certame/law"
)

// Reason says why a fact was refused.
type Reason string

// The reasons. Each is a step of the due process that the fact would skip.
const (
	DenialIsNotFraud   Reason = "nao_confirmacao_nao_e_fraude"
	NoReport           Reason = "sem_indicio_nem_denuncia"
	NotOpened          Reason = "processo_nao_instaurado"
	AlreadyDone        Reason = "fato_repetido"
	NoTerm             Reason = "notificacao_sem_prazo"
	NotNotified        Reason = "pessoa_nao_notificada"
	TermRunning        Reason = "prazo_de_defesa_em_curso"
	NotConcluded       Reason = "processo_nao_concluido"
	AlreadyConcluded   Reason = "processo_ja_concluido"
	NoAppealGiven      Reason = "edital_sem_recurso"
	AppealTermOver     Reason = "recurso_fora_do_prazo"
	NoAppealTerm       Reason = "conclusao_sem_prazo_de_recurso"
	NoAppealFiled      Reason = "sem_recurso"
	NotFoundNoEffect   Reason = "fraude_nao_reconhecida"
	NotFinal           Reason = "cabe_recurso"
	AdmittedAfterFinal Reason = "nomeacao_depois_da_fraude"
	ReferralNotDue     Reason = "norma_sem_remessa"
	NothingToTake      Reason = "certame_encerrado_sem_admissao"
)

// Reasons lists every reason.
func Reasons() []Reason {
	return []Reason{
		DenialIsNotFraud, NoReport, NotOpened, AlreadyDone, NoTerm, NotNotified,
		TermRunning, NotConcluded, AlreadyConcluded, NoAppealGiven, AppealTermOver, NoAppealTerm,
		NoAppealFiled, NotFoundNoEffect, NotFinal, AdmittedAfterFinal, ReferralNotDue, NothingToTake,
	}
}

func reasonBasis(regime law.Regime, reason Reason) []law.Provision {
	switch reason {
	case DenialIsNotFraud:
		return law.OptionLost.In(regime)
	case NotFoundNoEffect, NotFinal, AdmittedAfterFinal:
		return slices.Concat(law.FraudProceeding.In(regime), law.FraudConclusion.In(regime))
	}
	return law.FraudProceeding.In(regime)
}
