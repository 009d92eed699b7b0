package web

import (
	"fmt"
	"strings"

	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/render/figures"
	"certame/internal/web/parts"
)

// fill draws each figure beside the table of its numbers.
func (p *followedPage) fill(o *indicators.Overview, suspects []indicators.Suspect, group string) {
	p.Unsaid = o.Unsaid
	groups := chosenGroups(o, group)
	p.Figures = []Figure{funnelFigure(groups), shareFigure(groups), expectedFigure(groups), flowFigure(o), timeFigure(o)}
	p.Suspects, p.Joinings = suspectTable(suspects, group), joiningTable(suspects, group)
	if len(p.Suspects.Rows) > joinedShown {
		p.Joinings, p.TooMany = parts.Table{}, true
	}
	for _, f := range p.Figures {
		for _, r := range f.Numbers.Rows {
			for _, c := range r.Cells {
				p.Hidden = p.Hidden || strings.Contains(c.Text, "protegid")
			}
		}
	}
}

// joinedShown is how many suspects have what joining would give beside them: of more, one
// asks agency by agency.
const joinedShown = 20

// chosenGroups are the groups of the filter: all of them, or one.
func chosenGroups(o *indicators.Overview, group string) (list []indicators.Group) {
	for _, g := range o.Groups {
		if g.Role != indicators.OpenCode && (group == "" || g.Role == group) {
			list = append(list, g)
		}
	}
	return list
}

func funnelFigure(groups []indicators.Group) Figure {
	f := Figure{Title: "Funil por grupo", Text: "Quantas pessoas de cada grupo chegaram a cada etapa. Quem opta por vários grupos conta em cada um."}
	f.Numbers = parts.Table{ID: "funil", Caption: "Pessoas em cada etapa, por grupo", Columns: []parts.Column{{Text: "Grupo"}}}
	for _, name := range [...]string{"Inscritas", "Convocadas à confirmação", "Confirmadas", "Não confirmadas", "Ausentes", "Pendentes", "Aprovadas", "Nomeadas"} {
		f.Numbers.Columns = append(f.Numbers.Columns, parts.Column{Text: name, Numeric: true})
	}
	var bars []figures.Bar
	for _, g := range groups {
		cells := parts.Cells(g.Name())
		for _, s := range [...]indicators.Sum{g.Registered, g.Called, g.Confirmed, g.Denied, g.Absent, g.Pending, g.Approved, g.Real} {
			cells = append(cells, parts.Cell{Text: sumText(s)})
		}
		f.Numbers.Rows = append(f.Numbers.Rows, parts.Row{Cells: cells})
		for _, stage := range [...]struct {
			name string
			of   indicators.Sum
		}{{"Inscritas", g.Registered}, {"Convocadas à confirmação", g.Called}, {"Confirmadas", g.Confirmed}, {"Aprovadas", g.Approved}, {"Nomeadas", g.Real}} {
			bars = append(bars, figures.Bar{Name: stage.name, Value: sumText(stage.of), Part: stage.of.N, Whole: stage.of.N, Unseen: stage.of.Hidden > 0, Group: g.Name()})
		}
	}
	f.Plot = figures.Bars("g-funil", f.Title, "Uma barra por etapa em cada grupo; listrada quando há certames com o número protegido. Os números estão na tabela.", bars)
	return f
}

