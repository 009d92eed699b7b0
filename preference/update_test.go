package preference_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/preference"
)

// answers are random answers: some confirm what they have, some refuse it or are
// silent, some who wait leave.
func answers(r *rand.Rand, m *market, a *preference.Allocation) (out []preference.Change) {
	for c := range m.lists {
		who := preference.Candidate(c)
		at := a.Of(who)
		switch n := r.IntN(8); {
		case n == 0:
			out = append(out, preference.Leave(who))
		case n == 1 && at != preference.None:
			out = append(out, preference.Refuse(who, at))
		case n < 4 && at != preference.None:
			out = append(out, preference.Confirm(who, at))
		}
	}
	return out
}

// Round after round, the update is the allocation of the shortened lists, from
// the beginning; nobody who keeps a post is moved to a worse one; and the moves
// come out in chains, each once.
func TestRoundsAreOneAllocation(t *testing.T) {
	moved := 0
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 5))
		m := randomMarket(r, 6, 40, 5)
		built := m.build(m.lists)
		a := preference.Allocate(built)
		var all []preference.Change
		for round := range 4 {
			given := answers(r, m, a)
			all = append(all, given...)
			b, want := a.Update(given...), preference.Allocate(built, all...)
			same(t, m, built, b, want, seed, round)
			if len(b.Blocking()) > 0 {
				t.Fatalf("seed %d round %d: blocking %v", seed, round, b.Blocking())
			}
			moved += checkMoves(t, a, b, given)
			a = b
		}
	}
	if moved < 1000 {
		t.Fatalf("only %d moves: the test sees nothing", moved)
	}
}

// One who leaves alone, even from no post: turned away everywhere, they may still
// have turned away, on the way, two people who then stood in one another's place.
func TestWhoWaitsLeaves(t *testing.T) {
	moved := 0
	for seed := range uint64(3000) {
		m := randomMarket(rand.New(rand.NewPCG(seed, 7)), 4, 12, 4)
		built := m.build(m.lists)
		a := preference.Allocate(built)
		for c := range m.lists {
			who := preference.Candidate(c)
			if a.Of(who) != preference.None {
				continue
			}
			b := a.Update(preference.Leave(who))
			same(t, m, built, b, preference.Allocate(built, preference.Leave(who)), seed, c)
			moved += len(preference.Moves(a, b))
		}
	}
	if moved == 0 {
		t.Fatal("nobody moved: the test sees nothing")
	}
}

func same(t *testing.T, m *market, built *preference.Market, got, want *preference.Allocation, seed uint64, round int) {
	t.Helper()
	if g, w := placement(m, got), placement(m, want); !slices.Equal(g, w) {
		t.Fatalf("seed %d round %d: %v, from the beginning %v: %v", seed, round, g, w, m)
	}
	for i := range built.Posts {
		if post := certame.PostIndex(i); !slices.Equal(got.Taken(post), want.Taken(post)) {
			t.Fatalf("seed %d round %d: post %d has %v, not %v", seed, round, i, got.Taken(post), want.Taken(post))
		}
	}
}

func checkMoves(t *testing.T, a, b *preference.Allocation, given []preference.Change) int {
	t.Helper()
	var first []preference.Candidate
	for _, change := range given {
		first = append(first, change.Candidate)
	}
	moves, count := preference.Moves(a, b), 0
	for _, chain := range preference.Chains(a, b, first...) {
		count += len(chain)
	}
	for _, move := range moves {
		answered := slices.Contains(first, move.Candidate)
		if !answered && (move.To == preference.None || move.From != preference.None && move.To > move.From) {
			t.Fatalf("%v goes to a worse post by the answers of others", move)
		}
	}
	if count != len(moves) {
		t.Fatalf("%d moves in chains, %d in all", count, len(moves))
	}
	return len(moves)
}

// Admitting somebody who was kept apart is allocating with them from the
// beginning, and after updates too.
func TestAdmittedAsFromTheBeginning(t *testing.T) {
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 6))
		m := randomMarket(r, 6, 40, 5)
		built := m.build(m.lists)
		apart := preference.Candidate(r.IntN(len(m.lists)))
		a := preference.Allocate(built, preference.Leave(apart))
		var given []preference.Change
		for _, change := range answers(r, m, a) {
			if change.Candidate != apart {
				given = append(given, change)
			}
		}
		before := a.Update(given...)
		kept := placement(m, before)
		got := before.Admit(preference.Change{Candidate: apart, Stand: len(m.lists[apart])})
		same(t, m, built, got, preference.Allocate(built, given...), seed, 0)
		if !slices.Equal(kept, placement(m, before)) {
			t.Fatalf("seed %d: a mirror moved somebody", seed)
		}
	}
}

// T60: silent for the third preference, a candidate is out of it and of those
// after it, and stays for the first two.
func TestSilenceForTheThird(t *testing.T) {
	m := chainOfPosts()
	built := m.build(m.lists)
	a := preference.Allocate(built)
	if a.Of(0) != 2 {
		t.Fatalf("in the place %d of the list, not the third", a.Of(0))
	}
	b := a.Update(preference.Refuse(0, 2))
	if b.Of(0) != preference.None || b.Stands(0) != 2 {
		t.Errorf("in %d, with %d posts standing; want none and two", b.Of(0), b.Stands(0))
	}
	// the first of the second preference leaves: the seat is of who is silent on the third
	if c := b.Update(preference.Leave(2)); c.Of(0) != 1 {
		t.Errorf("called to the place %d of the list, not the second", c.Of(0))
	}
}

// chainOfPosts has four posts with one open seat each; candidate c+1 is first in
// post c, and candidate 0 is second in all.
func chainOfPosts() *market {
	m := &market{posts: make([]post, 4), lists: [][]int{{0, 1, 2, 3}, {0}, {1}, {3}}}
	for i, first := range []preference.Candidate{1, 2, 0, 3} {
		m.posts[i] = post{labels: []certame.Modality{0}, rule: "serie"}
		for _, c := range []preference.Candidate{first, 0, 1, 2, 3} {
			if len(m.posts[i].people) == 0 || c != first {
				m.posts[i].people = append(m.posts[i].people, person{who: c})
			}
		}
	}
	return m
}

// The chain of a withdrawal says who took whose place, one after another.
func TestChainOfAWithdrawal(t *testing.T) {
	m := &market{posts: make([]post, 3), lists: [][]int{{0}, {0, 1}, {1, 2}, {2}}}
	for i := range m.posts {
		m.posts[i] = post{labels: []certame.Modality{0}, rule: "serie"}
		for c := range preference.Candidate(4) {
			m.posts[i].people = append(m.posts[i].people, person{who: c})
		}
	}
	a := m.allocate()
	b := a.Update(preference.Leave(0))
	chains := preference.Chains(a, b, 0)
	want := preference.Chain{{Candidate: 0, From: 0, To: preference.None}, {Candidate: 1, From: 1, To: 0}, {Candidate: 2, From: 1, To: 0}, {Candidate: 3, From: preference.None, To: 0}}
	if len(chains) != 1 || !slices.Equal(chains[0], want) {
		t.Errorf("chains %v, want %v", chains, want)
	}
}
