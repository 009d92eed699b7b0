package web

import (
	"strings"

	"certame/internal/indicators"
	"certame/internal/web/parts"
)

// publicNumbers are those of the last act of everything, with what is small hidden, each
// plot beside the table of its numbers.
func (v *visit) publicNumbers() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	p := publicNumbersPage{openContest: o, Empty: o.notYet("Nenhum número")}
	if o.Sheet != nil && o.Sheet.Numbers != nil {
		p.fill(o.Sheet.Numbers)
	}
	return v.showPublic("publico-numeros", o.frame("Números"), &p)
}

type publicNumbersPage struct {
	*openContest
	Figures []Figure
	All     parts.Table
	Hidden  bool
	Empty   parts.Empty
}

func (p *publicNumbersPage) fill(c *indicators.Contest) {
	over := indicators.Over([]*indicators.Contest{c})
	groups := chosenGroups(over, "")
	p.Figures = []Figure{funnelFigure(groups), expectedFigure(groups), flowFigure(over), timeFigure(over)}
	p.All = parts.Table{ID: "totais", Caption: "Totais do certame", Columns: []parts.Column{{Text: "O quê"}, {Text: "Quanto", Numeric: true}}}
	for _, one := range []struct {
		name string
		n    indicators.Count
	}{{"Vagas", c.Seats}, {"Pessoas inscritas", c.Registered}, {"Pessoas aprovadas", c.Approved}, {"Pessoas nomeadas", c.Appointed}, {"Vagas sem pessoa nomeada", c.Unfilled}} {
		p.All.Rows = append(p.All.Rows, parts.Row{Cells: parts.Cells(one.name, countText(one.n))})
	}
	for _, f := range append(p.Figures, Figure{Numbers: p.All}) {
		for _, r := range f.Numbers.Rows {
			for _, c := range r.Cells {
				p.Hidden = p.Hidden || strings.Contains(c.Text, "protegid")
			}
		}
	}
	p.Hidden = p.Hidden || c.Unsaid
}
