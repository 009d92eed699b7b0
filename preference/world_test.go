package preference_test

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"certame"
	"certame/appointment"
	"certame/conformance/literal"
	"certame/edital"
	"certame/preference"
)

var codes = [...]string{"AC", "PPP", "PI", "PQ", "PcD"}

// legal are the chains of which the promises hold, in both implementations.
var legal = [...]struct {
	engine  [][]certame.Modality
	literal map[string][]string
}{
	{[][]certame.Modality{{0}, {3, 1, 0}, {2, 1, 0}, {0}}, literal.DecreeChains()},
	{[][]certame.Modality{{0}, {0}, {0}, {0}}, literal.LawChains()},
	{[][]certame.Modality{{2, 3, 0}, {3, 0}, {0}, {0}}, literal.CPNU2Chains()},
}

var readings = [...]edital.OpenExhausted{edital.ExhaustedSeries, edital.ExhaustedRank, edital.ExhaustedRemainder}

// person is somebody in one post of a small market, best ranked first.
type person struct {
	who   preference.Candidate
	group certame.Modality
	shut  bool // not on the open list
}

// post is one post of a small market.
type post struct {
	labels []certame.Modality
	people []person
	chain  int // index in legal
	rule   edital.OpenExhausted
}

func (p *post) world() *appointment.World {
	w := &appointment.World{
		Labels: p.labels, EditalSeats: len(p.labels), People: len(p.people), Lists: make([][]appointment.Rank, len(codes)),
		Chains: legal[p.chain].engine, Collision: []certame.Modality{4, 1, 2, 3}, Preferred: []int{0, 1, 3, 4, 2},
		Shares: []certame.Ratio{certame.Percent(25), certame.Percent(3), certame.Percent(2), certame.Percent(5)},
		Last:   []bool{false, false, false, true}, Exhausted: p.rule,
	}
	for i, one := range p.people {
		if !one.shut {
			w.Lists[0] = append(w.Lists[0], appointment.Rank(i))
		}
		if one.group != 0 {
			w.Lists[one.group] = append(w.Lists[one.group], appointment.Rank(i))
		}
	}
	return w
}

// takes is the choice of the post by the slow implementation: the candidates it
// seats of those given.
func (p *post) takes(pool []preference.Candidate) (out []preference.Candidate) {
	w := literal.World{Groups: literalGroups(), Chains: legal[p.chain].literal, OpenExhausted: string(p.rule), EditalSeats: len(p.labels)}
	for _, m := range p.labels {
		w.Labels = append(w.Labels, codes[m])
	}
	for i, one := range p.people {
		if !slices.Contains(pool, one.who) {
			continue
		}
		q := literal.Person{ID: fmt.Sprintf("%03d", one.who), Rank: i + 1, InOpen: !one.shut}
		if one.group != 0 {
			q.Group = codes[one.group]
		}
		w.People = append(w.People, q)
	}
	for _, seated := range literal.Assign(w, len(w.Labels)) {
		var c preference.Candidate
		fmt.Sscanf(seated.ID, "%d", &c)
		out = append(out, c)
	}
	return out
}

// market is a small market: posts, and the posts of each candidate in order.
type market struct {
	posts []post
	lists [][]int
}

func (m *market) build(lists [][]int) *preference.Market {
	posts := make([]preference.Post, len(m.posts))
	ranks := make([]map[preference.Candidate]appointment.Rank, len(m.posts))
	for i := range m.posts {
		posts[i].World = m.posts[i].world()
		ranks[i] = map[preference.Candidate]appointment.Rank{}
		for rank, one := range m.posts[i].people {
			posts[i].Who = append(posts[i].Who, one.who)
			ranks[i][one.who] = appointment.Rank(rank)
		}
	}
	first, apps := []int32{0}, []preference.Application(nil)
	for c, list := range lists {
		for _, i := range list {
			apps = append(apps, preference.Application{Post: certame.PostIndex(i), Rank: ranks[i][preference.Candidate(c)]})
		}
		first = append(first, int32(len(apps)))
	}
	return preference.New(posts, first, apps)
}

func (m *market) allocate() *preference.Allocation { return preference.Allocate(m.build(m.lists)) }

// randomMarket: everybody is ranked in every post, so that lists may be changed
// at will.
func randomMarket(r *rand.Rand, posts, people, seats int) *market {
	m := &market{posts: make([]post, 1+r.IntN(posts)), lists: make([][]int, 1+r.IntN(people))}
	groups := make([]certame.Modality, len(m.lists))
	for c := range m.lists {
		groups[c] = []certame.Modality{0, 0, 1, 1, 2, 3, 4}[r.IntN(7)]
		m.lists[c] = r.Perm(len(m.posts))[:r.IntN(len(m.posts)+1)]
	}
	chain, rule := r.IntN(len(legal)), readings[r.IntN(len(readings))]
	for i := range m.posts {
		p := &m.posts[i]
		p.chain, p.rule = chain, rule
		for range r.IntN(seats + 1) {
			p.labels = append(p.labels, []certame.Modality{0, 0, 0, 1, 2, 3, 4}[r.IntN(7)])
		}
		for _, c := range r.Perm(len(m.lists)) {
			p.people = append(p.people, person{preference.Candidate(c), groups[c], groups[c] != 0 && r.IntN(4) == 0})
		}
	}
	return m
}

func (m *market) String() string {
	out := ""
	for i := range m.posts {
		out += fmt.Sprintf("[post %d: %v %v] ", i, m.posts[i].labels, m.posts[i].people)
	}
	return out + fmt.Sprint(m.lists, " chain ", m.posts[0].chain, " ", m.posts[0].rule)
}

// placement is the post of each candidate, −1 for none.
func placement(m *market, a *preference.Allocation) []int {
	out := make([]int, len(m.lists))
	for c := range out {
		out[c] = -1
		if at, ok := a.PostOf(preference.Candidate(c)); ok {
			out[c] = int(at)
		}
	}
	return out
}
