package appointment_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"certame"
	"certame/appointment"
	"certame/conformance/literal"
	"certame/edital"
)

// The groups of the comparison, in edital order.
var codes = [...]string{"AC", "PPP", "PI", "PQ", "PcD"}

// sketch is a world in the terms of both implementations: codes per seat and
// per person, best ranked first; '!' marks a person outside the open list.
type sketch struct {
	labels    []certame.Modality
	groups    []certame.Modality // by rank; 0 for none
	shut      []bool             // by rank
	chains    int                // index in chainSets
	exhausted edital.OpenExhausted
	edital    int
}

var chainSets = [...]struct {
	literal map[string][]string
	engine  [][]certame.Modality
}{
	{literal.DecreeChains(), [][]certame.Modality{{0}, {3, 1, 0}, {2, 1, 0}, {0}}},
	{literal.LawChains(), [][]certame.Modality{{0}, {0}, {0}, {0}}},
	{literal.CPNU2Chains(), [][]certame.Modality{{2, 3, 0}, {3, 0}, {0}, {0}}},
}

func groups() []certame.Group {
	return []certame.Group{
		{Code: "PPP", Share: certame.Percent(25), Role: certame.RolePretaParda, MinVacancies: 2},
		{Code: "PI", Share: certame.Percent(3), Role: certame.RoleIndigena, MinVacancies: 2},
		{Code: "PQ", Share: certame.Percent(2), Role: certame.RoleQuilombola, MinVacancies: 2},
		{Code: "PcD", Share: certame.Percent(5), Role: certame.RoleDisability, Rounding: certame.CeilCapped, Cap: certame.Percent(20), MinVacancies: 1},
	}
}

func (s sketch) engine() *appointment.World {
	g := groups()
	w := &appointment.World{
		Labels: s.labels, EditalSeats: s.edital, People: len(s.groups), Lists: make([][]appointment.Rank, 5),
		Chains: chainSets[s.chains].engine, Collision: edital.CollisionOrder(g),
		Last: []bool{false, false, false, true}, Preferred: []int{0, 1, 3, 4, 2}, Exhausted: s.exhausted,
	}
	for _, group := range g {
		w.Shares = append(w.Shares, group.Share)
	}
	for i, m := range s.groups {
		if !s.shut[i] {
			w.Lists[0] = append(w.Lists[0], appointment.Rank(i))
		}
		if m != 0 {
			w.Lists[m] = append(w.Lists[m], appointment.Rank(i))
		}
	}
	return w
}

func (s sketch) literal() literal.World {
	w := literal.World{Groups: literalGroups(), Chains: chainSets[s.chains].literal, OpenExhausted: string(s.exhausted), EditalSeats: s.edital}
	for _, m := range s.labels {
		w.Labels = append(w.Labels, codes[m])
	}
	for i, m := range s.groups {
		p := literal.Person{ID: fmt.Sprintf("%04d", i), Rank: i + 1, InOpen: !s.shut[i]}
		if m != 0 {
			p.Group = codes[m]
		}
		w.People = append(w.People, p)
	}
	return w
}

func (s sketch) String() string {
	var b strings.Builder
	for _, m := range s.labels {
		b.WriteString(codes[m] + " ")
	}
	b.WriteString("| ")
	for i, m := range s.groups {
		b.WriteString(codes[m])
		if s.shut[i] {
			b.WriteByte('!')
		}
		b.WriteByte(' ')
	}
	return fmt.Sprintf("%s| chains %d, %s, edital %d", b.String(), s.chains, s.exhausted, s.edital)
}

// agree compares the two implementations on a world: who is called, in which
// order, under which label, and how each counts at the end.
func agree(s sketch) error {
	got, err := appointment.Appoint(s.engine())
	if err != nil {
		return err
	}
	want := literal.Calls(s.literal())
	if len(got.Calls) != len(want) {
		return fmt.Errorf("%d calls, literal has %d", len(got.Calls), len(want))
	}
	for i, c := range got.Calls {
		have := literal.Call{Seat: c.Opened, ID: fmt.Sprintf("%04d", c.Rank), Label: codes[c.Label], FinalLabel: codes[c.Final]}
		if have != want[i] {
			return fmt.Errorf("call %d is %+v, literal has %+v", i+1, have, want[i])
		}
	}
	return nil
}

// compareAll runs worlds on two goroutines and reports the first few that
// disagree.
func compareAll(t *testing.T, n int, world func(i int) sketch) {
	var next, failed atomic.Int64
	var done sync.WaitGroup
	for range 2 {
		done.Go(func() {
			for i := next.Add(1) - 1; i < int64(n) && failed.Load() < 5; i = next.Add(1) - 1 {
				s := world(int(i))
				if err := agree(s); err != nil {
					failed.Add(1)
					t.Errorf("world %d: %v: %v", i, s, err)
				}
			}
		})
	}
	done.Wait()
}

// assignment is the i-th way of giving n people one of five groups.
func assignment(i, n int) []certame.Modality {
	out := make([]certame.Modality, n)
	for p := range out {
		out[p], i = certame.Modality(i%5), i/5
	}
	return out
}

// Every contest of up to seven people with every assignment of groups, over
// the order of six seats (whose prefixes are the smaller contests) and over an
// order that has a seat of every group.
func TestEverySmallWorldAgrees(t *testing.T) {
	for name, labels := range map[string][]certame.Modality{
		"order of the law": {0, 1, 0, 0, 4, 1},
		"every group":      {0, 1, 2, 3, 4, 0},
	} {
		for people, worlds := 0, 1; people <= 7; people, worlds = people+1, worlds*5 {
			t.Run(fmt.Sprintf("%s/%d people", name, people), func(t *testing.T) {
				compareAll(t, worlds, func(i int) sketch {
					return sketch{labels: labels, groups: assignment(i, people), shut: make([]bool, people), exhausted: edital.ExhaustedSeries, edital: len(labels)}
				})
			})
		}
	}
}

// Ten thousand random worlds: longer, with people outside the open list, every
// chain, every reading of I-10, and seats that opened later.
func TestRandomWorldsAgree(t *testing.T) {
	compareAll(t, 10_000, randomWorld)
}

func randomWorld(i int) sketch {
	r := rand.New(rand.NewPCG(uint64(i), 15142))
	s := sketch{chains: r.IntN(len(chainSets))}
	s.exhausted = []edital.OpenExhausted{edital.ExhaustedSeries, edital.ExhaustedRemainder, edital.ExhaustedRank}[r.IntN(3)]
	size := 12
	if i%50 == 0 {
		size = 80
	}
	seats, people := 1+r.IntN(size), 1+r.IntN(2*size)
	for range seats {
		s.labels = append(s.labels, []certame.Modality{0, 0, 0, 1, 1, 2, 3, 4}[r.IntN(8)])
	}
	shut := r.IntN(3)
	for range people {
		m := []certame.Modality{0, 0, 1, 1, 2, 3, 4}[r.IntN(7)]
		s.groups = append(s.groups, m)
		s.shut = append(s.shut, m != 0 && r.IntN(3) < shut)
	}
	s.edital = seats
	if r.IntN(3) == 0 {
		s.edital = r.IntN(seats + 1)
	}
	return s
}
