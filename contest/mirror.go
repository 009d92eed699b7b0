package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
)

// Mirror is the place of a person sub judice: the position she would
// have on each list and whether she would have a seat. It uses up no real seat
// and moves nobody.
type Mirror struct {
	Rank   classification.Rank
	Seated bool
	Label  certame.Modality // modality of the mirror seat, when Seated
}

// mirrors computes each person sub judice alone, as if she were the only one
// with a court order.
func (c *Contest) mirrors(p *Post) (out []Mirror) {
	for i, mirrored := range p.Lists.Mirror {
		if !mirrored {
			continue
		}
		rank := classification.Rank(i)
		label := appointment.Assign(c.withMirror(p, rank))[rank]
		out = append(out, Mirror{Rank: rank, Seated: label != certame.NoModality, Label: label})
	}
	return out
}

// withMirror is the world of the post with one person sub judice on the lists.
func (c *Contest) withMirror(p *Post, rank classification.Rank) *appointment.World {
	w := appointment.NewWorld(c.Terms, p.Lists, p.Allocation.Labels)
	lists := slices.Clone(w.Lists)
	if c.Roll.Flags[p.Lists.Order[rank]]&certame.FlagOutsideCut == 0 {
		lists[certame.OpenCompetition] = insertRank(lists[certame.OpenCompetition], rank)
	}
	for _, m := range p.Lists.Final[rank].Modalities() {
		lists[m] = insertRank(lists[m], rank)
	}
	w.Lists = lists
	return w
}

func insertRank(list []classification.Rank, rank classification.Rank) []classification.Rank {
	at, _ := slices.BinarySearch(list, rank)
	return slices.Insert(slices.Clone(list), at, rank)
}
