package appointment

import (
	"certame"
	"certame/classification"
	"certame/edital"
)

// Rank is a place in the order of the post, from 0.
type Rank = classification.Rank

// NoOne is the absence of a Rank.
const NoOne Rank = -1

// World is everything the assignment of one post depends on.
type World struct {
	Labels      []certame.Modality   // label of each seat, in order
	EditalSeats int                  // seats up to this number are the edital's, the rest opened later
	People      int                  // ranks are 0 to People-1
	Lists       [][]Rank             // by modality: whom its seats are offered to, best first
	Chains      [][]certame.Modality // reversion chain by group, index Modality-1
	Shares      []certame.Ratio      // by group, index Modality-1
	Last        []bool               // by group: takes part in R-35 only when no other can (I-15)
	Collision   []certame.Modality   // order of placement; reversion walks it backwards
	Preferred   []int                // by modality: smaller is preferred by whoever stands on both lists
	Exhausted   edital.OpenExhausted // I-10
}

// NewWorld gathers what the earlier stages decided for one post.
func NewWorld(t *edital.Terms, l *classification.Lists, labels []certame.Modality) *World {
	w := &World{
		Labels: labels, EditalSeats: len(labels), People: len(l.Order),
		Lists:     make([][]Rank, t.Modalities()),
		Chains:    t.Chain,
		Shares:    make([]certame.Ratio, len(t.Groups)),
		Last:      make([]bool, len(t.Groups)),
		Collision: t.Collision(),
		Preferred: preference(t.Groups),
		Exhausted: t.Exhausted,
	}
	w.Lists[certame.OpenCompetition] = l.Open
	for i, g := range t.Groups {
		w.Lists[i+1] = l.Group(certame.Modality(i + 1))
		w.Shares[i] = g.Share
		w.Last[i] = g.Role == certame.RoleDisability
	}
	return w
}

// preference numbers modalities: the open competition first, then by falling
// percentage (Decreto, art. 21). It matters only to people on several lists
// (acumula_pcd, por_resultado).
func preference(groups []certame.Group) []int {
	order := make([]int, len(groups)+1)
	for i, m := range edital.PercentageOrder(groups) {
		order[m] = i + 1
	}
	return order
}
