package report

import (
	"html/template"

	"certame"
	"certame/internal/locale"
)

// cut is the score at which the call stopped in one modality.
type cut struct {
	Code  string
	Score certame.Score
}

// histogramPlot is the bars of a histogram with the cuts over them.
type histogramPlot struct {
	ID, Title string
	Histogram histogram
	Cuts      []cut
	Mark      func(certame.Score) string
}

// The measures of the plot. Each cut has a line of text of its own above the
// bars: cuts of different lists often fall on almost the same score.
const (
	plotWidth  = 640
	plotLeft   = 52
	plotRight  = 30
	plotHeight = 170
	cutLine    = 17
	plotTop    = 30 // with the name of the axis of people
)

func (p histogramPlot) draw() template.HTML {
	top := plotTop + cutLine*len(p.Cuts)
	d := newDrawing(p.ID, p.Title, p.describe(), plotWidth, top+plotHeight+44)
	p.scale(d, top)
	p.bars(d, top)
	p.cuts(d, top)
	d.text((plotLeft+plotWidth-plotRight)/2, top+plotHeight+38, "middle", "nota")
	d.text(4, top-12, "start", "pessoas")
	return d.done()
}

// describe says in words what the plot shows to who cannot see it.
func (p histogramPlot) describe() string {
	h := p.Histogram
	text := locale.Count(h.total(), "pessoa", "pessoas") + ", notas de " + p.Mark(h.From) + " a " + p.Mark(h.end()) + "."
	for _, c := range p.Cuts {
		text += " Última convocada em " + c.Code + ": " + p.Mark(c.Score) + "."
	}
	return text
}

// x is the place of a score. The distance is small against the width of the
// plot in whole steps, so the product stays in range for any mark accepted.
func (p histogramPlot) x(s certame.Score) int {
	h := p.Histogram
	return plotLeft + int(int64(s-h.From)*(plotWidth-plotLeft-plotRight)/int64(h.end()-h.From))
}

func (p histogramPlot) scale(d *drawing, top int) {
	highest := p.Histogram.highest()
	step := int(roundStep(int64(highest), 4))
	for n := 0; n <= highest; n += step {
		y := top + plotHeight - n*plotHeight/highest
		d.line("grade", plotLeft, y, plotWidth-plotRight, y)
		d.text(plotLeft-6, y+5, "end", locale.Whole(n))
	}
	every := (len(p.Histogram.Counts) + 7) / 8
	for i := 0; i <= len(p.Histogram.Counts); i += every {
		s := p.Histogram.From + certame.Score(i)*p.Histogram.Step
		d.text(p.x(s), top+plotHeight+18, "middle", axisMark(s))
	}
}

// axisMark is a round score without the zeros after the comma.
func axisMark(s certame.Score) string { return string(certame.AppendScore(nil, s, ',', 0)) }

func (p histogramPlot) bars(d *drawing, top int) {
	h, highest := p.Histogram, p.Histogram.highest()
	for i, n := range h.Counts {
		if n == 0 {
			continue
		}
		low := h.From + certame.Score(i)*h.Step
		x, height := p.x(low), max(1, n*plotHeight/highest)
		name := "de " + p.Mark(low) + " a menos de " + p.Mark(low+h.Step) + ": " + locale.Whole(n)
		d.rect("barra", x, top+plotHeight-height, max(1, p.x(low+h.Step)-x-1), height, name)
	}
}

// cuts draws each cut as a line that comes down from its own label; labels come
// after all the lines, so that no line strikes through one.
func (p histogramPlot) cuts(d *drawing, top int) {
	for i, c := range p.Cuts {
		d.line("corte", p.x(c.Score), 4+cutLine*i, p.x(c.Score), top+plotHeight)
	}
	for i, c := range p.Cuts {
		anchor, at := "start", p.x(c.Score)+5
		if at > plotWidth*3/4 {
			anchor, at = "end", at-10
		}
		d.text(at, 14+cutLine*i, anchor, c.Code+" "+p.Mark(c.Score))
	}
}
