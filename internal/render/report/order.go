package report

import (
	"html/template"
	"strconv"
	"strings"

	"certame/appointment"
	"certame/contest"
	"certame/internal/locale"
)

// shownCalls is how many calls of a post the page shows; ordem.csv has them all.
const shownCalls = 60

// postOrder is the order of call of one post.
type postOrder struct {
	Name, Summary string
	Open          bool // the first post is shown open
	Rows          template.HTML
	Rest          int // calls left to ordem.csv
	Mirrors       []mirror
	MirrorsRest   int
}

// mirror is a person sub judice: the place she would have, which moves nobody.
type mirror struct{ Inscription, Position, Outcome string }

func (v *view) orders() []postOrder {
	codes := v.escapedCodes()
	out := make([]postOrder, len(v.Posts))
	for i, p := range v.Posts {
		calls := p.Appointment.Calls
		shown := calls[:min(len(calls), shownCalls)]
		out[i] = postOrder{
			Name: v.postName(p.Index), Summary: summaryOf(p), Open: i == 0,
			Rows: v.callRows(p, shown, codes), Rest: len(calls) - len(shown),
		}
		out[i].Mirrors, out[i].MirrorsRest = v.mirrors(p)
	}
	return out
}

func summaryOf(p *contest.Post) string {
	seats, called := len(p.Appointment.Seats), len(p.Appointment.Calls)
	text := locale.Count(seats, "vaga", "vagas") + ", " + locale.Count(called, "convocada", "convocadas")
	if empty := seats - called; empty > 0 {
		text += ", " + locale.Count(empty, "vaga sem ninguém", "vagas sem ninguém")
	}
	return text
}

// escapedCodes are the codes of the modalities ready to stand in markup, one
// escape for the whole page instead of one a row.
func (v *view) escapedCodes() []string {
	codes := v.codes()
	for i, code := range codes {
		codes[i] = template.HTMLEscapeString(code)
	}
	return codes
}

// callRows writes the rows itself: twelve thousand of them through the template
// engine would cost half the time of the page. Only the registration number
// comes from outside, and html/template escapes it here too.
func (v *view) callRows(p *contest.Post, calls []appointment.Call, codes []string) template.HTML {
	var b strings.Builder
	b.Grow(len(calls) * 96)
	for _, c := range calls {
		person := p.Lists.Order[c.Rank]
		b.WriteString("<tr><th scope=row>")
		b.WriteString(strconv.Itoa(c.Number))
		b.WriteString("<td>")
		b.WriteString(strconv.Itoa(c.Seat))
		b.WriteString("<td>")
		b.WriteString(codes[p.Appointment.Seats[c.Seat-1].Label])
		b.WriteString("<td>")
		b.WriteString(codes[c.Label])
		b.WriteString("<td>")
		b.WriteString(counts(c, codes))
		b.WriteString("<td>")
		template.HTMLEscape(&b, v.Roll.IDs.At(person))
		b.WriteString("<td>")
		b.WriteString(v.mark(v.Roll.Score[person]))
		b.WriteByte('\n')
	}
	return template.HTML(b.String())
}

// counts marks in words, not by colour, who was called under one label and
// counts under another.
func counts(c appointment.Call, codes []string) string {
	if c.Label == c.Final {
		return codes[c.Final]
	}
	return "<b>" + codes[c.Final] + "</b> (compensação)"
}

func (v *view) mirrors(p *contest.Post) (out []mirror, rest int) {
	for _, m := range p.Mirrors[:min(len(p.Mirrors), shownCalls)] {
		line := mirror{string(v.Roll.IDs.At(p.Lists.Order[m.Rank])), locale.Whole(int(m.Rank) + 1), "não alcançaria vaga"}
		if m.Seated {
			line.Outcome = "alcançaria vaga " + v.Terms.Code(m.Label)
		}
		out = append(out, line)
	}
	return out, len(p.Mirrors) - len(out)
}
