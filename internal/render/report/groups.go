package report

import "certame"

// groupLine is the funnel of one group, as it may be shown. The decisions add
// up to the options; the call adds up over the lines.
type groupLine struct {
	Code       string
	Options    cell
	Decisions  []cell // in the order of decisions
	Classified cell
	Called     cell
}

// decisions are what became of an option.
var decisions = [...]series{
	{"Confirmadas", "k1"}, {"Não confirmadas", "k2"}, {"Pendentes", "k3"}, {"Não avaliadas", "k4"},
}

// groupLines are the lines of the groups; the open competition is the first and
// has only lists and calls, since it needs no option.
func (v *view) groupLines(c *census) []groupLine {
	called := protect(v.calledByModality())
	lines := make([]groupLine, v.Terms.Modalities())
	for m := range lines {
		lines[m] = groupLine{Code: v.Terms.Code(certame.Modality(m)), Called: called[m], Classified: protected(v.listLength(m))}
		if m > 0 {
			lines[m].decide(c, certame.Modality(m))
		}
	}
	return lines
}

// decide fills the decisions. The list of a group is its confirmed and pending
// people: where those are hidden its length is hidden too, or it would give
// them back.
func (l *groupLine) decide(c *census, m certame.Modality) {
	options, confirmed, denied, pending := c.options.of(m), c.confirmed.of(m), c.denied.of(m), c.undecided.of(m)
	l.Options = protected(options)
	l.Decisions = protect([]int{confirmed, denied, pending, options - confirmed - denied - pending})
	if l.Classified.Hide == visible && (l.Decisions[0].Hide != visible || l.Decisions[2].Hide != visible) {
		l.Classified.Hide = omitted
	}
}

// calledByModality counts the call by the modality in which each person counts.
func (v *view) calledByModality() []int {
	out := v.perModality()
	for _, p := range v.Posts {
		for _, c := range p.Appointment.Calls {
			out[c.Final]++
		}
	}
	return out
}

// listLength is how many people the lists of a modality have in all posts.
func (v *view) listLength(m int) (n int) {
	for _, p := range v.Posts {
		if m == 0 {
			n += len(p.Lists.Open)
			continue
		}
		for _, rank := range p.Lists.Specific[m-1] {
			if p.Lists.Final[rank].Has(certame.Modality(m)) {
				n++
			}
		}
	}
	return n
}

func (v *view) groupTable(lines []groupLine) grid {
	g := grid{ID: "t-grupos", Caption: "Opções, decisões, listas e convocações por modalidade", Corner: "Modalidade", Columns: []string{"Optantes"}}
	for _, d := range decisions {
		g.Columns = append(g.Columns, d.Name)
	}
	g.Columns = append(g.Columns, "Na lista", "Convocadas")
	for _, l := range lines {
		row := gridRow{l.Code, []string{l.Options.String()}}
		for _, d := range l.Decisions {
			row.Cells = append(row.Cells, d.String())
		}
		if l.Decisions == nil {
			row.Cells = []string{"–", "–", "–", "–", "–"}
		}
		row.Cells = append(row.Cells, l.Classified.String(), l.Called.String())
		g.Rows = append(g.Rows, row)
	}
	return g
}
