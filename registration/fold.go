package registration

import (
	"slices"

	"certame"
)

// Options are the final options of everybody, by Person.
type Options struct {
	Final []certame.GroupSet
	// Court is the groups whose option a court order decided: made or
	// withdrawn by it, and not changed in time by the person afterwards.
	Court   []certame.GroupSet
	Refused []Refusal
	Clashes []Clash
	Applied int // changes in time, and court orders
}

// Clash is an option made and withdrawn in the same second (I-23): no order of
// the two is known. The option stands until somebody looks.
type Clash struct{ In, Out Change }

// Fold is over facts: the last change in time of each group is
// the option, several groups at once. The order of the facts does not matter.
func Fold(p Period, people int, changes []Change) *Options {
	o := &Options{Final: make([]certame.GroupSet, people), Court: make([]certame.GroupSet, people)}
	ordered := slices.Clone(changes)
	slices.SortFunc(ordered, compareChanges)
	for len(ordered) > 0 {
		n := sameGroup(ordered)
		o.settle(p, ordered[:n])
		ordered = ordered[n:]
	}
	return o
}

// sameGroup is how many of the first changes are of one person and group.
func sameGroup(ordered []Change) int {
	n := 1
	for n < len(ordered) && ordered[n].Person == ordered[0].Person && ordered[n].Group == ordered[0].Group {
		n++
	}
	return n
}

// settle finds the last change in time of one person and group.
func (o *Options) settle(p Period, changes []Change) {
	var kept []Change
	for _, c := range changes {
		if refusal, ok := p.Check(c); !ok {
			o.Refused = append(o.Refused, refusal)
			continue
		}
		kept = append(kept, c)
	}
	if len(kept) == 0 {
		return
	}
	o.Applied += len(kept)
	last := kept[len(kept)-1]
	if first, clash := clashing(kept); clash {
		o.Clashes = append(o.Clashes, Clash{In: first, Out: last})
		last = first
	}
	if last.Action == OptsIn {
		o.Final[last.Person] = o.Final[last.Person].With(last.Group)
	}
	if last.Origin == ByCourt {
		o.Court[last.Person] = o.Court[last.Person].With(last.Group)
	}
}

// clashing finds, in the second of the last change, an opposite one of the same
// origin. Withdrawals sort after options, so the last is the withdrawal.
func clashing(kept []Change) (Change, bool) {
	last := kept[len(kept)-1]
	for i := len(kept) - 2; i >= 0; i-- {
		c := kept[i]
		if CompareInstants(c.At, last.At) != 0 || c.Origin != last.Origin {
			break
		}
		if c.Action != last.Action {
			return c, true
		}
	}
	return Change{}, false
}
