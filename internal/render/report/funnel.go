package report

import (
	"html/template"

	"certame"
	"certame/classification"
)

// funnelSection is how many people are left after each stage, in all and by
// group.
type funnelSection struct {
	Plot     template.HTML
	Stages   grid
	Phases   *grid // nil when the edital declares none
	Groups   grid
	Decided  template.HTML // what became of the options, by group
	Withheld bool          // some cell by group is hidden
}

func (v *view) funnelSection() funnelSection {
	c := v.census()
	f := funnel{
		ID: "g-funil", Title: "Pessoas em cada etapa do certame",
		Stages: []stage{{"Inscritas", v.Roll.Len()}, {"Com nota", c.marked}, {"Aprovadas", totalsOf(v.Outcome).approved}, {"Convocadas", totalsOf(v.Outcome).called}},
	}
	lines := v.groupLines(c)
	return funnelSection{
		Plot: f.draw(), Stages: f.table(), Phases: v.phasesTable(), Groups: v.groupTable(lines),
		Decided: v.decidedPlot(lines), Withheld: anyHidden(lines),
	}
}

// census is one pass over the roll. Options are counted by set, not by group:
// one addition a person, and the groups are told apart at the end.
type census struct {
	marked                                int
	options, confirmed, denied, undecided setCount // undecided and still on the lists
}

// setCount counts people by the set of groups.
type setCount []int32

func (s setCount) of(m certame.Modality) (n int) {
	for set, count := range s {
		if certame.GroupSet(set).Has(m) {
			n += int(count)
		}
	}
	return n
}

func (v *view) census() *census {
	sets := 1 << len(v.Terms.Groups)
	c := &census{options: make(setCount, sets), confirmed: make(setCount, sets), denied: make(setCount, sets), undecided: make(setCount, sets)}
	r, known, needs := v.Roll, certame.GroupSet(sets-1), v.needConfirmation()
	listed := v.listed()
	for p, score := range r.Score {
		if score != certame.NoScore {
			c.marked++
		}
		options := r.Options[p] & known
		if options == 0 {
			continue
		}
		denied := options & r.Denied[p]
		open := options & needs &^ denied &^ r.Confirmed[p]
		c.options[options]++
		c.denied[denied]++
		c.confirmed[options&^denied&^open]++
		if listed[p] {
			c.undecided[open]++
		}
	}
	return c
}

// needConfirmation is the set of groups whose option a procedure must confirm.
func (v *view) needConfirmation() (set certame.GroupSet) {
	for i := range v.Terms.Groups {
		if v.Terms.Groups[i].Confirmation != certame.ConfirmationNone {
			set = set.With(certame.Modality(i + 1))
		}
	}
	return set
}

// listed tells, by person, who is approved and on the lists.
func (v *view) listed() []bool {
	out := make([]bool, v.Roll.Len())
	for _, p := range v.Posts {
		for i, person := range p.Lists.Members {
			s := p.Lists.Standing[i]
			out[person] = s == classification.Ranked || s == classification.Mirrored
		}
	}
	return out
}
