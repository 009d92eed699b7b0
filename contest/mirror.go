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
	Groups certame.GroupSet // the groups of the lists on which she stands by the order
	Apart  bool             // on no list by right
}

// mirrors computes each person sub judice alone, as if she were the only one
// with a court order.
func (c *Contest) mirrors(p *Post) (out []Mirror) {
	for i, mirrored := range p.Lists.Mirror {
		if mirrored {
			out = append(out, c.mirror(p, classification.Rank(i), p.Lists.Final[i], true))
		}
	}
	for _, o := range c.Roll.Orders {
		if rank := p.RankOf(o.Person); rank != appointment.NoOne && !p.Lists.Mirror[rank] {
			out = append(out, c.mirror(p, rank, o.Groups, false))
		}
	}
	return out
}

// mirror is the place a person would have with the lists that the order gives;
// apart, she is on no list by right.
func (c *Contest) mirror(p *Post, rank classification.Rank, groups certame.GroupSet, apart bool) Mirror {
	label := appointment.Assign(c.withMirror(p, rank, groups, apart))[rank]
	seated := label != certame.NoModality && (apart || groups.Has(label))
	if !seated {
		label = certame.NoModality
	}
	return Mirror{Rank: rank, Seated: seated, Label: label, Groups: groups, Apart: apart}
}

// withMirror is the world of the post with one person sub judice on the lists.
func (c *Contest) withMirror(p *Post, rank classification.Rank, groups certame.GroupSet, apart bool) *appointment.World {
	w := c.World(p)
	lists := slices.Clone(w.Lists)
	if apart && c.Roll.Flags[p.Lists.Order[rank]]&certame.FlagOutsideCut == 0 {
		lists[certame.OpenCompetition] = insertRank(lists[certame.OpenCompetition], rank)
	}
	for _, m := range groups.Modalities() {
		if !slices.Contains(lists[m], rank) {
			lists[m] = insertRank(lists[m], rank)
		}
	}
	w.Lists = lists
	return w
}

// admitByOrder lets the people of a post take part to whom a court ordered an
// option and who without it are on no list. It reports whether anybody did.
func (c *Contest) admitByOrder(p *Post, record bool) (admitted bool) {
	r := c.written()
	for _, o := range r.Orders {
		if c.Roll.Post[o.Person] != p.Index || r.Flags[o.Person]&certame.FlagSubJudice != 0 || p.RankOf(o.Person) != appointment.NoOne {
			continue
		}
		if r.State[o.Person] != certame.StateActive {
			continue
		}
		grant(r, o.Person, o.Groups)
		r.Flags[o.Person] |= certame.FlagSubJudice
		c.Roll.Flags[o.Person] |= certame.FlagSubJudice
		admitted = true
	}
	if admitted && c.Phases != nil {
		c.judgePost(int(p.Index), record)
	}
	return admitted
}

func insertRank(list []classification.Rank, rank classification.Rank) []classification.Rank {
	at, _ := slices.BinarySearch(list, rank)
	return slices.Insert(slices.Clone(list), at, rank)
}
