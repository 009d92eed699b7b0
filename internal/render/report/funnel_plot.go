package report

import (
	"html/template"

	"certame/internal/locale"
)

// funnel is how many people are left after each stage.
type funnel struct {
	ID, Title string
	Stages    []stage
}

type stage struct {
	Name string
	N    int
}

// The measures of the plot.
const (
	funnelWidth = 480
	funnelBars  = 250
)

func (f funnel) draw() template.HTML {
	d := newDrawing(f.ID, f.Title, "Uma barra por etapa, do total de inscritas ao total de convocadas. Os números estão na tabela ao lado.", funnelWidth, 36*len(f.Stages)+8)
	most := max(1, f.Stages[0].N)
	for i, s := range f.Stages {
		y, width := 6+36*i, max(1, s.N*funnelBars/most)
		d.text(92, y+18, "end", s.Name)
		d.rect("barra", 100, y, width, 26, s.Name+": "+locale.Whole(s.N))
		d.text(108+width, y+18, "start", f.label(i))
	}
	return d.done()
}

// label is the number and what part of the stage before it is.
func (f funnel) label(i int) string {
	text := locale.Whole(f.Stages[i].N)
	if i > 0 && f.Stages[i-1].N > 0 {
		text += " (" + percent(f.Stages[i].N, f.Stages[i-1].N) + ")"
	}
	return text
}

func (f funnel) table() grid {
	g := grid{ID: "t-funil", Caption: f.Title, Corner: "Etapa", Columns: []string{"Pessoas", "Da anterior", "Das inscritas"}}
	for i, s := range f.Stages {
		before := "–"
		if i > 0 {
			before = percent(s.N, f.Stages[i-1].N)
		}
		g.Rows = append(g.Rows, gridRow{s.Name, []string{locale.Whole(s.N), before, percent(s.N, f.Stages[0].N)}})
	}
	return g
}
