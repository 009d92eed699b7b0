package publication

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"

	"certame"
	"certame/appointment"
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
	shown := shownOf(o)
	orders := tieOrders(o, func(row certame.Person) bool { return shown[row] })
	for _, p := range o.Posts {
		for _, who := range p.Lists.Order {
			lines = append(lines, Line{Person: who, Order: int(orders[who])})
		}
		for _, who := range named(o, p) {
			lines = append(lines, Line{Person: who, Order: int(orders[who])})
		}
	}
	hidden := hiddenOf(shown)
	if o.Phases == nil {
		return lines, len(hidden)
	}
	return append(lines, pseudonyms(hidden, orders, secret)...), 0
}

// shownOf says who is on a list, or is named by a public fact.
func shownOf(o *contest.Outcome) []bool {
	shown := make([]bool, o.Roll.Len())
	for _, p := range o.Posts {
		for _, who := range p.Lists.Order {
			shown[who] = true
		}
		for _, who := range named(o, p) {
			shown[who] = true
		}
	}
	return shown
}

// named lists the people on no list of a post whom a public fact names, by number.
func named(o *contest.Outcome, p *contest.Post) (out []certame.Person) {
	if o.Facts == nil {
		return nil
	}
	for _, who := range o.Facts.Now.People() {
		if o.Roll.Post[who] == p.Index && p.RankOf(who) == appointment.NoOne && namedPublicly(o, who) {
			out = append(out, who)
		}
	}
	slices.SortFunc(out, o.Roll.IDs.Compare)
	return out
}

func namedPublicly(o *contest.Outcome, who certame.Person) bool {
	return slices.ContainsFunc(o.Facts.Now.Applied, func(e *ledger.Entry) bool { return e.Person == who && IsPublic(e.Kind) })
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
func pseudonyms(people []certame.Person, orders []int32, secret [sha256.Size]byte) []Line {
	type drawn struct {
		key  [sha256.Size]byte
		line Line
	}
	list := make([]drawn, len(people))
	for i, p := range people {
		salted := binary.BigEndian.AppendUint64(slices.Clone(secret[:]), uint64(p))
		list[i] = drawn{sha256.Sum256(salted), Line{Person: p, Order: int(orders[p])}}
	}
	slices.SortFunc(list, func(a, b drawn) int { return slices.Compare(a.key[:], b.key[:]) })
	out := make([]Line, len(list))
	for i := range list {
		out[i] = list[i].line
		out[i].Pseudonym = i + 1
	}
	return out
}
