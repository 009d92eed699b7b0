package web

import (
	"html/template"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/web/parts"
	"certame/law"
)

// reserve is what is told of every contest whose agency told its numbers (Lei
// 15.142/2025, art. 10): all of it computed from what may be shown of each one.
func (v *visit) reserve() error {
	all, picked, filter, err := v.pickNumbers()
	if err != nil {
		return err
	}
	p := &followedPage{Contests: len(picked), Of: len(all), MayImport: v.may(importing), Query: template.URL(filterQuery(filter))} //nolint:gosec // encoded
	p.ask(all, filter)
	p.Filters = append(p.Filters, orderField(v.r.FormValue("ordem")))
	if len(picked) > 0 {
		suspects := indicators.Suspects(picked)
		p.fill(indicators.Over(picked), suspects, filter.Group)
		sums := agencySums(picked, suspects, filter.Group)
		sortAgencies(sums, v.r.FormValue("ordem"))
		p.Agencies, p.Lost = agencyTable(sums, filter.Group), splitWords(suspects, filter.Group)
		p.One = contestTable(picked, filter.Group)
	}
	f := Frame{Title: "Acompanhamento da reserva de vagas", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, Printed: true, Wide: true}
	for _, file := range [...][2]string{{"Tudo em JSON", "indicadores.json"}, {"Tudo em CSV", "indicadores.csv"}, {"Esquema (JSON Schema)", schemaFile}} {
		f.Download = append(f.Download, parts.Link{Text: file[0], Address: "/acompanhamento/dados/" + file[1] + "?" + filterQuery(filter)})
	}
	return v.show("acompanhamento", f, p)
}

type followedPage struct {
	Contests, Of int
	MayImport    bool
	Query        template.URL
	Filters      []parts.Field
	Figures      []Figure
	Agencies     parts.Table
	Lost         []string // to sets computed apart, by group
	One          parts.Table
	Suspects     parts.Table
	Joinings     parts.Table
	TooMany      bool // suspects to say of each what joining would give
	Unsaid       int
	Hidden       bool
}

// Figure is a plot and the table of its numbers.
type Figure struct {
	Title, Text string
	Plot        template.HTML
	Numbers     parts.Table
}

// pickNumbers are the contests known, and those of the filter in the address.
func (v *visit) pickNumbers() (all, picked []*indicators.Contest, f indicators.Filter, err error) {
	q := v.r.URL.Query()
	f = indicators.Filter{Year: q.Get("ano"), Agency: q.Get("orgao"), Regime: q.Get("regime"), Group: q.Get("grupo")}
	all, err = v.numbers.All(v.ctx())
	return all, f.Pick(all), f, err
}

func filterQuery(f indicators.Filter) string {
	q := url.Values{}
	for _, pair := range [...][2]string{{"ano", f.Year}, {"orgao", f.Agency}, {"regime", f.Regime}, {"grupo", f.Group}} {
		if pair[1] != "" {
			q.Set(pair[0], pair[1])
		}
	}
	return q.Encode()
}

// ask offers only what some contest has.
func (p *followedPage) ask(all []*indicators.Contest, f indicators.Filter) {
	var years, agencies, regimes, groups []string
	for _, c := range all {
		years, agencies, regimes = append(years, c.Year()), append(agencies, c.Agency), append(regimes, c.Regime)
		for _, l := range c.Lists[1:] {
			groups = append(groups, l.Role)
		}
	}
	same := func(word string) string { return word }
	p.Filters = []parts.Field{
		choiceOf("ano", "Ano do edital", years, f.Year, same), choiceOf("orgao", "Órgão", agencies, f.Agency, same),
		choiceOf("regime", "Regime", regimes, f.Regime, regimeLabel), choiceOf("grupo", "Grupo", groups, f.Group, groupLabel),
	}
}

func choiceOf(name, label string, words []string, chosen string, text func(string) string) parts.Field {
	slices.Sort(words)
	f := parts.Field{Name: name, Label: label, Kind: "select", Options: []parts.Option{{Text: "todos"}}}
	for _, word := range slices.Compact(words) {
		f.Options = append(f.Options, parts.Option{Value: word, Text: text(word), Chosen: word == chosen})
	}
	return f
}

func regimeLabel(id string) string {
	if r, known := law.RegimeByID(law.Regime(id)); known {
		return r.Label
	}
	return id
}

func groupLabel(role string) string {
	if role == "outro" {
		return "outros grupos"
	}
	return (&indicators.Group{Role: role}).Name()
}

// sumText is a sum as people read it: what is seen, and in how many contests it is not.
func sumText(s indicators.Sum) string {
	switch {
	case s.Hidden == 0:
		return locale.Whole(s.N)
	case s.N == 0:
		return "protegido"
	}
	return "≥ " + locale.Whole(s.N) + " (" + locale.Count(s.Hidden, "protegida", "protegidas") + ")"
}

func countText(c indicators.Count) string {
	switch c {
	case indicators.None:
		return "–"
	case indicators.Hidden:
		return "protegido"
	}
	return locale.Whole(int(c))
}

// contestTable is each contest, as it may be shown.
func contestTable(list []*indicators.Contest, group string) parts.Table {
	t := parts.Table{ID: "certames", Caption: "Cada certame, por lista", Columns: []parts.Column{
		{Text: "Certame"},
		{Text: "Órgão"},
		{Text: "Edital"},
		{Text: "Referência"},
		{Text: "Lista"},
		{Text: "Reservadas", Numeric: true},
		{Text: "Inscritas", Numeric: true},
		{Text: "Convocadas à confirmação", Numeric: true},
		{Text: "Confirmadas", Numeric: true},
		{Text: "Não confirmadas", Numeric: true},
		{Text: "Ausentes", Numeric: true},
		{Text: "Aprovadas", Numeric: true},
		{Text: "Nomeadas", Numeric: true},
		{Text: "Sem pessoa nomeada", Numeric: true},
		{Text: "Mediana até a nomeação, dias", Numeric: true},
	}}
	for _, c := range list[:min(len(list), shownContests)] {
		median := "–"
		if c.Time != nil {
			median = countText(c.Time.Median)
		}
		for _, l := range c.Lists {
			if group != "" && l.Role != group && l.Role != indicators.OpenCode {
				continue
			}
			cells := parts.Cells(c.Name, c.Agency, c.Notice, brazilian(c.Reference), l.Code)
			for _, n := range [...]indicators.Count{l.Reserved, l.Registered, l.Called, l.Confirmed, l.Denied, l.Absent, l.Approved, l.Appointed, l.Unfilled} {
				cells = append(cells, parts.Cell{Text: countText(n)})
			}
			t.Rows = append(t.Rows, parts.Row{Cells: append(cells, parts.Cell{Text: median})})
		}
	}
	if len(list) > shownContests {
		t.Caption += ": os primeiros " + strconv.Itoa(shownContests) + " de " + locale.Whole(len(list)) + "; todos nos arquivos"
	}
	return t
}

// shownContests is how many stand on a page; the files have all.
const shownContests = 100

func brazilian(iso string) string {
	parts := strings.Split(iso, "-")
	slices.Reverse(parts)
	return strings.Join(parts, "/")
}
