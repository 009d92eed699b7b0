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
func FraudDuty(w law.Wording, d fraud.Duty) string {
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

// fraudReasons say why a fact was refused, and what to do.
var fraudReasons = map[fraud.Reason]findingText{
	fraud.DenialIsNotFraud:   {"a não confirmação, sozinha, não é indício de fraude: é negativa de boa-fé, e a pessoa segue pela ampla concorrência se tiver nota", "Retire o fato, ou registre o indício ou a denúncia que houver além dela."},
	fraud.NoReport:           {"não há indício nem denúncia registrados", "Registre antes o que motivou a apuração."},
	fraud.NotOpened:          {"o processo não foi instaurado", "Registre antes o ato de instauração."},
	fraud.AlreadyDone:        {"o fato já está registrado", "Retire a repetição."},
	fraud.NoTerm:             {"a notificação não dá prazo de defesa", "Informe o último dia do prazo, depois do dia da notificação."},
	fraud.NotNotified:        {"a pessoa não foi notificada; sem ciência não há contraditório", "Registre antes a notificação, com o prazo de defesa."},
	fraud.TermRunning:        {"o prazo de defesa não terminou e não há defesa; sem ampla defesa não há conclusão", "Registre a defesa, ou espere o fim do prazo."},
	fraud.NotConcluded:       {"o processo não foi concluído", "Registre antes a conclusão."},
	fraud.AlreadyConcluded:   {"o processo já foi concluído", "Confira a data; depois da conclusão só cabem recurso, efeito e remessas."},
	fraud.NoAppealGiven:      {"o {=edital} não prevê recurso da conclusão", "Se prevê, declare fraude: {recurso: sim}."},
	fraud.AppealTermOver:     {"o prazo de recurso terminou", "Recurso fora do prazo não é conhecido: retire o fato ou corrija a data."},
	fraud.NoAppealTerm:       {"o {=edital} prevê recurso, e a conclusão não diz até quando", "Informe o último dia do prazo de recurso."},
	fraud.NoAppealFiled:      {"não há recurso registrado", "Registre antes o recurso."},
	fraud.NotFoundNoEffect:   {"a fraude ou má-fé não foi reconhecida; não há efeito a aplicar nem recurso a receber", "Retire o fato ou corrija a conclusão."},
	fraud.NotFinal:           {"ainda cabe recurso, ou há recurso por decidir; nada recai sobre a pessoa até lá", "Espere o fim do prazo ou a decisão do recurso."},
	fraud.AdmittedAfterFinal: {"a fraude já estava reconhecida em definitivo: a pessoa foi eliminada e não pode ser {=admitida}", "Confira as duas datas; o ato feito depois é desfeito à parte."},
	fraud.ReferralNotDue:     {"a norma deste certame não prevê a remessa", "Retire o fato."},
	fraud.NothingToTake:      {"o certame terminou sem que a pessoa fosse {=admitida}: não há do que a eliminar", "Retire o fato; as remessas seguem devidas."},
}

var fraudFacts = [...]string{
	fraud.Reported: "indício ou denúncia", fraud.Opened: "instauração", fraud.Admitted: "{=admissão}", fraud.Notified: "notificação",
	fraud.Defended: "defesa", fraud.TermElapsed: "decurso do prazo de defesa", fraud.Concluded: "conclusão", fraud.Appealed: "recurso",
	fraud.AppealDecided: "decisão do recurso", fraud.EffectApplied: "efeito", fraud.SentToMP: "remessa ao Ministério Público",
	fraud.SentToAGU: "remessa à Advocacia-Geral da União",
}

// FraudFact names a kind of fact.
func FraudFact(w law.Wording, k fraud.Kind) string { return spoken(w, fraudFacts[k]) }

// FraudRefusal says why a fact was refused, with the article, and what to do.
func FraudRefusal(w law.Wording, r fraud.Refusal) (message, remedy string) {
	text := fraudReasons[r.Reason]
	return FraudFact(w, r.Fact.Kind) + ": " + spoken(w, text.message) + " [" + law.Citations(r.Basis) + "]", spoken(w, text.remedy)
}

// FraudEffect writes what the fraud does to the person, with the article.
func FraudEffect(w law.Wording, e fraud.Effect) string {
	text := fraudOutcomes[e.Outcome]
	switch {
	case e.SeatToNext:
		text += "; a vaga vai à pessoa seguinte da mesma lista"
	case e.Outcome == fraud.Annulled:
		text += "; a vaga fica sem ninguém, porque terminou o prazo em que se repõe"
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
