package vacancy

import (
	"slices"

	"certame"
	"certame/edital"
)

// PostLists are the final lists of a post: places in its order, best first.
type PostLists struct {
	Open  []int32
	Group [][]int32 // index Modality-1
}

// Optante is one line of the general list of a group: a post of the pool, by its
// place in the pool, and the place in the order of that post.
type Optante struct {
	Post int
	Rank int32
}

// Placing is one reserved seat placed after the marks, and the optante for whom.
type Placing struct {
	Group certame.Modality
	Post  int     // place in the pool
	For   Optante // Rank −1 when the general list had nobody left
}

// PlaceByMarks places the seats of a pool where the best-placed optantes are, by
// one general list for each group, the groups in the order of placement of R-08.
// An optante gets a seat placed at the post only when it seats that very person:
// somebody who enters by the open list does not use up the reserve (Lei
// 15.142/2025, art. 7º, § 2º), and a seat that only turned an open place into a
// reserved one, for a person of the same group already in, would be wasted. A seat
// that would turn out an optante of another group is placed only when there is no
// other. A seat for which nobody is left goes where most open seats are; the next one
// may seat somebody there, and the list is looked at again for each.
func PlaceByMarks(t *edital.Terms, pool Pool, lists []PostLists, general [][]Optante) (tables [][]int, placed []Placing) {
	counts := Counts(t.Groups, pool.Total)
	p := &placer{lists: lists, tables: emptyTables(t, pool), in: make([][]bool, len(pool.Posts))}
	for i, post := range pool.Posts {
		p.tables[i][certame.OpenCompetition] = t.Posts[post].Vacancies
	}
	for _, m := range t.Collision() {
		p.useless = [2][]bool{make([]bool, len(pool.Posts)), make([]bool, len(pool.Posts))}
		for range counts[m] {
			who, ok := p.next(m, general[m-1])
			if !ok {
				if who = (Optante{p.roomiest(), -1}); who.Post < 0 {
					break
				}
			}
			p.place(m, who.Post)
			placed = append(placed, Placing{m, who.Post, who})
		}
	}
	return p.tables, placed
}

type placer struct {
	lists  []PostLists
	tables [][]int
	in     [][]bool // by post and rank: who is seated; nil until asked
	// by post, sparing or not: the best unseated of the group was tried in vain, and the
	// others stand behind
	useless [2][]bool
}

// next is the best optante of the group whom one more seat at the post seats: first
// among those by whom no other optante is turned out.
func (p *placer) next(m certame.Modality, list []Optante) (Optante, bool) {
	for mode, sparing := range []bool{true, false} {
		for _, who := range list {
			if p.useless[mode][who.Post] || p.seatedAt(who) {
				continue
			}
			if p.helps(m, who, sparing) {
				return who, true
			}
			p.useless[mode][who.Post] = true
		}
	}
	return Optante{}, false
}

func (p *placer) place(m certame.Modality, post int) {
	p.tables[post][certame.OpenCompetition]--
	p.tables[post][m]++
	p.in[post], p.useless[0][post], p.useless[1][post] = nil, false, false
}

// seatedAt reports whether somebody has a seat with the tables as they are.
func (p *placer) seatedAt(who Optante) bool {
	if p.in[who.Post] == nil {
		p.in[who.Post] = make([]bool, p.lists[who.Post].people())
		for _, rank := range seated(p.tables[who.Post], &p.lists[who.Post]) {
			p.in[who.Post][rank] = true
		}
	}
	return p.in[who.Post][who.Rank]
}

// people is one more than the last place of the lists.
func (l *PostLists) people() (n int) {
	for _, list := range append([][]int32{l.Open}, l.Group...) {
		for _, rank := range list {
			n = max(n, int(rank)+1)
		}
	}
	return n
}

// helps reports whether one more seat of the group at the post seats the person,
// who had none; sparing, only when no optante loses the seat by it.
func (p *placer) helps(m certame.Modality, who Optante, sparing bool) bool {
	table, lists := p.tables[who.Post], &p.lists[who.Post]
	if table[certame.OpenCompetition] == 0 {
		return false
	}
	with := slices.Clone(table)
	with[certame.OpenCompetition]--
	with[m]++
	after := seated(with, lists)
	return slices.Contains(after, who.Rank) && (!sparing || !lists.turnsOut(seated(table, lists), after))
}

// turnsOut reports whether some optante was in and is no longer.
func (l *PostLists) turnsOut(before, after []int32) bool {
	return slices.ContainsFunc(before, func(rank int32) bool {
		return !slices.Contains(after, rank) && slices.ContainsFunc(l.Group, func(list []int32) bool { return slices.Contains(list, rank) })
	})
}

// roomiest is the post with most open seats, the first of equals; −1 when there is
// none.
func (p *placer) roomiest() int {
	best := -1
	for i, table := range p.tables {
		if n := table[certame.OpenCompetition]; n > 0 && (best < 0 || n > p.tables[best][certame.OpenCompetition]) {
			best = i
		}
	}
	return best
}

// seated is who takes a seat at a post, before any reversion (R-31, a and b).
func seated(table []int, lists *PostLists) []int32 {
	in := slices.Clone(lists.Open[:min(table[certame.OpenCompetition], len(lists.Open))])
	for g, list := range lists.Group {
		left := table[g+1]
		for _, rank := range list {
			if left == 0 {
				break
			}
			if !slices.Contains(in, rank) {
				in = append(in, rank)
				left--
			}
		}
	}
	return in
}
