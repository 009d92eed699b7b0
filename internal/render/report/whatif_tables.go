package report

import (
	"html/template"

	"certame"
	"certame/internal/locale"
	"certame/internal/whatif"
	"certame/trace"
)

// change is a number before and after.
func change(before, after int) string {
	if before == after {
		return locale.Whole(before)
	}
	return locale.Whole(before) + " → " + locale.Whole(after)
}

func (v *whatIfView) total() grid {
	b, a := &v.c.Total.Before, &v.c.Total.After
	g := grid{
		ID: "t-total", Caption: "Antes e depois, por modalidade", Corner: "Modalidade",
		Columns: []string{"Vagas", "Saem por reversão", "Chegam por reversão", "Contam nela"},
	}
	for m := range b.Modalities {
		x, y := b.Modalities[m], a.Modalities[m]
		g.Rows = append(g.Rows, gridRow{v.Terms.Code(certame.Modality(m)), []string{
			change(x.Seats, y.Seats), change(x.Left, y.Left), change(x.Came, y.Came), change(x.Called, y.Called),
		}})
	}
	g.Foot = &gridRow{"Total", []string{change(b.Seats, a.Seats), change(b.Reversions, a.Reversions), change(b.Reversions, a.Reversions), change(b.Called, a.Called)}}
	return g
}

// totalPlot is the contest as two bars.
func (v *whatIfView) totalPlot() template.HTML {
	s := stack{
		ID: "g-total", Title: "Pessoas que contam em cada modalidade, antes e depois", Series: v.series(), Unit: "pessoas",
		Desc: "Duas barras empilhadas: antes e depois; cada trecho é uma modalidade. Os números estão na tabela ao lado.",
	}
	s.Bars = []bar{{Label: "antes", Parts: calledParts(&v.c.Total.Before)}, {Label: "depois", Parts: calledParts(&v.c.Total.After)}}
	return s.draw()
}

func calledParts(f *whatif.Figures) (out []int) {
	for _, line := range f.Modalities {
		out = append(out, line.Called)
	}
	return out
}

// posts lists the posts that change; the plot draws the first of them.
func (v *whatIfView) posts() (*grid, template.HTML) {
	g := grid{
		ID: "t-cargos", Caption: "O que muda em cada " + v.word("cargo"), Corner: v.word("Cargo"),
		Columns: []string{"Vagas", "Convocadas", "Sem ninguém", "Reversões", "Compensações"},
	}
	s := stack{
		ID: "g-cargos", Title: "Pessoas que contam em cada modalidade, antes e depois", Series: v.series(), Unit: "pessoas",
		Desc: "Duas barras para cada linha da tabela ao lado, antes e depois, divididas por modalidade.",
	}
	rest := 0
	for i := range v.c.Posts {
		p := &v.c.Posts[i]
		if !p.Changed() {
			continue
		}
		if len(g.Rows) == shownPairs {
			rest++
			continue
		}
		g.Rows = append(g.Rows, v.postRow(p))
		if len(s.Bars) < drawnPosts {
			code := v.Terms.Posts[p.Index].Code
			s.Bars = append(s.Bars, bar{Label: code + " antes", Parts: calledParts(&p.Before)}, bar{Label: code + " depois", Parts: calledParts(&p.After)})
		}
	}
	if len(g.Rows) == 0 {
		return nil, ""
	}
	if rest > 0 {
		g.Note = "E mais " + locale.Whole(rest) + ", que certame simular --json traz."
	}
	return &g, s.draw()
}

func (v *whatIfView) postRow(p *whatif.Post) gridRow {
	b, a := &p.Before, &p.After
	return gridRow{v.postName(p.Index), []string{
		change(b.Seats, a.Seats), change(b.Called, a.Called), change(b.Empty(), a.Empty()),
		change(b.Reversions, a.Reversions), change(b.Compensations, a.Compensations),
	}}
}

func (v *whatIfView) pools(list []whatif.Pool) (*grid, template.HTML) {
	g := grid{
		ID: "t-conjuntos", Caption: "Vagas de cada modalidade com os percentuais sobre o conjunto", Corner: "Conjunto",
		Columns: append([]string{"Total"}, v.codes()...),
	}
	s := stack{
		ID: "g-conjuntos", Title: "Vagas de cada modalidade com os percentuais sobre o conjunto", Series: v.series(), Unit: "vagas",
		Desc: "Duas barras para cada conjunto, antes e depois, divididas por modalidade. Os números estão na tabela ao lado.",
	}
	for _, p := range list {
		row := gridRow{Head: p.Name, Cells: []string{locale.Whole(p.Total)}}
		for m := range p.Before {
			row.Cells = append(row.Cells, change(p.Before[m], p.After[m]))
		}
		g.Rows = append(g.Rows, row)
		if len(s.Bars) < drawnPosts {
			s.Bars = append(s.Bars, bar{Label: "antes: " + p.Name, Parts: p.Before}, bar{Label: "depois: " + p.Name, Parts: p.After})
		}
	}
	return &g, s.draw()
}

func (v *whatIfView) people(effect func(*whatif.Person) string) (rows []turnRow, rest string) {
	all := v.c.People
	for i := range all[:min(len(all), shownTurns)] {
		rows = append(rows, turnRow{string(v.Roll.IDs.At(all[i].Who)), effect(&all[i]), v.book.cite(all[i].Basis)})
	}
	if len(all) > shownTurns {
		rest = "E mais " + locale.Whole(len(all)-shownTurns) + ", que certame simular --json traz."
	}
	return rows, rest
}

func (v *whatIfView) findingTurns(list []trace.Finding) (rows []findingRow) {
	for _, severity := range severities {
		rows = append(rows, v.findingRows(only(list, severity.Severity), severity.Sign+" "+severity.One)...)
	}
	return rows
}
