package report

import (
	"html/template"
	"slices"
	"strings"

	"certame/internal/locale"
)

// drawnPosts is how many posts a plot shows; more would not be legible.
const drawnPosts = 40

// seatsSection is the quadro de vagas: the table, its plot and how each number
// was reached.
type seatsSection struct {
	Table  grid
	Plot   template.HTML
	Drawn  string // says which posts the plot leaves out; empty when none
	Memory []memoryPool
	Lines  int // of the memory
}

func (v *view) seatsSection() seatsSection {
	s := seatsSection{Table: v.quadro(), Plot: v.seatsPlot(), Memory: v.memory()}
	if len(v.Posts) > drawnPosts {
		s.Drawn = "O desenho mostra " + locale.Whole(drawnPosts) + " " + v.word("cargos") + " com mais vagas; a tabela mostra " + locale.Whole(len(v.Posts)) + "."
	}
	for _, pool := range s.Memory {
		s.Lines += len(pool.Lines)
	}
	return s
}

func (v *view) quadro() grid {
	sum := make([]int, v.Terms.Modalities()+1)
	g := grid{
		ID: "t-quadro", Caption: "Vagas de cada " + v.word("cargo") + " por modalidade", Corner: v.word("Cargo"),
		Columns: append([]string{"Total"}, v.codes()...), Note: v.declaredTables(),
	}
	for _, p := range v.Posts {
		line := append([]int{len(p.Allocation.Labels)}, p.Allocation.Counts...)
		for i, n := range line {
			sum[i] += n
		}
		g.Rows = append(g.Rows, counted(v.postName(p.Index), line))
	}
	foot := counted("Total", sum)
	g.Foot = &foot
	return g
}

// declaredTables says how many posts take their table from the edital instead
// of from the percentages.
func (v *view) declaredTables() string {
	n := 0
	for i := range v.Terms.Posts {
		if v.Terms.Posts[i].Placed != "" {
			return "Quadros distribuídos pela política do " + v.word("edital") + " (" + strings.ReplaceAll(string(v.Terms.Placing), "_", " ") + ")."
		}
		if v.Terms.Posts[i].Table != nil {
			n++
		}
	}
	switch n {
	case 0:
		return "Todos os números foram calculados a partir dos percentuais."
	case len(v.Terms.Posts):
		return "Todos os quadros foram declarados no " + v.word("edital") + "; diferenças para a conta da lei aparecem nos achados."
	}
	return locale.Count(n, v.word("cargo")+" tem", v.word("cargos")+" têm") + " quadro declarado no " + v.word("edital") + "; o restante foi calculado. Diferenças para a conta da lei aparecem nos achados."
}

func (v *view) seatsPlot() template.HTML {
	s := stack{
		ID: "g-quadro", Title: "Vagas por modalidade em cada " + v.word("cargo"),
		Desc:   "Barras empilhadas: cada barra é " + v.word("um cargo") + ", cada trecho uma modalidade. Os números estão na tabela ao lado.",
		Series: v.series(), Unit: "vagas",
	}
	for _, i := range v.largest(drawnPosts) {
		p := v.Posts[i]
		s.Bars = append(s.Bars, bar{Label: v.postName(p.Index), Parts: p.Allocation.Counts})
	}
	return s.draw()
}

// largest are the n posts with most seats, in the order of the edital.
func (v *view) largest(n int) []int {
	order := make([]int, len(v.Posts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return len(v.Posts[b].Allocation.Labels) - len(v.Posts[a].Allocation.Labels)
	})
	order = order[:min(n, len(order))]
	slices.Sort(order)
	return order
}

// perModality is a counter for every modality, the open competition first.
func (v *view) perModality() []int { return make([]int, v.Terms.Modalities()) }
