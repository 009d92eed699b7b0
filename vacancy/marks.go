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
// other. Seats for which nobody is left go where most open seats are: nobody can
// take them now.
func PlaceByMarks(t *edital.Terms, pool Pool, lists []PostLists, general [][]Optante) (tables [][]int, placed []Placing) {
	counts := Counts(t.Groups, pool.Total)
	p := &placer{lists: lists, tables: emptyTables(t, pool)}
	for i, post := range pool.Posts {
		p.tables[i][certame.OpenCompetition] = t.Posts[post].Vacancies
	}
	for _, m := range t.Collision() {
		left := counts[m]
		for _, sparing := range []bool{true, false} {
			p.useless = make([]bool, len(pool.Posts))
			for _, who := range general[m-1] {
				if left == 0 {
					break
				}
				if !p.useless[who.Post] && p.helps(m, who, sparing) {
					p.place(m, who.Post)
					placed = append(placed, Placing{m, who.Post, who})
					left--
				}
			}
		}
		for ; left > 0 && p.roomiest() >= 0; left-- {
			at := p.roomiest()
			p.place(m, at)
			placed = append(placed, Placing{m, at, Optante{at, -1}})
		}
	}
	return p.tables, placed
}

type placer struct {
	lists   []PostLists
	tables  [][]int
	useless []bool // by post: the best unseated of the group was tried; the others stand behind
}

func (p *placer) place(m certame.Modality, post int) {
	p.tables[post][certame.OpenCompetition]--
	p.tables[post][m]++
}

// helps reports whether one more seat of the group at the post seats the person,
// who had none; sparing, only when no optante loses the seat by it.
func (p *placer) helps(m certame.Modality, who Optante, sparing bool) bool {
	table, lists := p.tables[who.Post], &p.lists[who.Post]
	before := seated(table, lists)
	if slices.Contains(before, who.Rank) {
		return false
	}
	if table[certame.OpenCompetition] > 0 {
		with := slices.Clone(table)
		with[certame.OpenCompetition]--
		with[m]++
		after := seated(with, lists)
		if slices.Contains(after, who.Rank) && (!sparing || !lists.turnsOut(before, after)) {
			return true
		}
	}
	p.useless[who.Post] = true
	return false
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
