package literal

import (
	"fmt"
	"slices"
	"testing"
)

// lcg is a fixed-seed generator written here so that worlds never change.
type lcg uint64

func (r *lcg) below(n int) int {
	*r = *r*6364136223846793005 + 1442695040888963407
	return int(uint64(*r)>>33) % n
}

func (r *lcg) pick(words ...string) string { return words[r.below(len(words))] }

// smallWorld has up to ten seats with any labels and up to fourteen people.
func smallWorld(r *lcg) World {
	labels, ranking, harsh := "", "", r.below(3)
	for range 1 + r.below(10) {
		labels += r.pick("AC", "AC", "AC", "PPP", "PI", "PQ", "PcD") + " "
	}
	for i := range r.below(15) {
		group := r.pick("", "", ":PPP!", ":PPP!", ":PI!", ":PQ!", ":PcD!")
		if r.below(3) >= harsh {
			group = group[:max(0, len(group)-1)]
		}
		ranking += fmt.Sprintf("x%02d%s ", i+1, group)
	}
	w := world(labels, ranking)
	w.Chains = []map[string][]string{DecreeChains(), LawChains(), CPNU2Chains()}[r.below(3)]
	w.OpenExhausted = r.pick("serie", "maior_resto", "classificacao")
	w.EditalSeats -= r.below(2) * r.below(len(w.Labels))
	return w
}

// eachWorld runs a check on the same few hundred small worlds.
func eachWorld(t *testing.T, check func(name string, w World)) {
	r := lcg(15142)
	for i := range 400 {
		w := smallWorld(&r)
		check(fmt.Sprintf("world %d %+v", i, w), w)
	}
}

// lost are those seated with a and not with b, apart from one person.
func lost(a, b []Seated, but string) []string {
	kept, gone := modalities(b), []string{}
	for _, s := range a {
		if s.ID != but && kept[s.ID] == "" {
			gone = append(gone, s.ID)
		}
	}
	return gone
}

// Properties 3 and 6: S(k−1) ⊆ S(k), and no seat is wasted while people remain.
func TestNestedAndFull(t *testing.T) {
	eachWorld(t, func(name string, w World) {
		for k := 1; k <= len(w.Labels); k++ {
			equal(t, name, fmt.Sprint(lost(Assign(w, k-1), Assign(w, k), "")), "[]")
			equal(t, name, fmt.Sprint(len(Assign(w, k))), fmt.Sprint(min(k, len(w.People))))
		}
	})
}

// Property 6: a withdrawal or a denial never unseats a third person, and
// granting one person unseats at most one other.
func TestNobodyElseIsUnseated(t *testing.T) {
	eachWorld(t, func(name string, w World) {
		n := len(w.Labels)
		for _, x := range w.People {
			equal(t, name+x.ID, fmt.Sprint(lost(Assign(w, n), Assign(without(w, x.ID), n), x.ID)), "[]")
			equal(t, name+x.ID, fmt.Sprint(lost(Assign(w, n), Assign(denied(w, x.ID), n), x.ID)), "[]")
			equal(t, name+x.ID, fmt.Sprint(len(lost(Assign(denied(w, x.ID), n), Assign(w, n), "")) <= 1), "true")
		}
	})
}

// Property 12: in the order of call, x before y ⇔ x better ranked, for people of
// the same group and rights.
func TestCallsKeepRank(t *testing.T) {
	eachWorld(t, func(name string, w World) {
		last := map[string]int{}
		for _, c := range Calls(w) {
			p := w.People[slices.IndexFunc(w.People, func(p Person) bool { return p.ID == c.ID })]
			kind := fmt.Sprint(p.Group, p.InOpen)
			equal(t, name, fmt.Sprint(last[kind] < p.Rank), "true")
			last[kind] = p.Rank
		}
	})
}

// Property 1: the order of people and of groups in the input never matters.
func TestInputOrder(t *testing.T) {
	eachWorld(t, func(name string, w World) {
		backwards := w
		backwards.People, backwards.Groups = slices.Clone(w.People), slices.Clone(w.Groups)
		slices.Reverse(backwards.People)
		slices.Reverse(backwards.Groups)
		equal(t, name, showCalls(backwards), showCalls(w))
	})
}
