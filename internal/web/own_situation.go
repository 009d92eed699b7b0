package web

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"certame/internal/locale"
	"certame/internal/situation"
	"certame/internal/web/parts"
)

type ownSituationPage struct {
	*subject
	Here      string
	Mine      []ownStand
	Deadlines []ownDeadline
	Now       string // as the page was made, for the countdown
	Paths     []parts.Link
}

// ownStand is a registration of who asks, as the last act that was released has it.
type ownStand struct {
	Registration string
	Said         bool
	State, When  string
	Act          parts.Link
	Silent       *parts.Link // a newer act, of which this page does not tell
	Places       []ownPlaceOf
}

// ownPlaceOf is the place in one post, in words.
type ownPlaceOf struct {
	situation.Place
	ID      string // of the heading
	Lead    string
	Tag     parts.Tag
	Lists   parts.Table
	Chances []string
	More    string // seats that would do, of who waits
	Explain string
	Earlier *ownEarlier // the act that tells of this post, when the last one does not
}

// ownEarlier is an act of before the last.
type ownEarlier struct {
	State, When string
	Act         parts.Link
}

// ownSituation is where who asks stands in the result that was published last. Nothing
// of a result whose hour has not come is here.
func (v *visit) ownSituation() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Situations.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	p := ownSituationPage{subject: c, Here: c.Address() + "/minha-situacao", Paths: v.ownPaths(c), Now: v.Clock().Format(time.RFC3339)}
	for i := range list {
		p.Mine = append(p.Mine, v.stand(c, &list[i]))
	}
	slices.SortStableFunc(p.Mine, func(a, b ownStand) int { return hasAnswer(&b) - hasAnswer(&a) }) // what has an answer first
	if p.Deadlines, err = v.ownDeadlines(c, list); err != nil {
		return err
	}
	f := v.within(c, "Minha situação")
	f.Printed, f.Light = true, true
	return v.show("minha-situacao", f, p)
}

func hasAnswer(s *ownStand) int {
	if s.Said {
		return 1
	}
	return 0
}

func (v *visit) stand(c *subject, o *situation.Own) ownStand {
	s := ownStand{Registration: o.Registration, Said: o.Said()}
	if n := strconv.Itoa(o.Silent); o.Silent > 0 {
		s.Silent = &parts.Link{Text: "ato " + n, Address: "/publico/" + c.Slug + "/atos/" + n}
	}
	if !s.Said {
		return s
	}
	s.State, s.When, s.Act = o.State, locale.Moment(o.Released), toldIn(c, &o.Told)
	for i, t := range o.All() {
		for j := range t.Person.Places {
			w := placeWords(c, o, &t.Person.Places[j])
			if i > 0 {
				w.Earlier = &ownEarlier{t.State, locale.Moment(t.Released), toldIn(c, t)}
			}
			s.Places = append(s.Places, w)
		}
	}
	return s
}

// toldIn is the act that says it.
func toldIn(c *subject, t *situation.Told) parts.Link {
	n := strconv.Itoa(t.Act.Number)
	return parts.Link{Text: "ato " + n, Address: "/publico/" + c.Slug + "/atos/" + n}
}

func placeWords(c *subject, o *situation.Own, p *situation.Place) ownPlaceOf {
	w := ownPlaceOf{
		Place: *p, ID: "cargo-" + o.Registration + "-" + p.Post, Lead: leadWords(p), Tag: parts.Tag{Kind: "informacao", Text: p.Situation}, Lists: ownLists(o, p), Chances: chanceWords(p),
		Explain: ownExplain(c, o.Registration, p.Post),
	}
	if p.Called {
		w.Tag.Kind = "sucesso"
	}
	if p.Seat == nil && p.More != nil {
		w.More = moreWords(p.More)
	}
	return w
}

