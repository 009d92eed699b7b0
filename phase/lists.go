package phase

import (
	"cmp"
	"slices"

	"certame"
)

// Positions are the two lists of a phase (Decreto, art. 18): by modality and
// member, the position among those who go on, 0 for who is not on the list. Who
// is inside the open cut stands on the open list and on that of each group for
// which the option stands. Equal marks have equal positions: a phase list ranks
// nobody further.
func (o *Outcome) Positions(c *Case, result int) [][]int {
	out := make([][]int, c.Terms.Modalities())
	facts := o.Results[result].Facts
	var people []int
	for m := range out {
		out[m] = make([]int, len(o.Members))
		people = people[:0]
		for i := range o.Members {
			if c.listed(&facts[i], o.Members[i], certame.Modality(m)) {
				people = append(people, i)
			}
		}
		slices.SortFunc(people, func(a, b int) int { return cmp.Compare(facts[b].Mark, facts[a].Mark) })
		for place, i := range people {
			out[m][i] = place + 1
			if place > 0 && facts[people[place-1]].Mark == facts[i].Mark {
				out[m][i] = out[m][people[place-1]]
			}
		}
	}
	return out
}

// listed reports whether a person stands on a list of a phase. People sub judice
// stand apart.
func (c *Case) listed(fact *Fact, p certame.Person, m certame.Modality) bool {
	if fact.Way == NoWay || c.mirrored(p) {
		return false
	}
	if m == certame.OpenCompetition {
		return fact.Way != WayOption
	}
	return c.claims(p).Has(m)
}
