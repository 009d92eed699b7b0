package publication

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"

	"certame"
	"certame/contest"
	"certame/ledger"
)

// Line is one person of the public sheet.
type Line struct {
	Person    certame.Person
	Pseudonym int      // 0 for who appears by number
	Order     int      // among people of equal mark in the post; 0 when it decides nothing
	Choices   []Choice // of who puts posts in order, Person being the first; nil elsewhere
}

// ID is how the person appears.
func (l Line) ID(r *certame.Roll) string {
	if l.Pseudonym > 0 {
		return "x" + strconv.Itoa(l.Pseudonym)
	}
	return string(r.IDs.At(l.Person))
}

// People chooses who appears. Whoever is on a list, or whom a public fact names,
// appears by number, post by post in the order of the lists, so that the order of
// the rows says nothing that the lists do not. The others matter only to the cuts
// of phases: without phases they are left out, with them they come at the end,
// under pseudonyms drawn by a secret that does not leave the folder.
func People(o *contest.Outcome, book *ledger.Book, secret [sha256.Size]byte) (lines []Line, omitted int) {
	if o.Preferred != nil {
		return applicantsOf(o, book, secret)
	}
	shown := make([]bool, o.Roll.Len())
	for _, p := range o.Posts {
		orders := tieOrders(o, p)
		for rank, who := range p.Lists.Order {
			shown[who] = true
			lines = append(lines, Line{Person: who, Order: orders[rank]})
		}
		lines = append(lines, named(o, p, shown)...)
	}
	hidden := hiddenOf(shown)
	if o.Phases == nil {
		return lines, len(hidden)
	}
	return append(lines, pseudonyms(o, hidden, secret)...), 0
}

// named lists the people on no list whom a public fact names, by number.
func named(o *contest.Outcome, p *contest.Post, shown []bool) (out []Line) {
	if o.Facts == nil {
		return nil
	}
	for _, e := range o.Facts.Now.Applied {
		if e.Person == certame.Nobody || o.Roll.Post[e.Person] != p.Index || shown[e.Person] || !IsPublic(e.Kind) {
			continue
		}
		shown[e.Person] = true
		out = append(out, Line{Person: e.Person})
	}
	slices.SortFunc(out, func(a, b Line) int { return o.Roll.IDs.Compare(a.Person, b.Person) })
	return out
}

func hiddenOf(shown []bool) (out []certame.Person) {
	for p, is := range shown {
		if !is {
			out = append(out, certame.Person(p))
		}
	}
	return out
}

// pseudonyms numbers people in an order that only the secret gives.
func pseudonyms(o *contest.Outcome, people []certame.Person, secret [sha256.Size]byte) []Line {
	type drawn struct {
		key  [sha256.Size]byte
		line Line
	}
	list := make([]drawn, len(people))
	orders := phaseOrders(o, people)
	for i, p := range people {
		salted := binary.BigEndian.AppendUint64(slices.Clone(secret[:]), uint64(p))
		list[i] = drawn{sha256.Sum256(salted), Line{Person: p, Order: orders[i]}}
	}
	slices.SortFunc(list, func(a, b drawn) int { return slices.Compare(a.key[:], b.key[:]) })
	out := make([]Line, len(list))
	for i := range list {
		out[i] = list[i].line
		out[i].Pseudonym = i + 1
	}
	return out
}

// tieOrders numbers people of equal mark in the order that the private criteria
// gave; those whom nothing separates share a number. With phases whose cut breaks
// ties, everybody of the post has a number: the cut may fall between any two.
func tieOrders(o *contest.Outcome, p *contest.Post) []int {
	out := make([]int, len(p.Lists.Order))
	if o.Phases != nil {
		for i, n := range phaseOrders(o, p.Lists.Order) {
			out[i] = n
		}
		return out
	}
	order := slices.Clone(p.Lists.Order)
	compare := privately(o)
	slices.SortStableFunc(order, func(a, b certame.Person) int {
		return cmp.Or(cmp.Compare(o.Roll.Score[b], o.Roll.Score[a]), compare(a, b))
	})
	at := make(map[certame.Person]int, len(order))
	for i := 0; i < len(order); {
		last := i
		for last+1 < len(order) && o.Roll.Score[order[last+1]] == o.Roll.Score[order[i]] {
			last++
		}
		number := 0
		for j := i; j <= last && last > i; j++ {
			if j == i || compare(order[j-1], order[j]) != 0 {
				number++
			}
			at[order[j]] = number
		}
		i = last + 1
	}
	for rank, who := range p.Lists.Order {
		out[rank] = at[who]
	}
	return out
}
