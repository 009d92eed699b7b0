package contest

import (
	"slices"

	"certame"
	"certame/ledger"
	"certame/preference"
)

// reprefer says anew which post each candidate takes, after a fact, and which
// posts have to be made again; nil for all.
func (l *Live) reprefer(e *ledger.Entry) (again []bool) {
	if !l.byPreference() {
		return nil
	}
	old := l.Preferred
	posts, touched := l.reclassified(e, old)
	next := l.shortened(e, old, posts, touched)
	if next == nil {
		l.Preferred = nil
		l.Prefer(posts, false)
		return nil
	}
	l.Preferred, l.updates = next, l.updates+1
	return l.different(old, next, touched)
}

// reclassified makes again the lists that a fact can change: those of the posts of
// the person, or of the post, that it is about, and of people under court orders,
// whose place may depend on others. nil for every list.
func (l *Live) reclassified(e *ledger.Entry, old *Preferred) (posts []*Post, touched []certame.PostIndex) {
	touched = l.listsOf(e)
	if old == nil || touched == nil {
		l.reallocate(l.everyPost())
		return nil, nil
	}
	l.reallocate(touched)
	posts = slices.Clone(old.posts)
	for _, i := range touched {
		posts[i] = l.Classified(i, false)
	}
	return posts, touched
}

// listsOf are the posts whose lists a fact can change; nil for all.
func (l *Live) listsOf(e *ledger.Entry) (posts []certame.PostIndex) {
	rows := l.underOrder(l.everyPost())
	switch {
	case e.Kind == ledger.SeatsOpened || e.Kind == ledger.SeatClosed:
		posts = append(posts, e.Post)
	case slices.Contains(shortening[:], e.Kind) || e.Kind == ledger.Appointed || e.Kind == ledger.EndOfQueue:
		rows = append(rows, e.Person)
	default:
		return nil
	}
	for _, row := range l.everyRow(rows) {
		posts = append(posts, l.Roll.Post[row])
	}
	slices.Sort(posts)
	return slices.Compact(posts)
}

// reallocate works out the seats of some posts, and their phases.
func (l *Live) reallocate(posts []certame.PostIndex) {
	l.Allocations = slices.Clone(l.Allocations)
	for _, i := range posts {
		l.Allocations[i] = l.allocation(i)
		if l.Phases != nil {
			l.judgePost(int(i), false)
		}
	}
}

// different are the posts that are not the same in two allocations: those whose
// lists were made again, those of anybody who moved, and those of people sub judice
// who would be elsewhere.
func (l *Live) different(old, next *Preferred, touched []certame.PostIndex) []bool {
	again := make([]bool, len(l.posts))
	for _, i := range touched {
		again[i] = true
	}
	for _, m := range preference.Moves(old.Allocation, next.Allocation) {
		for _, row := range next.rows[next.first[m.Candidate]:next.first[m.Candidate+1]] {
			again[l.Roll.Post[row]] = true
		}
	}
	for k := range next.mirrorAt {
		for _, row := range [...]certame.Person{old.mirrorAt[k], next.mirrorAt[k]} {
			if row != certame.Nobody && old.mirrorAt[k] != next.mirrorAt[k] {
				again[l.Roll.Post[row]] = true
			}
		}
	}
	return again
}
