package report

import (
	"html/template"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/contest"
	"certame/internal/locale"
)

// drawnHistograms is how many posts get a histogram: scores of different posts
// come from different tests and do not add up in one plot.
const drawnHistograms = 6

// scoresSection is how the scores of approved people are distributed and where
// the call stopped on each list.
type scoresSection struct {
	Plots []histogramFigure
	Drawn string
	Cuts  grid
}

type histogramFigure struct {
	Name string
	Plot template.HTML
	Data grid
}

func (v *view) scoresSection() scoresSection {
	s := scoresSection{Cuts: v.cutTable()}
	for n, i := range v.largest(drawnHistograms) {
		p := v.Posts[i]
		if len(p.Lists.Order) > 0 {
			s.Plots = append(s.Plots, v.histogramFigure(p, "g-notas-"+locale.Whole(n+1)))
		}
	}
	if len(v.Posts) > drawnHistograms {
		s.Drawn = "Os desenhos mostram " + locale.Whole(drawnHistograms) + " " + v.word("cargos") + " com mais vagas: notas de " + v.word("cargos") + " diferentes vêm de provas diferentes e não se somam."
	}
	return s
}

func (v *view) histogramFigure(p *contest.Post, id string) histogramFigure {
	h := v.scoresOf(p)
	plot := histogramPlot{
		ID: id, Title: "Notas das pessoas aprovadas: " + v.postName(p.Index),
		Histogram: h, Cuts: v.cutLines(p), Mark: v.mark,
	}
	data := grid{ID: "t-" + id, Caption: plot.Title, Corner: "Notas", Columns: []string{"Pessoas"}}
	for i, n := range h.Counts {
		low := h.From + certame.Score(i)*h.Step
		data.Rows = append(data.Rows, counted("de "+v.mark(low)+" a menos de "+v.mark(low+h.Step), []int{n}))
	}
	return histogramFigure{v.postName(p.Index), plot.draw(), data}
}

// scoresOf counts the scores of approved people. The members are walked, not the
// order: they stand as the columns of the roll do, and two million reads in the
// order of the marks would miss the cache every time.
func (v *view) scoresOf(p *contest.Post) histogram {
	low, high := certame.MaxScore, -certame.MaxScore
	v.eachApproved(p, func(s certame.Score) { low, high = min(low, s), max(high, s) })
	h := newHistogram(low, high, v.Roll.Places)
	v.eachApproved(p, h.add)
	return h
}

func (v *view) eachApproved(p *contest.Post, yield func(certame.Score)) {
	for i, person := range p.Lists.Members {
		switch p.Lists.Standing[i] {
		case classification.Ranked, classification.Mirrored:
			yield(v.Roll.Score[person])
		}
	}
}

// cutRanks is, by modality, the worst-ranked person who counts under it once
// all the seats known today are filled.
func (v *view) cutRanks(p *contest.Post) []appointment.Rank {
	out := make([]appointment.Rank, v.Terms.Modalities())
	for m := range out {
		out[m] = appointment.NoOne
	}
	for _, c := range p.Appointment.Calls {
		out[c.Final] = max(out[c.Final], c.Rank)
	}
	return out
}

func (v *view) cutLines(p *contest.Post) (out []cut) {
	for m, rank := range v.cutRanks(p) {
		if rank != appointment.NoOne {
			out = append(out, cut{v.Terms.Code(certame.Modality(m)), v.Roll.Score[p.Lists.Order[rank]]})
		}
	}
	return out
}

func (v *view) cutTable() grid {
	g := grid{
		ID: "t-cortes", Caption: "Nota da última pessoa convocada em cada modalidade", Corner: v.word("Cargo"), Columns: v.codes(),
		Note: "Vale a modalidade em que a pessoa conta ao final. Traço: ninguém convocado nessa modalidade.",
	}
	for _, p := range v.Posts {
		row := gridRow{Head: v.postName(p.Index)}
		for _, rank := range v.cutRanks(p) {
			score := certame.NoScore
			if rank != appointment.NoOne {
				score = v.Roll.Score[p.Lists.Order[rank]]
			}
			row.Cells = append(row.Cells, v.mark(score))
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}
