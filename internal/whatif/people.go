package whatif

import (
	"cmp"
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/contest"
	"certame/law"
)

// Effects besides those of contest: an appointment that the order no longer gives,
// or gives after all (I-40); the place among those called both times; a situation
// that changes without any seat.
const (
	Unreached  contest.Effect = "fica_fora_da_ordem"
	Regained   contest.Effect = "volta_a_ordem"
	Reordered  contest.Effect = "muda_na_ordem"
	Resituated contest.Effect = "muda_de_situacao"
)

// strength orders the effects.
var strength = [...]contest.Effect{contest.Entered, contest.WentOut, Unreached, Regained, contest.Relabelled, Reordered, Resituated}

// Effects lists the effects, the strongest first.
func Effects() []contest.Effect { return strength[:] }

func strengthOf(e contest.Effect) int { return slices.Index(strength[:], e) }

// Person is somebody whose situation differs.
type Person struct {
	Who           certame.Person
	Post          certame.PostIndex
	Effect        contest.Effect
	Before, After Stand
	Basis         []law.Provision
}

// Stand is where a person stands in one state of a post.
type Stand struct {
	contest.Position
	Situation contest.Situation
	Rank      appointment.Rank // NoOne when on no list
	Outside   bool             // appointed, and the order does not give her the seat
	standing  classification.Standing
	among     int // place among those called both times; 0 for the others
}

// peopleOf lists who differs between two states of a post.
func (c *Comparison) peopleOf(before, after *contest.Post) (out []Person) {
	r := c.ranks
	r.fill(before, after)
	amongBefore, amongAfter := common(before, after, r.after), common(after, before, r.before)
	for i, who := range before.Lists.Members {
		d := Person{Who: who, Post: before.Index, Before: standOf(before, i, r.before[who]), After: standOf(after, i, r.after[who])}
		if d.Before.Call > 0 && d.After.Call > 0 {
			d.Before.among, d.After.among = amongBefore[d.Before.Call-1], amongAfter[d.After.Call-1]
		}
		if d.Effect = effectOf(&d.Before, &d.After); d.Effect != "" {
			d.Basis = c.basis(&d)
			out = append(out, d)
		}
	}
	slices.SortStableFunc(out, func(a, b Person) int {
		return cmp.Or(cmp.Compare(strengthOf(a.Effect), strengthOf(b.Effect)),
			cmp.Compare(a.After.Call, b.After.Call), cmp.Compare(a.Before.Call, b.Before.Call), c.Before.Roll.IDs.Compare(a.Who, b.Who))
	})
	return out
}

// standOf is where the i-th member of a post stands.
func standOf(p *contest.Post, i int, rank appointment.Rank) Stand {
	s := Stand{Position: contest.Position{Modality: certame.NoModality}, Rank: rank, standing: p.Lists.Standing[i]}
	if rank == appointment.NoOne {
		s.Situation = contest.SituationOf(s.standing, false)
		return s
	}
	s.Situation = p.SituationAt(rank)
	s.Outside = outside(p, rank)
	if number := p.Appointment.CallOf[rank]; number > 0 {
		s.Position = contest.Position{Modality: p.Appointment.Holds[rank], Seat: p.Number(p.Appointment.Calls[number-1].Seat), Call: int(number)}
	}
	return s
}

// common numbers, call by call of one state, the people called in both. Who has a
// seat that the order does not give stands in no order.
func common(one, other *contest.Post, ranksInOther []appointment.Rank) []int {
	out, n := make([]int, len(one.Appointment.Calls)), 0
	for i, call := range one.Appointment.Calls {
		rank := ranksInOther[one.Lists.Order[call.Rank]]
		if rank != appointment.NoOne && other.Appointment.CallOf[rank] > 0 && !outside(one, call.Rank) && !outside(other, rank) {
			n++
			out[i] = n
		}
	}
	return out
}

func outside(p *contest.Post, rank appointment.Rank) bool {
	return slices.ContainsFunc(p.Outside, func(h appointment.Held) bool { return h.Rank == rank })
}

// effectOf names the strongest change. The number of the seat that somebody would
// take is nobody's right, and numbers of call run on behind whoever enters: alone
// they are no change.
func effectOf(before, after *Stand) contest.Effect {
	switch {
	case before.Call == 0 && after.Call > 0:
		return contest.Entered
	case before.Call > 0 && after.Call == 0:
		return contest.WentOut
	case !before.Outside && after.Outside:
		return Unreached
	case before.Outside && !after.Outside:
		return Regained
	case before.Modality != after.Modality:
		return contest.Relabelled
	case before.among != after.among:
		return Reordered
	case before.Situation != after.Situation:
		return Resituated
	}
	return ""
}

// basis is the article by which the person stands where she now does.
func (c *Comparison) basis(d *Person) []law.Provision {
	regime := c.After.Terms.Regime.ID
	if d.Effect == Unreached || d.Effect == contest.WentOut && d.After.standing == classification.Ranked {
		return law.Alternation.In(regime)
	}
	if d.Effect == Reordered {
		return slices.Concat(law.Alternation.In(regime), law.CareerOrder.In(regime))
	}
	return contest.SituationBasis(regime, d.After.Modality, d.After.standing)
}
