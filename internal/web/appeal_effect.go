package web

import (
	"slices"
	"strconv"

	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/law"
)

// appealEffects say what each number of votes on the appeal would decide, before there is
// any and without knowing one.
func appealEffects(c *sitting.Case) (list []Told) {
	for _, p := range c.Possibilities() {
		list = append(list, Told{votesAgainst(p) + ": " + effectWords(p.Decision) + ".", law.Citations(p.Decision.Basis)})
	}
	return list
}

func votesAgainst(p sitting.Possible) string {
	if p.From == p.To {
		return "com " + locale.Count(p.From, "voto contrário", "votos contrários")
	}
	return "com " + strconv.Itoa(p.From) + said(p.To == p.From+1, " ou ", " a ") + locale.Count(p.To, "voto contrário", "votos contrários")
}

// effectWords name the result by what makes it: the rule of the two divided instances is
// the one that nobody guesses.
func effectWords(d confirmation.Decision) string {
	switch {
	case d.Outcome == confirmation.Undecided:
		return "o caso não se decide sem os motivos que faltam em voto da primeira comissão"
	case slices.Contains(d.Basis, law.Dec12536Art11Par3) || slices.Contains(d.Basis, law.Portmd1286Art16Cpt):
		return "confirmada: a decisão não foi unânime nas duas instâncias, e prevalece a autodeclaração"
	case d.Outcome == confirmation.Confirmed:
		return "confirmada: a maioria da comissão recursal acolhe o recurso"
	}
	return "não confirmada: a pessoa deixa de concorrer na reserva, e segue na ampla concorrência se nela se classificou em todas as fases anteriores"
}
