// Package figures draws plots as SVG that stands inside a page: no style of its own but
// attributes, read in grey as in colour, announced by title and description. The numbers
// are in a table beside each, which is the page's to show.
package figures

import (
	"html/template"
	"strconv"
	"strings"
)

// Bar is one of a plot: Part of Whole is filled, the rest is an outline. Unseen says that
// some of it is not known, and the bar is at least so long.
type Bar struct {
	Name, Value string
	Part, Whole int
	Unseen      bool
	Group       string // written above the first bar of each
}

const (
	width   = 640
	names   = 210
	room    = 300
	barHigh = 22
	line    = 30
)

// Bars draws lengths side by side.
func Bars(id, title, about string, bars []Bar) template.HTML {
	most, rows := 1, 0
	for i, b := range bars {
		most, rows = max(most, b.Whole, b.Part), rows+1
		if b.Group != "" && (i == 0 || bars[i-1].Group != b.Group) {
			rows++
		}
	}
	d := begin(id, title, about, rows*line+8)
	y := 4
	for i, b := range bars {
		if b.Group != "" && (i == 0 || bars[i-1].Group != b.Group) {
			d.text(4, y+20, "start", b.Group, ` font-weight="700"`)
			y += line
		}
		d.bar(y, b, most)
		y += line
	}
	return d.done()
}

func (d *drawing) bar(y int, b Bar, most int) {
	d.text(names-8, y+16, "end", b.Name, "")
	end := names + b.Whole*room/most
	if b.Whole > b.Part {
		d.rect(names, y, b.Whole*room/most, `fill="#fff" stroke="#333"`)
	}
	fill := `fill="#1351b4" stroke="#071d41"`
	if b.Unseen {
		fill = `fill="url(#` + d.id + `-r)" stroke="#071d41"`
	}
	if b.Part > 0 {
		d.rect(names, y, max(2, b.Part*room/most), fill)
		end = max(end, names+max(2, b.Part*room/most))
	}
	d.text(end+8, y+16, "start", b.Value, "")
}

// drawing gathers the marks of one plot; texts are escaped.
type drawing struct {
	strings.Builder
	id string
}

func begin(id, title, about string, height int) *drawing {
	d := &drawing{id: id}
	d.put(`<svg class="figura" role="img" aria-labelledby="`, id, `-t `, id, `-d" viewBox="0 0 `, itoa(width), ` `, itoa(height), `" width="`, itoa(width), `" font-size="14" font-family="Rawline, sans-serif">`)
	d.put(`<title id="`, id, `-t">`, template.HTMLEscapeString(title), `</title><desc id="`, id, `-d">`, template.HTMLEscapeString(about), `</desc>`)
	d.put(`<defs><pattern id="`, id, `-r" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#d3e1f7"/><rect width="3" height="6" fill="#1351b4"/></pattern></defs>`)
	return d
}

func (d *drawing) put(parts ...string) {
	for _, p := range parts {
		d.WriteString(p)
	}
}

func (d *drawing) rect(x, y, w int, look string) {
	d.put(`<rect x="`, itoa(x), `" y="`, itoa(y), `" width="`, itoa(w), `" height="`, itoa(barHigh), `" `, look, `/>`)
}

func (d *drawing) text(x, y int, anchor, text, more string) {
	d.put(`<text x="`, itoa(x), `" y="`, itoa(y), `" text-anchor="`, anchor, `" fill="#1b1b1b"`, more, `>`, template.HTMLEscapeString(text), `</text>`)
}

func (d *drawing) done() template.HTML {
	d.put("</svg>")
	return template.HTML(d.String()) //nolint:gosec // every text above is escaped
}

func itoa(n int) string { return strconv.Itoa(n) }
