package contest

import (
	"cmp"
	"slices"

	"certame"
	"certame/classification"
	"certame/edital"
	"certame/ledger"
	"certame/preference"
)

// Told says of the order in which each candidate put posts no more than the result
// says already: those for which they wait come before the one they take, and
// the others after it. Among those of one such group the order is the edital's.
//
// The allocation is the same. Whoever takes a post was turned away by every one put
// before it, whichever they tried first, and never tried the ones after: a run
// that asks in another order inside a group asks the same posts. The posts at which
// a candidate stops in any of the runs that the result is made of are told apart:
// the one taken, the ones of the answers to calls to confirm, the seats kept, and
// the one to which the admission of somebody sub judice would send them.
type Told struct {
	c     *Contest
	rank  []bool                                    // by row: on the lists
	stops map[preference.Candidate][]certame.Person // besides the post taken
}

// Told is the order of preference as the result shows it.
func (o *Outcome) Told() *Told {
	t := &Told{c: o.Contest, rank: make([]bool, o.Roll.Len()), stops: map[preference.Candidate][]certame.Person{}}
	for _, p := range o.Posts {
		for _, row := range p.Lists.Order {
			t.rank[row] = true
		}
		for _, h := range p.Kept {
			if int(h.Rank) < len(p.Lists.Order) && h.Rank >= 0 {
				t.stop(p.Lists.Order[h.Rank])
			}
		}
	}
	s := o.Preferred
	for _, who := range s.mirrored {
		with := s.Allocation.Admit(preference.Change{Candidate: who, Stand: int(s.first[who+1] - s.first[who])})
		for _, m := range preference.Moves(s.Allocation, with) {
			if m.To != preference.None {
				t.stop(s.rows[int(s.first[m.Candidate])+m.To])
			}
		}
	}
	return t
}

func (t *Told) stop(row certame.Person) {
	who := preference.Candidate(t.c.Roll.Preferences.Candidate[row])
	t.stops[who] = append(t.stops[who], row)
}

// Rows are the applications of a candidate that have to be known: those on the
// lists, and those of an answer to a call to confirm; of whoever is on no list and
// gave no answer, the first of the edital.
func (t *Told) Rows(who int32) []certame.Person {
	all := t.c.Roll.Preferences.Of(who)
	answers := t.answers(all[0])
	var out []certame.Person
	from := 0
	for _, row := range all {
		if !t.rank[row] && !slices.Contains(answers, row) && !t.local(row) {
			continue
		}
		if out = append(out, row); row == t.c.Takes(row) || slices.Contains(answers, row) || slices.Contains(t.stops[preference.Candidate(who)], row) {
			t.sort(out[from : len(out)-1])
			from = len(out)
		}
	}
	if t.sort(out[from:]); len(out) > 0 {
		return out
	}
	return []certame.Person{slices.MinFunc(all, t.compare)}
}

// answers are the rows of the posts of which somebody was asked.
func (t *Told) answers(head certame.Person) (out []certame.Person) {
	if t.c.Facts == nil {
		return nil
	}
	known := t.c.Facts.Now.Of(head)
	if known == nil {
		return nil
	}
	for _, e := range known.Answers {
		out = append(out, t.rowOf(e))
	}
	return out
}

func (t *Told) rowOf(e *ledger.Entry) certame.Person {
	for _, row := range t.c.Roll.Applications(e.Person) {
		if t.c.Roll.Post[row] == e.Post {
			return row
		}
	}
	return certame.Nobody
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