// leadWords are the places in one sentence: "Você está em 14º lugar na lista Ampla
// concorrência (AC) e em 3º lugar na lista …".
func leadWords(p *situation.Place) string {
	var places []string
	for _, l := range p.Lists {
		if !l.Informative {
			places = append(places, "em "+strconv.Itoa(l.Position)+"º lugar na lista "+l.Label)
		}
	}
	if len(places) == 0 {
		return "A sua situação aqui é: " + p.Situation + "."
	}
	return "Você está " + strings.Join(places, " e ") + "."
}

// chanceWords say how far the call is: of who has a seat, which; of who waits, how many
// are ahead on each list, and how many seats more would do.
func chanceWords(p *situation.Place) (words []string) {
	if p.Seat != nil {
		return []string{"Há lugar para você na ordem de convocação: é a " + strconv.Itoa(p.Seat.Call) + "ª, na vaga " + strconv.Itoa(p.Seat.Number) + ", que conta em " + p.Seat.Modality + "."}
	}
	if p.More == nil {
		return nil
	}
	for _, l := range p.Lists {
		switch {
		case l.Informative:
		case l.Ahead == 0:
			words = append(words, "Em "+l.Label+", ninguém aguarda antes de você.")
		default:
			words = append(words, "Em "+l.Label+", "+locale.Count(l.Ahead, "pessoa aguarda", "pessoas aguardam")+" antes de você.")
		}
	}
	return words
}

func moreWords(m *situation.More) string {
	switch {
	case m.Seats > 0:
		return "Com mais " + locale.Count(m.Seats, "vaga", "vagas") + " do que há hoje, a sua chamada vem" + said(m.Seats > 1, "; com menos, não", "") + ". A conta deixa todas as outras pessoas como estão."
	case m.Tried > 0:
		return "Nem com mais " + locale.Count(m.Tried, "vaga", "vagas") + " do que há hoje a sua chamada viria. A conta deixa todas as outras pessoas como estão; mais do que isso não foi calculado."
	}
	return "Não dá para calcular quantas vagas bastariam: as vagas novas entram em um conjunto maior, e ainda não se sabe em que parte dele."
}

func ownLists(o *situation.Own, p *situation.Place) parts.Table {
	t := parts.Table{ID: "listas-" + o.Registration + "-" + p.Post, Caption: "As listas da inscrição " + o.Registration + ": " + p.Title, Columns: []parts.Column{{Text: "Lista"}, {Text: "Posição", Numeric: true}, {Text: "De quantas", Numeric: true}, {Text: "Última com vaga"}, {Text: "Aguardam antes", Numeric: true}}}
	for _, l := range p.Lists {
		last := "ninguém ainda"
		if l.Last != nil {
			last = strconv.Itoa(l.Last.Position) + "ª: inscrição " + l.Last.Registration + ", nota " + l.Last.Score
		}
		label := l.Label
		if l.Informative {
			label += ", só para informação"
		}
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(label, locale.Whole(l.Position), locale.Whole(l.Total), last, locale.Whole(l.Ahead))})
	}
	return t
}

// ownPaths are the other pages of the person in the contest, of those they may open.
func (v *visit) ownPaths(c *subject) (links []parts.Link) {
	for _, p := range [...]struct{ pattern, text, icon string }{
		{"/minha-confirmacao", "Minha confirmação: parecer, filmagem e recurso", "user-check"},
		{"/meus-documentos", "Meus documentos", "file-upload"},
		{"/minha-inscricao", "Minha inscrição e comprovantes", "clipboard-list"},
		{"/defesa", "Defesa em apuração", "balance-scale"},
		{"/minhas-leituras", "Quem leu meus dados", "search"},
		{"/meus-direitos", "Meus direitos: baixar, corrigir, entender", "lock"},
	} {
		if v.offered("/certames/{certame}" + p.pattern) {
			links = append(links, parts.Link{Text: p.text, Address: c.Address() + p.pattern, Icon: p.icon})
		}
	}
	return append(links, parts.Link{Text: "O que foi publicado deste certame", Address: "/publico/" + c.Slug, Icon: "landmark"})
}
