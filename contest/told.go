package contest

import (
	"cmp"
	"slices"

	"certame"
	"certame/classification"
	"certame/edital"
	"certame/ledger"
	"certame/preference"
	"certame/trace"
)

// Told says of the order in which each candidate put posts no more than the result
// says already: those for which they wait come before the one they take, and
// the others after it. Among those of one such group the order is the edital's.
//
// The allocation is the same. Whoever takes a post was turned away by every one put
// before it, whichever they tried first, and never tried the ones after: a run
// that asks in another order inside a group asks the same posts. The posts at which
// a candidate stops in any of the runs that the result is made of are told apart:
// the one taken, the ones that facts name, the ones that they were in when
// somebody was appointed, and the one to which the admission of somebody sub judice
// would send them.
type Told struct {
	c     *Contest
	shown []bool // by row: on the lists, now or when somebody was appointed, or named by a fact
	stops []bool // by row: besides the post taken
}

// Told is the order of preference as the result shows it, after a book.
func (o *Outcome) Told(b *ledger.Book) *Told {
	t := &Told{c: o.Contest, shown: make([]bool, o.Roll.Len()), stops: make([]bool, o.Roll.Len())}
	for _, p := range o.Posts {
		for _, row := range p.Lists.Order {
			t.shown[row] = true
		}
	}
	if o.Facts != nil {
		t.history(b)
	}
	t.admissions()
	return t
}

// Shown reports whether a row is, or was when somebody was appointed, on the lists
// of its post, or a fact names it.
func (t *Told) Shown(row certame.Person) bool { return t.shown[row] || t.local(row) }

// history stops people at the posts that facts name of them, and at those that they
// were in when somebody was appointed, to which the appointment is compared.
func (t *Told) history(b *ledger.Book) {
	for _, e := range t.c.Facts.Now.Applied {
		if e.Person != certame.Nobody && e.Kind.OfOnePost() {
			t.name(e)
		}
	}
	before, day := ledger.Kind(0), certame.NoDate
	for walk := b.Walk(); walk.Peek() != nil; walk.Next() {
		e := walk.Peek()
		kind := b.KindOf(e)
		if kind == ledger.Appointed && (before != kind || day != e.At.Date) {
			t.asItWas(walk.State)
		}
		before, day = kind, e.At.Date
	}
}

// name stops a person at the post that a fact is of.
func (t *Told) name(e *ledger.Entry) {
	for _, row := range t.c.base.Applications(e.Person) {
		if t.c.base.Post[row] == e.Post {
			t.shown[row], t.stops[row] = true, true
		}
	}
}

// asItWas stops everybody at the post that they were in before an appointment, and
// shows the posts on whose lists they were.
func (t *Told) asItWas(state *ledger.State) {
	then := PrepareWith(t.c.Terms, t.c.base, trace.Log{}, &Facts{Now: state}, false)
	then.Prefer(nil, false)
	for _, p := range then.Preferred.posts {
		for _, row := range p.Lists.Order {
			t.shown[row] = true
		}
	}
	for _, row := range then.Placement() {
		if row != certame.Nobody {
			t.stops[row] = true
		}
	}
}

// admissions stops people at the posts to which the admission of somebody sub
// judice would send them.
func (t *Told) admissions() {
	s := t.c.Preferred
	for _, who := range s.mirrored {
		with := s.Allocation.Admit(preference.Change{Candidate: who, Stand: int(s.first[who+1] - s.first[who])})
		for _, m := range preference.Moves(s.Allocation, with) {
			if m.To != preference.None {
				t.stops[s.rows[int(s.first[m.Candidate])+m.To]] = true
			}
		}
	}
}

// Rows are the applications of a candidate that have to be known: those on the
// lists, now or when somebody was appointed, and those that facts name; of whoever is on no list and is named of none,
// the first of the edital.
func (t *Told) Rows(who int32) []certame.Person {
	all := t.c.Roll.Preferences.Of(who)
	takes := t.c.Takes(all[0])
	var out []certame.Person
	from := 0
	for _, row := range all {
		if !t.Shown(row) {
			continue
		}
		if out = append(out, row); row == takes || t.stops[row] {
			t.sort(out[from : len(out)-1])
			from = len(out)
		}
	}
	if t.sort(out[from:]); len(out) > 0 {
		return out
	}
	return []certame.Person{slices.MinFunc(all, t.compare)}
}

func (t *Told) sort(rows []certame.Person) { slices.SortFunc(rows, t.compare) }

func (t *Told) compare(a, b certame.Person) int {
	switch first, second := t.local(a), t.local(b); {
	case first && !second:
		return -1
	case second && !first:
		return 1
	}
	return cmp.Compare(t.c.Roll.Post[a], t.c.Roll.Post[b])
}

// local reports whether a row is of the locality that its candidate put first, where
// that ranks people (I-48): the list of the locality shows it, and is not made again
// without it.
func (t *Told) local(row certame.Person) bool {
	p := &t.c.Terms.Posts[t.c.Roll.Post[row]]
	return p.Of != "" && p.List == edital.ListLocal && classification.Local(t.c.Terms, t.c.Roll, row)
}
