package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
)

// standings are where everybody of a post stands, found once: explaining two million
// people one by one must not walk the lists two million times.
type standings struct {
	ranks    []appointment.Rank // by member of the post; NoOne off the lists
	general  []int32            // by rank: general position, from 1; who is sub judice pushes nobody down
	approved int
	open     []int32            // by rank: position on the open list, from 1, or 0
	groups   [][]int32          // the same on the list of each group
	last     []appointment.Rank // by modality: the last who counts in it, or NoOne
	waiting  [][]int32          // by modality and rank: how many of the list wait before
	turns    []int32            // by rank: place among those still to be appointed, from 1, or 0
	next     []appointment.Call // those still to be appointed
	moves    []int32            // by rank: its first compensation, from 1, or 0
	later    []int32            // by compensation: the next of the same person
}

// standings finds where everybody of a post stands.
func (o *Outcome) standings(p *Post) *standings {
	n := len(p.Lists.Order)
	s := &standings{general: make([]int32, n), open: placesOn(p.Lists.Open, n), groups: make([][]int32, len(p.Lists.Specific))}
	s.ranks, s.approved = ranksOf(p.Lists), p.Approved()
	for rank, place := 0, int32(1); rank < n; rank++ {
		if s.general[rank] = place; !p.Lists.Mirror[rank] {
			place++
		}
	}
	for i, list := range p.Lists.Specific {
		s.groups[i] = placesOn(list, n)
	}
	for m := range len(s.groups) + 1 {
		s.queue(p, certame.Modality(m))
	}
	s.turn(p, o.Facts != nil)
	s.moved(p)
	return s
}

func placesOn(list []classification.Rank, people int) []int32 {
	out := make([]int32, people)
	for i, rank := range list {
		out[rank] = int32(i + 1)
	}
	return out
}

// ranksOf are the ranks of the members, who come in the order of the roll.
func ranksOf(l *classification.Lists) []appointment.Rank {
	out := make([]appointment.Rank, len(l.Members))
	for i := range out {
		out[i] = appointment.NoOne
	}
	for rank, who := range l.Order {
		at, _ := slices.BinarySearch(l.Members, who)
		out[at] = appointment.Rank(rank)
	}
	return out
}

// queue finds the last of a list who counts in its modality, and how many of it wait
// before each rank.
func (s *standings) queue(p *Post, m certame.Modality) {
	list := p.Lists.Open
	if m != certame.OpenCompetition {
		list = p.Lists.Group(m)
	}
	last, waits := appointment.NoOne, make([]int32, len(p.Lists.Order))
	for _, r := range list {
		switch held := p.Appointment.Holds[r]; {
		case held == m:
			last = r
		case held == certame.NoModality && p.AsideOf(r) == Wants:
			waits[r] = 1
		}
	}
	before := int32(0)
	for r, one := range waits {
		waits[r] = before
		before += one
	}
	s.last, s.waiting = append(s.last, last), append(s.waiting, waits)
}

// turn numbers those still to be appointed, where appointments are known.
func (s *standings) turn(p *Post, facts bool) {
	if !facts {
		return
	}
	s.next, s.turns = p.Waiting(), make([]int32, len(p.Lists.Order))
	for i, call := range s.next {
		s.turns[call.Rank] = int32(i + 1)
	}
}

// moved links the compensations of each person, in their order.
func (s *standings) moved(p *Post) {
	list := p.Appointment.Transfers
	s.moves, s.later = make([]int32, len(p.Lists.Order)), make([]int32, len(list))
	for i := len(list) - 1; i >= 0; i-- {
		if tr := &list[i]; tr.Kind == appointment.Compensated && tr.Moved != appointment.NoOne {
			s.later[i], s.moves[tr.Moved] = s.moves[tr.Moved], int32(i+1)
		}
	}
}

// rankOf is the rank of a member of the post, and which member it is; NoOne and -1
// for who is none.
func (s *standings) rankOf(p *Post, who certame.Person) (appointment.Rank, int) {
	at, found := slices.BinarySearch(p.Lists.Members, who)
	if !found {
		return appointment.NoOne, -1
	}
	return s.ranks[at], at
}

// on is the position of a rank on the list that a modality offers its seats to, or 0.
func (s *standings) on(p *Post, m certame.Modality, rank appointment.Rank) int {
	switch {
	case m == certame.OpenCompetition:
		return int(s.open[rank])
	case !p.Lists.Final[rank].Has(m):
		return 0
	}
	return int(s.groups[m-1][rank])
}
