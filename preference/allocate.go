package preference

import (
	"math"
	"slices"

	"certame"
	"certame/appointment"
)

// Allocation is who is in which post.
type Allocation struct {
	m     *Market
	limit []int16              // by candidate: how many of its applications stand
	at    []int16              // by candidate: the application held; limit when none
	taken [][]appointment.Rank // by post: who is in it, ascending
	// cut is, by post and class, the best rank turned away. Everybody of the class
	// behind it would be turned away too, and need not ask.
	cut [][]appointment.Rank
}

const noCut = appointment.Rank(math.MaxInt32)

// Allocate gives everybody the best post they can have. The changes shorten the
// lists of some from the start: people sub judice, who hold no real seat, or
// people who keep one already.
func Allocate(m *Market, changes ...Change) *Allocation {
	a := newAllocation(m)
	free := make([]Candidate, m.Len())
	for c := range free {
		a.limit[c] = int16(len(m.Applications(Candidate(c))))
		free[c] = Candidate(c)
	}
	for _, change := range changes {
		a.limit[change.Candidate] = min(a.limit[change.Candidate], int16(change.Stand))
	}
	a.settle(free)
	return a
}

func newAllocation(m *Market) *Allocation {
	a := &Allocation{m: m, limit: make([]int16, m.Len()), at: make([]int16, m.Len()), taken: make([][]appointment.Rank, len(m.Posts))}
	a.clearCuts()
	return a
}

func (a *Allocation) clearCuts() {
	a.cut = make([][]appointment.Rank, len(a.m.Posts))
	for i := range a.cut {
		a.cut[i] = make([]appointment.Rank, len(a.m.Posts[i].classes))
		for j := range a.cut[i] {
			a.cut[i][j] = noCut
		}
		a.cut[i][noClass] = -1
	}
}

// settle lets free candidates apply until none is free any more. The order in
// which they apply is of no consequence, so they apply all together.
func (a *Allocation) settle(free []Candidate) {
	offers := make([][]appointment.Rank, len(a.m.Posts))
	for len(free) > 0 {
		for _, c := range free {
			if app := a.next(c); app != nil {
				offers[app.Post] = append(offers[app.Post], app.Rank)
			}
		}
		free = free[:0]
		for i := range offers {
			if len(offers[i]) > 0 {
				free = a.decide(certame.PostIndex(i), offers[i], free)
				offers[i] = offers[i][:0]
			}
		}
	}
}

// next is the best application of a free candidate that is not hopeless; nil
// when none is left.
func (a *Allocation) next(c Candidate) *Application {
	apps := a.m.Applications(c)
	for ; a.at[c] < a.limit[c]; a.at[c]++ {
		app := &apps[a.at[c]]
		if app.Rank < a.cut[app.Post][app.class] {
			return app
		}
	}
	return nil
}

// decide lets a post choose among those it had and those who came, and adds to
// free whom it turns away.
func (a *Allocation) decide(i certame.PostIndex, offers []appointment.Rank, free []Candidate) []Candidate {
	post := &a.m.Posts[i]
	pool := slices.Concat(a.taken[i], offers)
	slices.Sort(pool)
	holds := post.choose(pool)
	kept := a.taken[i][:0]
	for j, rank := range pool {
		if holds[j] != certame.NoModality {
			kept = append(kept, rank)
			continue
		}
		cut := &a.cut[i][post.classOf[rank]]
		*cut = min(*cut, rank)
		c := post.Who[rank]
		a.at[c]++
		free = append(free, c)
	}
	a.taken[i] = kept
	return free
}
