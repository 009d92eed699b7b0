package contest

import (
	"cmp"
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/edital"
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
// with a court order. They come by rank, in whatever order facts named them.
func (c *Contest) mirrors(p *Post) (out []Mirror) {
	for i, mirrored := range p.Lists.Mirror {
		if mirrored {
			out = append(out, c.mirror(p, classification.Rank(i), p.Lists.Final[i], true))
		}
	}
	for _, o := range c.Roll.Orders {
		rank := p.RankOf(o.Person)
		if rank == appointment.NoOne || p.Lists.Mirror[rank] {
			continue
		}
		lost := slices.ContainsFunc(c.Roll.Queue, func(q certame.Queued) bool { return q.Person == o.Person && q.OpenOnly })
		if final := c.modalityWith(o); !lost && o.Groups&final != 0 && final != p.Lists.Final[rank] {
			out = append(out, c.mirror(p, rank, final, false))
		}
	}
	slices.SortFunc(out, func(a, b Mirror) int { return cmp.Compare(a.Rank, b.Rank) })
	return out
}

// modalityWith is R-30 for who is on the lists by right, with the options that a
// court orders: who would be classified in another group anyway gets nothing from
// the order.
func (c *Contest) modalityWith(o certame.Ordered) certame.GroupSet {
	all := o.Groups | c.Roll.Options[o.Person]&^c.Roll.Denied[o.Person]
	if c.Terms.Multiple.Outcome {
		return all
	}
	kept := certame.GroupSet(0)
	if d := c.Terms.WithRole(certame.RoleDisability); c.Terms.Multiple.Accumulates && d != certame.NoModality && all.Has(d) {
		kept = kept.With(d)
	}
	for _, m := range edital.PercentageOrder(c.Terms.Groups) {
		if all.Has(m) && !kept.Has(m) {
			return kept.With(m)
		}
	}
	return kept
}

// mirror is the place a person would have on the lists of some groups and not on
// those of others; apart, she is on no list by right.
func (c *Contest) mirror(p *Post, rank classification.Rank, groups certame.GroupSet, apart bool) Mirror {
	label := appointment.Assign(c.withMirror(p, rank, groups, apart))[rank]
	seated := label != certame.NoModality && (apart || groups.Has(label)) && c.mirrorsHere(p, rank, apart)
	if !seated {
		label = certame.NoModality
	}
	return Mirror{Rank: rank, Seated: seated, Label: label, Groups: groups, Apart: apart}
}

// withMirror is the world of the post with one person sub judice on the lists.
// The seats that people keep (I-11, I-40) are in it: what the court orders is the
// place that the person would have had, whoever has been appointed since.
func (c *Contest) withMirror(p *Post, rank classification.Rank, groups certame.GroupSet, apart bool) *appointment.World {
	w := c.whole(p).Without(rank)
	onOpen := slices.Contains(p.Lists.Open, rank)
	if apart {
		onOpen = c.Roll.Flags[p.Lists.Order[rank]]&certame.FlagOutsideCut == 0
	}
	if onOpen {
		w.Lists[certame.OpenCompetition] = insertRank(w.Lists[certame.OpenCompetition], rank)
	}
	for _, m := range groups.Modalities() {
		w.Lists[m] = insertRank(w.Lists[m], rank)
	}
	return w
}

// admitByOrder lets the people of a post take part to whom a court ordered it, or
// an option, and who without the order are on no list. It reports whether anybody
// did.
func (c *Contest) admitByOrder(p *Post, record bool) (admitted bool) {
	r := c.written()
	for _, o := range r.Orders {
		if c.Roll.Post[o.Person] != p.Index || r.Flags[o.Person]&certame.FlagSubJudice != 0 || p.RankOf(o.Person) != appointment.NoOne {
			continue
		}
		if !o.TakesPart && r.State[o.Person] != certame.StateActive || c.known(o.Person).Excluded() {
			continue
		}
		if grant(r, o.Person, o.Groups); o.TakesPart {
			takesPart(r, o.Person)
		}
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

// mirrorsHere reports whether the post is the one that a person sub judice would
// be in, of those they put in order.
func (c *Contest) mirrorsHere(p *Post, rank classification.Rank, apart bool) bool {
	if !c.byPreference() || !apart {
		return true
	}
	row := p.Lists.Order[rank]
	at := slices.Index(c.Preferred.mirrored, c.Preferred.candidate(c, row))
	return at < 0 || c.Preferred.mirrorAt[at] == row
}
