package locale

import (
	"certame/contest"
	"certame/internal/whatif"
	"certame/law"
	"certame/ledger"
)

var effectVerbs = map[contest.Effect]string{
	contest.Entered: "entra", contest.WentOut: "sai", contest.Relabelled: "muda de modalidade",
	whatif.Unreached: "fica fora da ordem", whatif.Regained: "volta à ordem",
	whatif.Reordered: "muda na ordem", whatif.Resituated: "muda de situação",
}

// effectCounts are the verbs of one and of many.
var effectCounts = map[contest.Effect][2]string{
	contest.Entered: {"entra", "entram"}, contest.WentOut: {"sai", "saem"}, contest.Relabelled: {"muda de modalidade", "mudam de modalidade"},
	whatif.Unreached: {"fica fora da ordem", "ficam fora da ordem"}, whatif.Regained: {"volta à ordem", "voltam à ordem"},
	whatif.Reordered: {"muda na ordem", "mudam na ordem"}, whatif.Resituated: {"muda de situação", "mudam de situação"},
}

// EffectCount is how many people something happened to.
func EffectCount(e contest.Effect, n int) string {
	return Count(n, effectCounts[e][0], effectCounts[e][1])
}

// situationWords are the situations whose code is not yet a word.
var situationWords = map[contest.Situation]string{
	contest.SubJudice: "sub judice", contest.NotApproved: "não aprovada", contest.MadeVoid: "{=nomeação} sem efeito",
	contest.NoShow: "não compareceu", contest.Serving: "em exercício", contest.Elsewhere: "em opção que prefere",
	contest.Refused: "abriu mão {=deste cargo}", contest.Settled: "com {=nomeação} em outra opção",
}

// Situation is a situation in words.
func Situation(w law.Wording, s contest.Situation) string {
	if text := situationWords[s]; text != "" {
		return spoken(w, text)
	}
	return string(s)
}

// Effect says in one line what a fact did to somebody.
func Effect(effect, post, id, before, after string) string {
	text := effectVerbs[contest.Effect(effect)] + " a inscrição " + id + " " + post + ": "
	switch {
	case before == "":
		return text + after
	case after == "":
		return text + "era " + before
	}
	return text + "de " + before + " para " + after
}

// MirrorEffect says what a court order gives somebody, apart from the seats.
func MirrorEffect(id, modality string) string {
	if modality == "" {
		return "sub judice, a inscrição " + id + ": não alcançaria vaga"
	}
	return "sub judice, a inscrição " + id + ": alcançaria vaga " + modality + ", sem mover ninguém (vaga-espelho)"
}

// MirrorTurn says how the seat of somebody sub judice, apart from the others,
// changes; an empty word is no court order, and a dash no seat.
func MirrorTurn(post, id, before, after string) string {
	return "sub judice, a inscrição " + id + " " + post + ": " + mirrorSeat(before) + " → " + mirrorSeat(after)
}

func mirrorSeat(label string) string {
	switch label {
	case "":
		return "sem ordem judicial"
	case "-":
		return "não alcançaria vaga"
	}
	return "alcançaria vaga " + label + " (vaga-espelho)"
}

// OrderWording is the wording for the act that obeys a court order; empty for
// other facts.
func OrderWording(f *ledger.Fact) string {
	if f.Kind != ledger.CourtOrder {
		return ""
	}
	process := f.Value("processo")
	switch f.Value("efeito") {
	case ledger.OrderExcludes:
		return "Texto sugerido: «excluída do certame a inscrição " + f.Value("inscricao") + ", em cumprimento à decisão proferida no processo nº " + process + ", enquanto vigorar»."
	case ledger.OrderOption:
		return "Texto sugerido: «" + f.Value("inscricao") + " (sub judice), na lista " + f.Value("grupo") + ", em cumprimento à decisão proferida no processo nº " + process +
			", sem prejuízo da posição das demais pessoas»."
	}
	return "Texto sugerido: «" + f.Value("inscricao") + " (sub judice), em cumprimento à decisão proferida no processo nº " + process +
		", sem prejuízo da posição das demais pessoas»."
}

var passedOver = map[contest.Why]string{
	contest.HasSeat: "já com {=nomeação}", contest.ComesLater: "chamadas depois, pela alternância", contest.NoSeatLeft: "sem vaga nas listas em que estão",
	contest.Apart: "sub judice, à parte", contest.BetterPost: "em {=vários cargos} que preferem", contest.PostLeft: "que abriram mão {=deste cargo}",
	contest.OtherPost: "com {=nomeação} em outro e sem esperar por este",
}

// PassedOver says why better-ranked people are not the next.
func PassedOver(why contest.Why, w law.Wording) string { return spoken(w, passedOver[why]) }

// EffectWord is the verb of an effect.
func EffectWord(effect string) string { return effectVerbs[contest.Effect(effect)] }
