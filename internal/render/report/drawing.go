package report

import (
	"html/template"
	"strconv"
	"strings"
)

// series is one part of a plot: its name and the class that fills it.
type series struct{ Name, Fill string }

// fills is how many textures the style sheet has for groups. Each differs from
// the others in texture and in darkness, so that a print in grey still tells
// them apart; more groups than textures take them again, and the code is
// written on the bar.
const fills = 7

// modalityFill is the class of a modality: m0 is the open competition.
func modalityFill(m int) string {
	if m == 0 {
		return "m0"
	}
	return "m" + strconv.Itoa((m-1)%fills+1)
}

// swatch is the little square that shows a texture beside a code.
func swatch(m int) template.HTML {
	return template.HTML(`<svg class="amostra" viewBox="0 0 18 18" aria-hidden="true"><rect class="` + modalityFill(m) + `" x="1" y="1" width="16" height="16"/></svg>`)
}

// drawing gathers the markup of one plot. Text enters only through text and
// titled, which escape it; coordinates are whole numbers.
type drawing struct{ b strings.Builder }

// newDrawing opens a plot that a screen reader announces by title and
// description. Under four fifths of its size the text would be too small to
// read: there the plot scrolls inside its container. It never grows past five
// fourths, or its text would shout beside the page's; on paper it has its own size, or
// the width of the sheet if that is less.
func newDrawing(id, title, desc string, width, height int) *drawing {
	d := &drawing{}
	d.put(`<svg class="plot" role="img" aria-labelledby="`, id, `-t `, id, `-d" viewBox="0 0 `, itoa(width), ` `, itoa(height), `" width="`, itoa(width), `" style="min-width:`, itoa(width*4/5), `px;max-width:`, itoa(width*5/4), `px">`)
	d.put(`<title id="`, id, `-t">`, template.HTMLEscapeString(title), `</title>`)
	d.put(`<desc id="`, id, `-d">`, template.HTMLEscapeString(desc), `</desc>`)
	return d
}

func (d *drawing) put(parts ...string) {
	for _, part := range parts {
		d.b.WriteString(part)
	}
}

func (d *drawing) done() template.HTML {
	d.put("</svg>")
	return template.HTML(d.b.String())
}

// rect draws a rectangle with a name that the pointer shows.
func (d *drawing) rect(class string, x, y, width, height int, name string) {
	d.put(`<rect class="`, class, `" x="`, itoa(x), `" y="`, itoa(y), `" width="`, itoa(width), `" height="`, itoa(height), `">`)
	d.titled(name)
	d.put(`</rect>`)
}

func (d *drawing) titled(name string) {
	if name != "" {
		d.put(`<title>`, template.HTMLEscapeString(name), `</title>`)
	}
}

func (d *drawing) line(class string, x1, y1, x2, y2 int) {
	d.put(`<line class="`, class, `" x1="`, itoa(x1), `" y1="`, itoa(y1), `" x2="`, itoa(x2), `" y2="`, itoa(y2), `"/>`)
}

// text writes a label; anchor is start, middle or end.
func (d *drawing) text(x, y int, anchor, label string) {
	d.put(`<text x="`, itoa(x), `" y="`, itoa(y), `" text-anchor="`, anchor, `">`, template.HTMLEscapeString(label), `</text>`)
}

// textOver writes a number on a fill: white on the dark ones, where a white
// outline would swallow dark digits.
func (d *drawing) textOver(fill string, x, y int, label string) {
	if fill == "m1" || fill == "k2" {
		d.put(`<text class="claro" x="`, itoa(x), `" y="`, itoa(y), `" text-anchor="middle">`, template.HTMLEscapeString(label), `</text>`)
		return
	}
	d.text(x, y, "middle", label)
}

func itoa(n int) string { return strconv.Itoa(n) }
