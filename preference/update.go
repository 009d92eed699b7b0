package preference

import (
	"slices"

	"certame"
	"certame/appointment"
)

// Change is an answer of a candidate that shortens their list: so many of their
// first applications stand. Whoever confirms a post keeps it and the preferred
// ones; whoever refuses it, or is silent, loses it and those after it; whoever
// leaves keeps none. A list never grows back: who returns comes in by Admit.
type Change struct {
	Candidate Candidate
	Stand     int
}

// Confirm keeps the post at a place of the list, and the preferred ones.
func Confirm(c Candidate, place int) Change { return Change{c, place + 1} }

// Refuse drops the post at a place of the list and the less preferred ones;
// silence does the same.
func Refuse(c Candidate, place int) Change { return Change{c, place} }

// Leave drops everything.
func Leave(c Candidate) Change { return Change{c, 0} }

// Update is the allocation after some answers. It is the one that Allocate would
// give to the shortened lists, computed among few people: nobody who is in a post
// loses by it, so that at most as many come in as seats were left, and of those
// who wait without any post each of the posts can only reach the first of each
// class.
func (a *Allocation) Update(changes ...Change) *Allocation {
	b := &Allocation{m: a.m, limit: slices.Clone(a.limit), at: slices.Clone(a.at), taken: make([][]appointment.Rank, len(a.taken))}
	left, withdrawn := 0, false
	for _, change := range changes {
		gone, was := b.shorten(a, change)
		left, withdrawn = left+gone, withdrawn || was
	}
	if !withdrawn {
		b.taken, b.cut = a.taken, a.cut
		return b.own()
	}
	free := b.inPosts(a, nil)
	for i := range a.m.Posts {
		free = b.firstWaiting(a, certame.PostIndex(i), left, free)
	}
	slices.Sort(free)
	free = slices.Compact(free)
	for _, c := range free {
		b.at[c] = 0
	}
	b.clearCuts()
	b.settle(free)
	return b
}

// shorten applies a change and reports, as 0 or 1, the seats it leaves, and whether
// it takes back an application that was made. Somebody in no post who leaves counts:
// their application may have turned away a person, who then turned away another in
// the next post, who turned them away in the end. Without it the first two keep
// what they had wished for. An update that only looked at the seats left did not see
// them.
func (b *Allocation) shorten(a *Allocation, change Change) (left int, withdrawn bool) {
	c := change.Candidate
	before := b.limit[c]
	b.limit[c] = min(before, int16(change.Stand))
	withdrawn = b.limit[c] <= b.at[c] && b.limit[c] < before
	if withdrawn && a.Of(c) != None {
		left = 1
	}
	b.at[c] = min(b.at[c], b.limit[c])
	return left, withdrawn
}

// own gives an allocation that shares the seats of another its own.
func (b *Allocation) own() *Allocation {
	taken, cut := b.taken, b.cut
	b.taken, b.cut = make([][]appointment.Rank, len(taken)), make([][]appointment.Rank, len(cut))
	for i := range taken {
		b.taken[i], b.cut[i] = slices.Clone(taken[i]), slices.Clone(cut[i])
	}
	return b
}

// inPosts lists who was in a post, those who have just left it included: some of
// their applications may stand.
func (b *Allocation) inPosts(a *Allocation, free []Candidate) []Candidate {
	for i := range a.taken {
		for _, rank := range a.taken[i] {
			free = append(free, a.m.Posts[i].Who[rank])
		}
	}
	return free
}

// firstWaiting lists, for each class of a post, the first of those who were
// turned away and are in no post: one more than the seats left, so that the last
// of them still shows how far the class was turned away.
func (b *Allocation) firstWaiting(a *Allocation, i certame.PostIndex, left int, free []Candidate) []Candidate {
	post := &a.m.Posts[i]
	for k := noClass + 1; k < len(post.classes); k++ {
		ranks := post.classes[k].ranks
		at, _ := slices.BinarySearch(ranks, a.cut[i][k])
		for missing := left + 1; at < len(ranks) && missing > 0; at++ {
			c := post.Who[ranks[at]]
			if a.Of(c) == None && b.m.placeOf(c, i) < b.Stands(c) {
				free = append(free, c)
				missing--
			}
		}
	}
	return free
}
