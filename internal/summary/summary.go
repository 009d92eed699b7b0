// Package summary says the rules of an edital in plain words, each with its article. It
// is made from the terms that the engine computes with, never from another text: what is
// told is what will be done.
package summary

import (
	"strconv"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
	"certame/registration"
	"certame/trace"
	"certame/vacancy"
)

// Part is one subject.
type Part struct {
	Title string
	Lines []Line
}

// Line is one sentence, with what of the law says so.
type Line struct {
	Text  string
	Basis []law.Provision
}

// Article is the basis as people cite it; empty where it is the edital alone.
func (l Line) Article() string { return law.Citations(l.Basis) }

// Of is an edital in plain words, in the order in which a person meets it.
func Of(t *edital.Terms) []Part {
	w := &writer{t: t, regime: t.Regime.ID}
	w.period()
	w.seats()
	w.groups()
	w.several()
	w.confirmation()
	w.marks()
	w.ties()
	w.empty()
	w.preference()
	w.validity()
	return w.parts
}

type writer struct {
	t      *edital.Terms
	regime law.Regime
	parts  []Part
}

func (w *writer) part(title string) { w.parts = append(w.parts, Part{Title: title}) }

func (w *writer) say(basis []law.Provision, text ...string) {
	last := &w.parts[len(w.parts)-1]
	last.Lines = append(last.Lines, Line{strings.Join(text, ""), basis})
}

func (w *writer) period() {
	w.part("Inscrições")
	p, ok := registration.PeriodOf(w.t)
	if !ok {
		w.say(nil, "O ", w.t.Word("edital")+" guardado aqui não diz até quando vão as inscrições.")
		return
	}
	w.say(nil, "De ", moment(p.Opens), " a ", moment(p.Closes), ", horário de Brasília.")
	w.say(law.OptionPeriod.In(w.regime), "Até esse último segundo cada pessoa faz e desfaz opções quantas vezes quiser; depois, só por decisão judicial.")
}

func moment(i edital.Instant) string {
	return i.Date.Brazilian() + " às " + registration.Clock(i.Second)
}

func (w *writer) seats() {
	w.part("Vagas")
	sum := make([]int, w.t.Modalities())
	for _, a := range vacancy.Allocate(w.t, trace.Discard) {
		for m, n := range a.Counts {
			sum[m] += n
		}
	}
	total := 0
	for _, n := range sum {
		total += n
	}
	if total == 0 {
		w.say(law.ThresholdMissed.In(w.regime), "Há só cadastro de reserva; a opção pela reserva é aceita assim mesmo e vale para as vagas que abrirem na validade.")
		return
	}
	text := strconv.Itoa(total) + " no total: " + strconv.Itoa(sum[0]) + " de ampla concorrência"
	for i := range w.t.Groups {
		text += "; " + strconv.Itoa(sum[i+1]) + " para " + w.t.Groups[i].Label + " (" + w.t.Groups[i].Code + ")"
	}
	w.say(law.Shares.In(w.regime), text+".")
}

func (w *writer) groups() {
	if len(w.t.Groups) == 0 {
		return
	}
	w.part("Reserva de vagas")
	for i := range w.t.Groups {
		g := &w.t.Groups[i]
		text := g.Label + " (" + g.Code + "): " + g.Share.Percentage() + " das vagas"
		if g.MinVacancies > 1 {
			text += ", quando houver pelo menos " + strconv.Itoa(g.MinVacancies)
		}
		w.say(w.shareBasis(g), locale.Capital(text), ".")
	}
	w.say(law.AlsoInOpen.In(w.regime), "Quem opta concorre também, sempre, às vagas de ampla concorrência.")
	w.say(law.NotCounted.In(w.regime), "Quem alcança vaga da ampla pela própria nota não consome vaga reservada.")
	w.say(law.LaterVacancies.In(w.regime), "A reserva alcança as vagas que abrirem durante a validade.")
}

// shareBasis is what reserves for a group: of another law, or of the edital alone, it is
// not what the law of the topic says.
func (w *writer) shareBasis(g *certame.Group) []law.Provision {
	switch {
	case g.Role == certame.RoleOther:
		return nil
	case g.Role != certame.RoleDisability:
		return law.Shares.In(w.regime)
	case w.regime != law.RegimeOwn:
		return []law.Provision{law.Dec9508Art1Par1}
	}
	return nil
}

func (w *writer) several() {
	if len(w.t.Groups) < 2 {
		return
	}
	w.part("Quem declara mais de um grupo")
	basis := law.SingleModality.In(w.regime)
	switch {
	case w.t.Multiple.Outcome:
		w.say(basis, "Ocupa vaga na reserva de maior percentual entre aquelas em que a posição alcança vaga.")
	default:
		w.say(basis, "Das reservas, disputa uma só: a de maior percentual entre os grupos confirmados. Pode ficar sem a vaga que a outra teria dado.")
	}
	if w.t.Multiple.Accumulates {
		w.say(basis, "A reserva para pessoas com deficiência não entra nessa comparação.")
	}
}