// shareFigure is how much of what was reserved was filled, where it can be told.
func shareFigure(groups []indicators.Group) Figure {
	f := Figure{Title: "Quanto da reserva foi preenchido", Text: "Nomeadas pela lista do grupo sobre as vagas reservadas, só nos certames em que o número de nomeadas está à vista."}
	f.Numbers = parts.Table{ID: "preenchimento", Caption: "Preenchimento da reserva", Columns: []parts.Column{{Text: "Grupo"}, {Text: "Reservadas em todos", Numeric: true}, {Text: "Reservadas onde se vê", Numeric: true}, {Text: "Nomeadas onde se vê", Numeric: true}, {Text: "Preenchido", Numeric: true}}}
	var bars []figures.Bar
	for _, g := range groups {
		share := percentOf(g.Real.N, g.Told)
		f.Numbers.Rows = append(f.Numbers.Rows, parts.Row{Cells: parts.Cells(g.Name(), locale.Whole(g.Reserved), locale.Whole(g.Told), locale.Whole(g.Real.N), share)})
		bars = append(bars, figures.Bar{Name: g.Name(), Value: share, Part: g.Real.N, Whole: max(g.Told, g.Real.N)})
	}
	f.Plot = figures.Bars("g-preenchimento", f.Title, "Contorno: vagas reservadas; cheio: nomeadas. Os números estão na tabela.", bars)
	return f
}

// expectedFigure sets what the editais reserve beside who was appointed.
func expectedFigure(groups []indicators.Group) Figure {
	f := Figure{Title: "Esperado e real", Text: "O esperado são as vagas reservadas no quadro; o real, as nomeações pela lista e as vagas da lista, depois das reversões, ainda sem pessoa nomeada."}
	f.Numbers = parts.Table{ID: "esperado-real", Caption: "Esperado e real, por grupo", Columns: []parts.Column{{Text: "Grupo"}, {Text: "Esperado", Numeric: true}, {Text: "Real (nomeadas)", Numeric: true}, {Text: "Sem pessoa nomeada", Numeric: true}}}
	var bars []figures.Bar
	for _, g := range groups {
		f.Numbers.Rows = append(f.Numbers.Rows, parts.Row{Cells: parts.Cells(g.Name(), locale.Whole(g.Reserved), sumText(g.Real), sumText(g.Unfilled))})
		bars = append(bars,
			figures.Bar{Group: g.Name(), Name: "Esperado", Value: locale.Whole(g.Reserved), Whole: g.Reserved},
			figures.Bar{Group: g.Name(), Name: "Real", Value: sumText(g.Real), Part: g.Real.N, Whole: g.Real.N, Unseen: g.Real.Hidden > 0})
	}
	f.Plot = figures.Bars("g-esperado", f.Title, "Contorno: esperado; cheio ou listrado: real. Os números estão na tabela.", bars)
	return f
}

// flowFigure is from which list to which seats passed.
func flowFigure(o *indicators.Overview) Figure {
	f := Figure{Title: "Reversões", Text: "Vagas que passaram de uma lista a outra, da linha para a coluna."}
	f.Numbers = parts.Table{ID: "reversoes", Caption: "Vagas que passaram, de uma lista (linha) a outra (coluna)", Columns: []parts.Column{{Text: "De"}}}
	var names []string
	some := false
	for i, g := range o.Groups {
		names = append(names, g.Name())
		f.Numbers.Columns = append(f.Numbers.Columns, parts.Column{Text: "para " + g.Name(), Numeric: true})
		cells := parts.Cells(g.Name())
		for _, n := range o.Passed[i] {
			cells, some = append(cells, parts.Cell{Text: locale.Whole(n)}), some || n > 0
		}
		f.Numbers.Rows = append(f.Numbers.Rows, parts.Row{Cells: cells})
	}
	if some {
		f.Plot = figures.Flows("g-reversoes", f.Title, "À esquerda, a lista que cede; à direita, a que recebe; a espessura é o número de vagas. Os números estão na tabela.", names, o.Passed)
	}
	if o.Unsaid > 0 {
		f.Text += " Em " + locale.Count(o.Unsaid, "certame", "certames") + " há reversões que não se dizem, porque diriam quantas pessoas há em uma lista pequena."
	}
	return f
}

