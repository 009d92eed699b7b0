package preference_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/edital"
	"certame/preference"
)

// seated is whom R-31 seats of a world, by rank.
func seated(w *appointment.World) (out []appointment.Rank) {
	for rank, m := range appointment.Assign(w) {
		if m != certame.NoModality {
			out = append(out, appointment.Rank(rank))
		}
	}
	return out
}

// lacks reports what a world lacks of the two properties on which the promises
// rest: taking one person out unseats nobody else, and seats nobody more.
func lacks(w *appointment.World) (unseats, grows bool) {
	all := seated(w)
	for gone := range appointment.Rank(w.People) {
		less := seated(w.Without(gone))
		grows = grows || len(less) > len(all)
		for _, rank := range all {
			unseats = unseats || rank != gone && !slices.Contains(less, rank)
		}
	}
	return unseats, grows
}

func checkWhole(t *testing.T, p *post) {
	t.Helper()
	if unseats, grows := lacks(p.world()); unseats || grows {
		t.Fatalf("%v %v, chain %d, %s: unseats %v, grows %v", p.labels, p.people, p.chain, p.rule, unseats, grows)
	}
}

// Every post of up to four people of every group, over two orders of seats that
// have all the groups, with every legal chain: the choice turns away for good and
// never fills fewer seats with more people.
func TestLegalChainsAreSound(t *testing.T) {
	for chain := range legal {
		for _, labels := range [][]certame.Modality{{1, 2, 3, 4}, {0, 1, 0, 0, 4, 1}, {0, 2, 3}, {0, 0, 1}} {
			for people, worlds := 0, 1; people <= 4; people, worlds = people+1, worlds*9 {
				for i := range worlds {
					p := post{labels: labels, chain: chain, rule: edital.ExhaustedSeries}
					for n, left := 0, i; n < people; n, left = n+1, left/9 {
						p.people = append(p.people, person{preference.Candidate(n), certame.Modality((left%9 + 1) / 2), left%9 > 0 && left%2 == 0})
					}
					checkWhole(t, &p)
				}
			}
		}
	}
}

func TestLegalChainsAreSoundInLongerPosts(t *testing.T) {
	for seed := range uint64(4000) {
		r := rand.New(rand.NewPCG(seed, 44))
		m := randomMarket(r, 1, 16, 10)
		checkWhole(t, &m.posts[0])
	}
}

// A declared chain that reaches by way of one group another that it does not name
// may seat somebody because of a person who is no rival: the counterexample of the
// manual. PPP → PI → AC, PI → PQ → PPP → AC, PcD → PI → AC; seats PcD, PPP, PPP and
// nobody with a disability. The PPP seat left passes to the PI person, who then
// takes the open seat that the PcD one becomes, and what she leaves goes to PQ. Had
// she not come, both seats would be open ones, and the PQ person has none.
func TestDeclaredChainsMayLackIt(t *testing.T) {
	p := post{labels: []certame.Modality{4, 1, 1}, rule: edital.ExhaustedSeries}
	for c, group := range []certame.Modality{2, 0, 0, 3, 3, 0, 0, 1, 3} {
		p.people = append(p.people, person{preference.Candidate(c), group, false})
	}
	w := p.world()
	w.Chains = [][]certame.Modality{{2, 0}, {3, 1, 0}, {1, 0}, {2, 0}}
	if unseats, _ := lacks(w); !unseats {
		t.Error("the counterexample is none: the manual must be changed")
	}
}

// So may overlapping groups under the decree's chains.
func TestOverlappingGroupsMayLackIt(t *testing.T) {
	p := post{labels: []certame.Modality{2, 2, 0, 4}, rule: edital.ExhaustedSeries}
	for c := range 8 {
		p.people = append(p.people, person{who: preference.Candidate(c)})
	}
	w := p.world()
	w.Lists[1], w.Lists[3], w.Lists[4] = []appointment.Rank{0, 3, 4}, []appointment.Rank{2}, []appointment.Rank{3, 7}
	if unseats, _ := lacks(w); !unseats {
		t.Error("the counterexample is none: the manual must be changed")
	}
}
