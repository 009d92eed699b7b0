package locale

import (
	"certame/contest"
	"certame/law"
	"certame/ledger"
)

var effectVerbs = map[contest.Effect]string{
	contest.Entered: "entra", contest.WentOut: "sai", contest.Relabelled: "muda de modalidade",
}

// Effect says in one line what a fact did to somebody.
func Effect(effect, post, id, before, after string) string {
	text := effectVerbs[contest.Effect(effect)] + "  inscrição " + id + " " + post + ": "
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
		return "sub judice  inscrição " + id + ": não alcançaria vaga"
	}
	return "sub judice  inscrição " + id + ": alcançaria vaga " + modality + ", sem mover ninguém (vaga-espelho)"
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
	contest.Apart: "sub judice, à parte",
}

// PassedOver says why better-ranked people are not the next.
func PassedOver(why contest.Why, w law.Wording) string { return spoken(w, passedOver[why]) }

// EffectWord is the verb of an effect.
func EffectWord(effect string) string { return effectVerbs[contest.Effect(effect)] }
