package locale

import (
	"certame/fraud"
	"certame/law"
)

var fraudStages = [...]string{
	fraud.NothingReported: "sem indício nem denúncia: nada a apurar",
	fraud.ToOpen:          "há indício ou denúncia, e o processo ainda não foi instaurado",
	fraud.ToNotify:        "processo instaurado; a pessoa ainda não foi notificada",
	fraud.InDefence:       "prazo de defesa em curso",
	fraud.ToConclude:      "defesa apresentada ou prazo encerrado: pronto para a conclusão",
	fraud.Appealable:      "concluído pela fraude ou má-fé; corre o prazo de recurso",
	fraud.OnAppeal:        "em recurso",
	fraud.Final:           "fraude ou má-fé reconhecida em definitivo; faltam efeitos",
	fraud.Finished:        "fraude ou má-fé reconhecida em definitivo; tudo cumprido",
	fraud.Dismissed:       "fraude e má-fé não reconhecidas: nada muda para a pessoa",
}

// FraudStage says where a proceeding stands.
func FraudStage(s fraud.Stage) string { return fraudStages[s] }

var fraudTasks = map[fraud.Task]string{
	fraud.Open:       "instaurar o processo administrativo",
	fraud.Notify:     "notificar a pessoa, com cópia do que há contra ela e prazo de defesa",
	fraud.MayDefend:  "pode apresentar defesa",
	fraud.Conclude:   "concluir, com as razões, pela ocorrência ou não de fraude ou má-fé",
	fraud.MayAppeal:  "pode recorrer",
	fraud.DecideIt:   "decidir o recurso",
	fraud.Eliminate:  "eliminar a pessoa do certame",
	fraud.Annul:      "anular a {=admissão}",
	fraud.ReferToMP:  "remeter o resultado ao Ministério Público",
	fraud.ReferToAGU: "remeter o resultado à Advocacia-Geral da União",
}

// FraudDuty writes one thing owed: what, by whom, by when, on what basis.
func FraudDuty(d fraud.Duty, w law.Wording) string {
	who := "{=Órgão ou entidade}"
	if d.Who == fraud.ThePerson {
		who = "Pessoa"
	}
	text := who + ": " + fraudTasks[d.Task]
	switch {
	case d.Until.ISO() == "":
		text += ", sem prazo fixado"
	case d.Overdue:
		text += ", até " + d.Until.Brazilian() + " (vencido)"
	default:
		text += ", até " + d.Until.Brazilian()
	}
	return spoken(w, text) + " (" + law.Citations(d.Basis) + ")"
}

var fraudReasons = map[fraud.Reason]string{
	fraud.DenialIsNotFraud:   "a não confirmação, sozinha, não é indício de fraude: é negativa de boa-fé, e a pessoa segue pela ampla concorrência se tiver nota",
	fraud.NoReport:           "não há indício nem denúncia registrados; registre o que motivou a apuração",
	fraud.NotOpened:          "o processo não foi instaurado; registre o ato de instauração",
	fraud.AlreadyDone:        "o fato já está registrado",
	fraud.NoTerm:             "a notificação não dá prazo de defesa; informe o último dia do prazo",
	fraud.NotNotified:        "a pessoa não foi notificada; sem ciência não há contraditório",
	fraud.TermRunning:        "o prazo de defesa não terminou e não há defesa; sem ampla defesa não há conclusão",
	fraud.NotConcluded:       "o processo não foi concluído",
	fraud.AlreadyConcluded:   "o processo já foi concluído",
	fraud.NoAppealGiven:      "o {=edital} não prevê recurso da conclusão",
	fraud.AppealTermOver:     "o prazo de recurso terminou",
	fraud.NoAppealTerm:       "o {=edital} prevê recurso, e a conclusão não diz até quando; informe o último dia",
	fraud.NoAppealFiled:      "não há recurso registrado",
	fraud.NotFoundNoEffect:   "a fraude ou má-fé não foi reconhecida; não há efeito a aplicar nem recurso a receber",
	fraud.NotFinal:           "ainda cabe recurso, ou há recurso por decidir; nada recai sobre a pessoa até lá",
	fraud.AdmittedAfterFinal: "a fraude já estava reconhecida em definitivo: a pessoa foi eliminada e não pode ser {=admitida}",
	fraud.ReferralNotDue:     "a norma deste certame não prevê a remessa",
	fraud.NothingToTake:      "o certame terminou sem que a pessoa fosse {=admitida}: não há do que a eliminar",
}

var fraudFacts = [...]string{
	fraud.Reported: "indício ou denúncia", fraud.Opened: "instauração", fraud.Admitted: "{=admissão}", fraud.Notified: "notificação",
	fraud.Defended: "defesa", fraud.TermElapsed: "decurso do prazo de defesa", fraud.Concluded: "conclusão", fraud.Appealed: "recurso",
	fraud.AppealDecided: "decisão do recurso", fraud.EffectApplied: "efeito", fraud.SentToMP: "remessa ao Ministério Público",
	fraud.SentToAGU: "remessa à Advocacia-Geral da União",
}

// FraudRefusal writes a fact that was refused, with the reason and the article.
func FraudRefusal(r fraud.Refusal, w law.Wording) string {
	fact := spoken(w, fraudFacts[r.Fact.Kind])
	return fact + " de " + r.Fact.On.Brazilian() + ": " + spoken(w, fraudReasons[r.Reason]) + " (" + law.Citations(r.Basis) + ")"
}

// FraudEffect writes what the fraud does to the person, with the article.
func FraudEffect(e fraud.Effect, w law.Wording) string {
	text := fraudOutcomes[e.Outcome]
	if e.SeatToNext {
		text += "; a vaga vai à pessoa seguinte da mesma lista"
	}
	text = spoken(w, text) + " (" + law.Citations(e.Basis) + ")"
	if e.Interpretation != "" {
		text += " [" + string(e.Interpretation) + ", decidido por padrão]"
	}
	return text
}

var fraudOutcomes = [...]string{
	fraud.NoOutcome: "nenhum", fraud.Eliminated: "eliminada do certame, de todas as listas", fraud.Annulled: "{=admissão} anulada",
	fraud.NoneLeft: "o certame terminou sem {=admissão}: não há efeito nele",
}
