package publication

import (
	"crypto/sha256"
	"slices"

	"certame"
	"certame/contest"
	"certame/ledger"
)

// Choice is one post of a line, where people put posts in order: its application,
// and the order among people of equal mark in the post.
type Choice struct {
	Row   certame.Person
	Order int
}

// applicants chooses who appears where people put posts in order: each person by
// number, with the posts on whose lists they are and no other, in the order that the
// result shows (contest.Told). What was not approved in a post matters only to the
// cuts of phases: it comes at the end, each application under a pseudonym of its
// own, so that nobody can tell which belong together.
type applicants struct {
	o      *contest.Outcome
	told   *contest.Told
	orders []int32 // by row
	rows   []bool  // by row: on some line
	who    []bool  // by candidate: on some line
	lines  []Line
}

func applicantsOf(o *contest.Outcome, book *ledger.Book, secret [sha256.Size]byte) (lines []Line, omitted int) {
	told := o.Told(book)
	a := &applicants{o: o, told: told, orders: tieOrders(o, told.Shown), rows: make([]bool, o.Roll.Len()), who: make([]bool, o.Roll.Candidates())}
	for _, p := range o.Posts {
		for _, row := range p.Lists.Order {
			a.add(row)
		}
	}
	for _, head := range a.named() {
		a.add(head)
	}
	if o.Phases == nil {
		for _, shown := range a.who {
			if !shown {
				omitted++
			}
		}
		return a.lines, omitted
	}
	for _, l := range pseudonyms(hiddenOf(a.rows), a.orders, secret) {
		l.Choices = []Choice{{l.Person, l.Order}}
		a.lines = append(a.lines, l)
	}
	return a.lines, 0
}

// add is the line of the person of a row, once.
func (a *applicants) add(row certame.Person) {
	who := a.o.Roll.Preferences.Candidate[row]
	if a.who[who] {
		return
	}
	a.who[who] = true
	line := Line{}
	for _, row := range a.told.Rows(who) {
		a.rows[row] = true
		line.Choices = append(line.Choices, Choice{row, int(a.orders[row])})
	}
	line.Person = line.Choices[0].Row
	a.lines = append(a.lines, line)
}

// named lists whom a public fact names, by number.
func (a *applicants) named() (out []certame.Person) {
	if a.o.Facts == nil {
		return nil
	}
	for _, e := range a.o.Facts.Now.Applied {
		if e.Person != certame.Nobody && IsPublic(e.Kind) {
			out = append(out, e.Person)
		}
	}
	slices.SortFunc(out, a.o.Roll.IDs.Compare)
	return out
}
