package preference_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/preference"
)

// better reports whether a candidate prefers one post to another; −1 is none.
func better(list []int, a, b int) bool {
	at, bt := slices.Index(list, a), slices.Index(list, b)
	return at >= 0 && (bt < 0 || at < bt)
}

// stable is the definition, by the slow implementation: each post takes exactly
// those it has of all who would come.
func stable(m *market, placed []int) bool {
	for i := range m.posts {
		var pool, has []preference.Candidate
		for c, list := range m.lists {
			if placed[c] == i {
				has = append(has, preference.Candidate(c))
			}
			if placed[c] == i || better(list, i, placed[c]) {
				pool = append(pool, preference.Candidate(c))
			}
		}
		takes := m.posts[i].takes(pool)
		slices.Sort(takes)
		if !slices.Equal(takes, has) {
			return false
		}
	}
	return true
}

// everyPlacement visits all the ways of putting each candidate in one post of
// the list or in none.
func everyPlacement(m *market, visit func([]int)) {
	placed := make([]int, len(m.lists))
	var put func(c int)
	put = func(c int) {
		if c == len(placed) {
			visit(placed)
			return
		}
		for _, i := range append([]int{-1}, m.lists[c]...) {
			placed[c] = i
			put(c + 1)
		}
	}
	put(0)
}

// On small markets, against every placement there is: the result is stable by
// the definition and the slow implementation, and nobody is better off in any
// other that is.
func TestBestOfAllStable(t *testing.T) {
	others := 0
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 1))
		m := randomMarket(r, 3, 5, 1+int(seed%3))
		if seed%2 == 0 { // everybody wants every post: more ways of being stable
			for c := range m.lists {
				m.lists[c] = r.Perm(len(m.posts))
			}
		}
		a := m.allocate()
		got := placement(m, a)
		if !stable(m, got) || len(a.Blocking()) > 0 {
			t.Fatalf("seed %d: %v is not stable: %v", seed, got, m)
		}
		everyPlacement(m, func(placed []int) {
			if slices.Equal(placed, got) || !stable(m, placed) {
				return
			}
			others++
			for c, list := range m.lists {
				if better(list, placed[c], got[c]) {
					t.Fatalf("seed %d: %d would be in %d in a stable %v, not %d: %v", seed, c, placed[c], placed, got[c], m)
				}
			}
		})
	}
	if others < 5 {
		t.Fatalf("only %d other stable placements: the test compares nothing", others)
	}
}

// Nobody gains by another list: every list of every candidate is tried.
func TestNobodyGainsByMisreporting(t *testing.T) {
	for seed := range uint64(400) {
		m := randomMarket(rand.New(rand.NewPCG(seed, 2)), 3, 6, 3)
		got := placement(m, m.allocate())
		for c, truth := range m.lists {
			for _, told := range everyList(len(m.posts)) {
				lists := slices.Clone(m.lists)
				lists[c] = told
				now := placement(m, preference.Allocate(m.build(lists)))
				if better(truth, now[c], got[c]) {
					t.Fatalf("seed %d: %d gains %d over %d by telling %v: %v", seed, c, now[c], got[c], told, m)
				}
			}
		}
	}
}

// everyList is every ordered choice of some of n posts.
func everyList(n int) [][]int {
	out := [][]int{nil}
	for from := 0; from < len(out); from++ {
		for i := range n {
			if !slices.Contains(out[from], i) {
				out = append(out, append(slices.Clone(out[from]), i))
			}
		}
	}
	return out
}

// Larger markets, where only the definition is checked.
func TestLargerMarketsAreStable(t *testing.T) {
	for seed := range uint64(300) {
		m := randomMarket(rand.New(rand.NewPCG(seed, 3)), 8, 60, 6)
		if got := placement(m, m.allocate()); !stable(m, got) {
			t.Fatalf("seed %d: not stable: %v", seed, m)
		}
	}
}

// Each post filled alone, in the order of call, from those who want it seats
// exactly those the allocation put there; the others wait.
func TestPostsFilledAloneAgree(t *testing.T) {
	for seed := range uint64(300) {
		m := randomMarket(rand.New(rand.NewPCG(seed, 4)), 6, 40, 6)
		a := m.allocate()
		for i, aside := range a.Aside() {
			w := m.posts[i].world()
			alone, together := seated(w.Without(append(aside, m.strangers(i)...)...)), a.Taken(certame.PostIndex(i))
			if !slices.Equal(alone, together) {
				t.Fatalf("seed %d post %d: alone %v, together %v: %v", seed, i, alone, together, m)
			}
		}
	}
}

// strangers are the ranks of a post that did not put it on their list.
func (m *market) strangers(i int) (out []appointment.Rank) {
	for rank, one := range m.posts[i].people {
		if !slices.Contains(m.lists[one.who], i) {
			out = append(out, appointment.Rank(rank))
		}
	}
	return out
}
