package report

import (
	"html/template"

	"certame/internal/locale"
)

// flows draws what passed from each modality to each other: on the left where
// it left, on the right where it arrived, and bands as thick as the numbers.
type flows struct {
	ID, Title, Unit string
	Series          []series
	Matrix          [][]int // from, to
}

// The measures of the plot. The bands of all flows together fill flowHeight.
const (
	flowWidth  = 500
	flowLeft   = 96
	flowRight  = 390
	flowNode   = 14
	flowTop    = 44
	flowHeight = 180
	flowGap    = 16
	flowThin   = 4
)

func (f flows) draw() template.HTML {
	left, right := f.nodes(f.leaving()), f.nodes(f.arriving())
	height := flowTop + max(extent(left), extent(right)) + 12
	d := newDrawing(f.ID, f.Title, "À esquerda, a modalidade de saída; à direita, a de chegada; a espessura é o número de "+f.Unit+". Os números estão na tabela ao lado.", flowWidth, height)
	d.text(flowLeft+flowNode, 20, "end", "saem de")
	d.text(flowRight, 20, "start", "passam a")
	f.bands(d, left, right)
	f.labels(d, left, flowLeft, flowLeft-8, "end", f.leaving())
	f.labels(d, right, flowRight, flowRight+flowNode+8, "start", f.arriving())
	return d.done()
}

func (f flows) bands(d *drawing, left, right []flowNodeAt) {
	for from, line := range f.Matrix {
		for to, n := range line {
			if n == 0 {
				continue
			}
			t := f.thickness(n)
			band(d, f.Series[from].Fill, left[from].next, right[to].next, t, f.Series[from].Name+" → "+f.Series[to].Name+": "+locale.Whole(n))
			left[from].next += t
			right[to].next += t
		}
	}
}

// band is a ribbon from the left node to the right one, bent half way.
func band(d *drawing, fill string, y0, y1, thick int, name string) {
	x0, x1 := itoa(flowLeft+flowNode), itoa(flowRight)
	bend := itoa((flowLeft + flowNode + flowRight) / 2)
	d.put(`<path class="fita `, fill, `" d="M`, x0, ` `, itoa(y0), `C`, bend, ` `, itoa(y0), ` `, bend, ` `, itoa(y1), ` `, x1, ` `, itoa(y1))
	d.put(`v`, itoa(thick), `C`, bend, ` `, itoa(y1+thick), ` `, bend, ` `, itoa(y0+thick), ` `, x0, ` `, itoa(y0+thick), `z">`)
	d.titled(name)
	d.put(`</path>`)
}

func (f flows) labels(d *drawing, nodes []flowNodeAt, x, textX int, anchor string, sums []int) {
	for m, n := range nodes {
		if n.height == 0 {
			continue
		}
		d.rect(f.Series[m].Fill, x, n.top, flowNode, n.height, "")
		d.text(textX, n.top+n.height/2+5, anchor, shorten(f.Series[m].Name, 8)+" · "+locale.Whole(sums[m]))
	}
}
