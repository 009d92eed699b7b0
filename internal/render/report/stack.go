package report

import (
	"html/template"

	"certame/internal/locale"
)

// stack is a plot of stacked horizontal bars.
type stack struct {
	ID, Title, Desc string
	Series          []series
	Bars            []bar
	Unit            string // what is counted, under the axis
	Whole           bool   // every bar fills the width: proportions instead of sizes
}

// bar is one line of the plot; with a Note there is nothing to draw, and the
// note says why.
type bar struct {
	Label string
	Parts []int
	Note  string
}

// The measures of the plot, in units of its own box.
const (
	barLetters = 25 // of a label
	barWidth   = 440
	barRight   = 60
	barHeight  = 18
	barStep    = 25
	barTwoStep = 36 // where a label takes two lines
	barTop     = 24 // below the lines of the legend
)

func (s stack) draw() template.HTML {
	width := s.left() + barWidth + barRight
	places, lines := legend(s.Series, 8, width)
	top := barTop + legendLine*lines
	d := newDrawing(s.ID, s.Title, s.Desc, width, top+s.step()*len(s.Bars)+26+s.unitRoom())
	for i, at := range places {
		d.rect(s.Series[i].Fill, at.x, at.y, 16, 16, "")
		d.text(at.x+21, at.y+13, "start", s.Series[i].Name)
	}
	s.axis(d, top)
	for i, b := range s.Bars {
		s.bar(d, b, top+i*s.step()+(s.step()-barStep)/2)
	}
	return d.done()
}

// axis draws light lines at round numbers, so that a bar can be read against
// them.
func (s stack) axis(d *drawing, top int) {
	bottom := top + s.step()*len(s.Bars)
	limit, step, unit := s.longest(), int(roundStep(int64(s.longest()), 5)), ""
	if s.Whole {
		limit, step, unit = 100, 25, "%"
	}
	for n := 0; n <= limit; n += step {
		x := s.left() + n*barWidth/limit
		d.line("grade", x, top-6, x, bottom)
		d.text(x, bottom+16, "middle", locale.Whole(n)+unit)
	}
	if s.Unit != "" {
		d.text(s.left()+barWidth/2, bottom+unitLine+16, "middle", s.Unit)
	}
}

func (s stack) longest() int {
	most := 1
	for _, b := range s.Bars {
		most = max(most, b.total())
	}
	return most
}

func (b bar) total() (n int) {
	for _, part := range b.Parts {
		n += part
	}
	return n
}

func (s stack) bar(d *drawing, b bar, y int) {
	left := s.left()
	s.label(d, b.Label, y)
	if b.Note != "" {
		d.text(left+6, y+14, "start", b.Note)
		return
	}
	limit := s.longest()
	if s.Whole {
		limit = b.total()
	}
	s.parts(d, b, y, limit)
	d.text(left+b.total()*barWidth/limit+7, y+14, "start", locale.Whole(b.total()))
}

// parts places each part by the sum before it, so that rounding never opens a
// gap; the number is written where it fits.
func (s stack) parts(d *drawing, b bar, y, limit int) {
	before := 0
	for i, n := range b.Parts {
		x := s.left() + before*barWidth/limit
		before += n
		width := s.left() + before*barWidth/limit - x
		if n == 0 {
			continue
		}
		d.rect(s.Series[i].Fill, x, y, max(width, 1), barHeight, s.Series[i].Name+": "+locale.Whole(n))
		if width >= 10+7*len(locale.Whole(n)) {
			d.textOver(s.Series[i].Fill, x+width/2, y+14, locale.Whole(n))
		}
	}
}
