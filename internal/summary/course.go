package summary

import (
	"strconv"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
)

var procedures = map[certame.ConfirmationKind]string{
	certame.ConfirmationNone:            "a própria declaração basta",
	certame.ConfirmationPhenotype:       "comissão examina só a aparência da pessoa, que comparece; laudos e documentos de parentes não são aceitos",
	certame.ConfirmationDocuments:       "comissão confere documentos de pertencimento",
	certame.ConfirmationBiopsychosocial: "avaliação da deficiência por equipe de várias áreas",
}

func (w *writer) confirmation() {
	if len(w.t.Groups) == 0 {
		return
	}
	w.part("Confirmação da declaração")
	asked := false
	for i := range w.t.Groups {
		g := &w.t.Groups[i]
		var basis []law.Provision
		if g.Confirmation == certame.ConfirmationPhenotype || g.Confirmation == certame.ConfirmationDocuments {
			basis = law.ConfirmationProcedure.In(w.regime)
		}
		w.say(basis, g.Code, ": ", procedures[g.Confirmation], ".")
		asked = asked || basis != nil
	}
	if !asked {
		return
	}
	if w.t.Absence == edital.AbsenceEliminates {
		w.say(law.OptionLost.In(w.regime), "Quem não é confirmada perde a opção; quem falta ao procedimento é eliminada do certame.")
		return
	}
	w.say(law.OptionLost.In(w.regime), "Quem não é confirmada, ou falta, perde a opção e segue na ampla concorrência se nela teve nota suficiente em cada fase.")
}

func (w *writer) marks() {
	if len(w.t.Phases) == 0 {
		return
	}
	w.part("Fases e notas")
	for i := range w.t.Phases {
		p := &w.t.Phases[i]
		text := locale.Capital(p.Title())
		if p.Eliminatory {
			text += ", só eliminatória"
		}
		if p.Max != certame.NoScore {
			text += ", de até " + mark(p.Max) + " pontos"
		}
		switch {
		case !p.MinimumShare.IsZero():
			text += ", mínimo de " + p.MinimumShare.Percentage()
		case p.Minimum != certame.NoScore:
			text += ", mínimo de " + mark(p.Minimum)
		}
		w.say(nil, text, ".")
		w.barrier(p)
	}
}

func (w *writer) barrier(p *edital.Phase) {
	b := p.Barrier
	switch {
	case b == nil:
		return
	case b.Keep > 0:
		w.say(nil, "Depois dela seguem as ", strconv.Itoa(b.Keep), " primeiras da ampla concorrência.")
	case b.Multiple > 0:
		w.say(nil, "Depois dela seguem, da ampla concorrência, ", strconv.Itoa(b.Multiple), " vezes o número de vagas.")
	}
	if !b.Limits {
		w.say(law.OptanteGoesOn.In(w.regime), "Quem opta pela reserva segue se alcança o mínimo, esteja ou não entre elas.")
	}
}

var tieWords = map[edital.TieRule]string{
	edital.TieOlderPerson: "ter 60 anos ou mais, a mais idosa primeiro", edital.TieComponent: "maior nota em ", edital.TieJuror: "ter sido jurada",
	edital.TieOlder: "maior idade", edital.TieBirthTime: "hora de nascimento", edital.TieSequence: "ordem da inscrição", edital.TieDraw: "sorteio",
	edital.TieLocality: "localidade escolhida",
}

func (w *writer) ties() {
	if len(w.t.TieBreaks) == 0 {
		return
	}
	w.part("Empate")
	var list []string
	for _, b := range w.t.TieBreaks {
		list = append(list, tieWords[b.Rule]+strings.TrimPrefix(b.Component, "nota_"))
	}
	w.say(nil, "Com a mesma nota, vem antes quem tem, nesta ordem: ", strings.Join(list, "; "), ".")
}

func (w *writer) empty() {
	if len(w.t.Chain) == 0 {
		return
	}
	w.part("Vaga reservada que ninguém ocupa")
	for i, to := range w.t.Chain {
		var names []string
		for _, m := range to {
			name := w.t.Code(m)
			if m == certame.OpenCompetition {
				name = "ampla concorrência"
			}
			names = append(names, name)
		}
		if len(names) > 0 {
			var basis []law.Provision
			if r := w.t.Groups[i].Role; r != certame.RoleOther && r != certame.RoleDisability {
				basis = law.RevertsToOpen.In(w.regime)
			}
			w.say(basis, "A de ", w.t.Groups[i].Code, " passa a ", strings.Join(names, "; se também ali não houver ninguém, a "), ".")
		}
	}
}

func (w *writer) preference() {
	if !w.t.Preference {
		return
	}
	w.part("Ordem de preferência")
	w.say(nil, "Cada pessoa põe em ordem aquilo a que concorre, ocupa uma vaga só, e espera só pelo que prefere a ela. Ninguém consegue coisa melhor declarando outra ordem.")
}

func (w *writer) validity() {
	if w.t.Validity.Months == 0 {
		return
	}
	w.part("Validade")
	text := strconv.Itoa(w.t.Validity.Months) + " meses"
	if w.t.Validity.Extensible {
		text += ", prorrogáveis uma vez por igual tempo"
	}
	w.say(nil, locale.Capital(text), ".")
}

func mark(s certame.Score) string { return string(certame.AppendScore(nil, s, ',', 0)) }
