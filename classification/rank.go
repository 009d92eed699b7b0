package classification

import (
	"cmp"
	"math/bits"
	"slices"

	"certame"
	"certame/edital"
	"certame/tiebreak"
)

// Tie is a run of ranks that every criterion of the edital leaves equal. The
// run stands in order of registration number, so that the order of the input
// never matters, and the finding says that the edital must settle it.
type Tie struct{ First, Last int }

// rank orders people, best first.
func rank(t *edital.Terms, r *certame.Roll, people []certame.Person) ([]certame.Person, []Tie) {
	list := criteria(t, r)
	entries, exact := pack(list, people)
	sortEntries(entries)
	var ties []Tie
	for first := 0; first < len(entries); {
		last := first
		for last+1 < len(entries) && entries[last+1].key == entries[first].key {
			last++
		}
		if last > first {
			ties = settleRun(r, list[exact:], entries, first, last, ties)
		}
		first = last + 1
	}
	order := make([]certame.Person, len(entries))
	for i, e := range entries {
		order[i] = e.person
	}
	return order, mergeTies(ties, unsettled(list, order))
}

// unsettled finds neighbours whom only an empty cell separates.
func unsettled(list []criterion, order []certame.Person) (ties []Tie) {
	for i := 1; i < len(order); i++ {
		a, b := order[i-1], order[i]
		for _, c := range list {
			if c.Read(a) == c.Read(b) {
				continue
			}
			if c.Lack != nil && (c.Lack(a) || c.Lack(b)) {
				ties = append(ties, Tie{i - 1, i})
			}
			break
		}
	}
	return ties
}

// mergeTies joins two ordered lists of ties, and those that touch.
func mergeTies(a, b []Tie) []Tie {
	if len(b) == 0 {
		return a
	}
	all := append(a, b...)
	slices.SortFunc(all, func(x, y Tie) int { return cmp.Compare(x.First, y.First) })
	out := all[:1]
	for _, tie := range all[1:] {
		if last := &out[len(out)-1]; tie.First <= last.Last {
			last.Last = max(last.Last, tie.Last)
			continue
		}
		out = append(out, tie)
	}
	return out
}

// settleRun orders people whose packed keys are equal by the criteria that did
// not fit the key, then by registration number, and records what is still tied.
func settleRun(r *certame.Roll, rest []criterion, entries []entry, first, last int, ties []Tie) []Tie {
	run := entries[first : last+1]
	slices.SortFunc(run, func(a, b entry) int {
		if c := compareBy(rest, a.person, b.person); c != 0 {
			return c
		}
		return r.IDs.Compare(a.person, b.person)
	})
	for i := 0; i < len(run); {
		j := i
		for j+1 < len(run) && compareBy(rest, run[i].person, run[j+1].person) == 0 {
			j++
		}
		if j > i {
			ties = append(ties, Tie{first + i, first + j})
		}
		i = j + 1
	}
	return ties
}

func compareBy(list []criterion, a, b certame.Person) int { return tiebreak.Compare(list, a, b) }

// entry is a person with as many criteria as fit one machine word.
type entry struct {
	key    uint64
	person certame.Person
}

// pack writes the leading criteria into one integer per person, most important
// first, each in as many bits as its span needs; it returns how many fitted.
// One comparison of integers then replaces a walk over columns.
func pack(list []criterion, people []certame.Person) (entries []entry, exact int) {
	entries = make([]entry, len(people))
	for i, p := range people {
		entries[i].person = p
	}
	values := make([]int64, len(people))
	used := 0
	for _, c := range list {
		low, width := readAll(c, people, values)
		if used+width > 64 {
			break
		}
		for i := range entries {
			entries[i].key = entries[i].key<<width | uint64(values[i]-low)
		}
		used += width
		exact++
	}
	return entries, exact
}

// readAll reads a criterion of everybody, and says from where and in how many
// bits its values run.
func readAll(c criterion, people []certame.Person, values []int64) (low int64, width int) {
	if len(people) == 0 {
		return 0, 0
	}
	low = c.Read(people[0])
	high := low
	for i, p := range people {
		v := c.Read(p)
		values[i] = v
		low, high = min(low, v), max(high, v)
	}
	return low, bits.Len64(uint64(high - low))
}
