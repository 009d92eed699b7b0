package preference

import (
	"certame"
	"certame/appointment"
)

// choose is the choice of a post among some of its people, given by ascending
// rank: R-31 with nobody else on the lists. It returns the modality of each.
func (p *Post) choose(pool []appointment.Rank) []certame.Modality {
	w := *p.World
	w.People = len(pool)
	w.Lists = make([][]appointment.Rank, len(p.World.Lists))
	for i, rank := range pool {
		for _, m := range p.classes[p.classOf[rank]].lists {
			w.Lists[m] = append(w.Lists[m], appointment.Rank(i))
		}
	}
	return appointment.Assign(&w)
}
