package web

import (
	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/sitting"
)

// ownStage is where the case stands, as its person may know it: what was decided is told
// only once it was published.
func ownStage(c *sitting.Case) string {
	d, final, known := c.Published()
	switch {
	case final:
		return "resultado definitivo: " + locale.Outcome(d.Outcome)
	case known && c.State.Appealed:
		return "recurso em análise"
	case known:
		return "resultado provisório: " + locale.Outcome(d.Outcome)
	case c.State.Stage == confirmation.ToSummon:
		return "aguarde a convocação"
	case c.State.Stage == confirmation.ToAttend:
		return "convocada para " + hourOf(c)
	case c.State.Stage == confirmation.ToSummonAgain:
		return "aguarde nova data: a sessão não pôde ser feita"
	}
	return "aguarde o resultado provisório"
}

// ownTask is what the person can do now.
func (v *visit) ownTask(c *sitting.Case) string {
	switch {
	case v.mayAppeal(c):
		return "Recorrer, se quiser, até " + instantWords(c.State.Deadline)
	case c.State.Stage == confirmation.ToAttend:
		return "Comparecer" + said(c.Slot().Room != "", ": "+roomOf(c), "") + ", com documento oficial com foto"
	}
	return "Nada por agora"
}

func (v *visit) mayAppeal(c *sitting.Case) bool {
	return c.State.Stage == confirmation.Appealable && !later(v.Sittings.Now(), c.State.Deadline)
}
