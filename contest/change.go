package contest

import (
	"sort"

	"certame"
	"certame/appointment"
	"certame/law"
	"certame/trace"
)

// LeastChange is the least change that would seat a person, each kind verified
// by computing the contest anew. Zero or NoOne means that kind does not reach
// the person (within the limits said).
type LeastChange struct {
	MoreSeats   int              // seats that would have to open
	Withdrawals int              // of the last people called in List
	List        certame.Modality // the list those withdrawals are from
	PassRank    appointment.Rank // the worst-ranked person whose mark would have to be passed
}

// seatLimit bounds the search for more seats; nobody waits for two thousand.
const seatLimit = 2000

// surelyLeast is up to how many more seats every smaller number is tried. One
// more seat may take an open one away (48 → 49 → 50), so that the answers are
// not in order there; further on the search halves.
const surelyLeast = 64

func (e *explainer) leastChange() {
	w := e.o.World(e.p)
	change := &LeastChange{MoreSeats: e.moreSeats(), PassRank: e.passRank(w), List: certame.NoModality}
	e.withdrawals(w, change)
	e.out.Change = change
	e.sayChange(change)
}

// moreSeats finds how many seats would have to open, together, for the person to
// enter; they are labelled as R-09 says.
func (e *explainer) moreSeats() int {
	whole := e.o.whole(e.p)
	limit := min(seatLimit, whole.People)
	for n := 1; n <= min(limit, surelyLeast); n++ {
		if e.seatedWithMore(whole, n) {
			return n
		}
	}
	more := surelyLeast + 1 + sort.Search(max(limit-surelyLeast, 0), func(i int) bool { return e.seatedWithMore(whole, surelyLeast+1+i) })
	if more > limit {
		return 0
	}
	return more
}

func (e *explainer) seatedWithMore(whole *appointment.World, more int) bool {
	w, ok := e.o.withMore(e.p, whole, more)
	return ok && seatedIn(w, e.rank)
}

// withdrawals finds the shortest run of the last people who count in one
// modality whose leaving seats the person.
func (e *explainer) withdrawals(w *appointment.World, change *LeastChange) {
	for m := range w.Lists {
		holders := e.holders(certame.Modality(m))
		n := sort.Search(len(holders), func(i int) bool {
			return seatedIn(w.Without(holders[len(holders)-1-i:]...), e.rank)
		}) + 1
		if n <= len(holders) && (change.Withdrawals == 0 || n < change.Withdrawals) {
			change.Withdrawals, change.List = n, certame.Modality(m)
		}
	}
}

func (e *explainer) holders(m certame.Modality) (out []appointment.Rank) {
	for r, held := range e.p.Appointment.Holds {
		if held == m {
			out = append(out, appointment.Rank(r))
		}
	}
	return out
}

// passRank finds the worst rank that would seat the person. People sub judice
// are apart and are nobody's measure.
func (e *explainer) passRank(w *appointment.World) appointment.Rank {
	var ahead []appointment.Rank
	for rank := e.rank - 1; rank >= 0; rank-- {
		if !e.p.Lists.Mirror[rank] {
			ahead = append(ahead, rank)
		}
	}
	at := sort.Search(len(ahead), func(i int) bool { return seatedIn(w.WithRank(e.rank, ahead[i]), ahead[i]) })
	if at == len(ahead) {
		return appointment.NoOne
	}
	return ahead[at]
}

func seatedIn(w *appointment.World, rank appointment.Rank) bool {
	return appointment.Assign(w)[rank] != certame.NoModality
}

func (e *explainer) sayChange(c *LeastChange) {
	later := law.LaterVacancies.In(e.regime)
	if c.MoreSeats > 0 {
		e.say("mudanca_vagas", later, trace.P("vagas", trace.Int(c.MoreSeats)))
	}
	if c.Withdrawals > 0 {
		e.say("mudanca_desistencias", e.leaverBasis(c.List), trace.P("desistencias", trace.Int(c.Withdrawals)), trace.P("lista", e.code(c.List)))
	}
	if c.PassRank != appointment.NoOne {
		e.say("mudanca_nota", law.Alternation.In(e.regime), trace.P("outra", e.id(c.PassRank)), trace.P("nota", e.mark(c.PassRank)))
	}
	if !e.o.AloneInPool(e.p) {
		e.say("mudanca_no_conjunto", law.WiderPool.In(e.regime))
	}
	if c.MoreSeats == 0 && c.Withdrawals == 0 && c.PassRank == appointment.NoOne {
		e.say("mudanca_nenhuma", later)
	}
}

// leaverBasis: the seat of a group passes to the next of the same list; an open
// one to the next of the open list, in the order of call.
func (e *explainer) leaverBasis(m certame.Modality) []law.Provision {
	if m == certame.OpenCompetition {
		return law.Alternation.In(e.regime)
	}
	return law.NextOfSameList.In(e.regime)
}