func timeFigure(o *indicators.Overview) Figure {
	f := Figure{Title: "Da homologação à nomeação", Text: "Quantas nomeações em cada faixa de dias, nos " + locale.Count(o.Timed, "certame homologado", "certames homologados") + ". A mediana de cada certame está na tabela dos certames."}
	f.Numbers = parts.Table{ID: "tempo", Caption: "Nomeações por dias desde a homologação", Columns: []parts.Column{{Text: "Faixa"}, {Text: "Nomeações", Numeric: true}}}
	var bars []figures.Bar
	from := 0
	for i, s := range o.Stretches {
		name := fmt.Sprintf("mais de %d dias", from)
		if i < len(indicators.Stretches) {
			name = fmt.Sprintf("%d a %d dias", from+min(from, 1), indicators.Stretches[i])
			from = indicators.Stretches[i]
		}
		f.Numbers.Rows = append(f.Numbers.Rows, parts.Row{Cells: parts.Cells(name, sumText(s))})
		bars = append(bars, figures.Bar{Name: name, Value: sumText(s), Part: s.N, Whole: s.N, Unseen: s.Hidden > 0})
	}
	f.Plot = figures.Bars("g-tempo", f.Title, "Uma barra por faixa de dias. Os números estão na tabela.", bars)
	return f
}

func suspectTable(list []indicators.Suspect, group string) parts.Table {
	t := parts.Table{
		ID: "fracionamento", Caption: "Indícios de fracionamento", Columns: []parts.Column{
			{Text: "Órgão"},
			{Text: "Regime"},
			{Text: "Grupo"},
			{Text: "Editais"},
			{Text: "Conjuntos", Numeric: true},
			{Text: "Sem vaga para o grupo", Numeric: true},
			{Text: "Vagas", Numeric: true},
			{Text: "Reservadas em separado", Numeric: true},
			{Text: "Se reunidas", Numeric: true},
			{Text: "Diferença", Numeric: true},
		},
		Empty: parts.Empty{Title: "Nenhum indício nestes certames.", Text: "Reunir os conjuntos de cada órgão não daria mais vagas a nenhum grupo da lei."},
	}
	for _, s := range list {
		if group != "" && s.Group != group {
			continue
		}
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(s.Agency, regimeLabel(s.Regime), s.Code, strings.Join(s.Notices, ", "), locale.Whole(s.Sets), locale.Whole(s.Below),
			locale.Whole(s.Seats), locale.Whole(s.Given), locale.Whole(s.Joint), locale.Whole(s.Lost()))})
	}
	return t
}

var joiningWords = map[string]string{indicators.ByNotice: "os conjuntos de cada edital", indicators.ByYear: "os editais de cada ano", indicators.ByAgency: "tudo o que o órgão ofereceu"}

// joiningTable is what each way of putting sets together would give, and where the first
// seat of a group would come from.
func joiningTable(list []indicators.Suspect, group string) parts.Table {
	t := parts.Table{ID: "agrupamentos", Caption: "O que reunir daria", Columns: []parts.Column{
		{Text: "Órgão"},
		{Text: "Grupo"},
		{Text: "Reunindo"},
		{Text: "Conjuntos", Numeric: true},
		{Text: "Vagas do grupo", Numeric: true},
		{Text: "A mais do que os editais dão", Numeric: true},
		{Text: "Primeira vaga do grupo"},
	}}
	for _, s := range list {
		if group != "" && s.Group != group {
			continue
		}
		first := "os editais já dão"
		if s.Given == 0 {
			first = "com " + locale.Count(s.First, "vaga reunida", "vagas reunidas")
			if len(s.Fewest) > 0 {
				first += ": bastam " + strings.Join(s.Fewest, "; ")
			}
		}
		for _, j := range s.Joinings {
			t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(s.Agency, s.Code, joiningWords[j.Level], locale.Whole(j.Sets), locale.Whole(j.Given), locale.Whole(j.Gain), first)})
		}
	}
	return t
}

// percentOf is a part in hundredths, rounded down: a reserve of which something lacks
// is never all.
func percentOf(part, whole int) string {
	if whole == 0 {
		return "–"
	}
	return locale.Whole(100*part/whole) + "%"
}
