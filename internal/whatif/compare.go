package whatif

import (
	"cmp"
	"slices"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/trace"
)

// Pair is the same figures before and after.
type Pair struct{ Before, After Figures }

// Post is one post before and after.
type Post struct {
	Index certame.PostIndex
	Pair
}

// Changed reports whether any figure of the post differs.
func (p *Post) Changed() bool { return !p.Before.equal(&p.After) }

// Comparison is a contest before and after a supposed change.
type Comparison struct {
	Before, After *contest.Outcome
	Total         Pair
	Posts         []Post
	People        []Person        // whose situation differs, the strongest effect first, then post by post
	Mirrors       []Mirror        // seats apart, of people sub judice, that differ
	Appeared      []trace.Finding // findings of after only
	Gone          []trace.Finding // findings of before only

	ranks *ranks
}

// Compare compares two outcomes of the same people in the same posts.
func Compare(before, after *contest.Outcome) *Comparison {
	c := &Comparison{Before: before, After: after, Posts: make([]Post, len(before.Posts)), ranks: newRanks(before.Roll.Len())}
	for i := range before.Posts {
		was, is := before.Posts[i], after.Posts[i]
		post := Post{certame.PostIndex(i), Pair{figuresOf(was, before.Terms.Modalities()), figuresOf(is, after.Terms.Modalities())}}
		c.Posts[i] = post
		c.Total.Before.add(&post.Before)
		c.Total.After.add(&post.After)
		c.People = append(c.People, c.peopleOf(was, is)...)
		c.Mirrors = append(c.Mirrors, mirrorsOf(was, is)...)
	}
	slices.SortStableFunc(c.People, func(a, b Person) int { return cmp.Compare(strengthOf(a.Effect), strengthOf(b.Effect)) })
	c.Appeared, c.Gone = findingsOnlyIn(after, before), findingsOnlyIn(before, after)
	return c
}

// ranks finds the rank of a person in each of the two states of a post. One
// block serves every post: two million people are looked up once each.
type ranks struct{ before, after []appointment.Rank }

func newRanks(people int) *ranks {
	r := &ranks{make([]appointment.Rank, people), make([]appointment.Rank, people)}
	for i := range people {
		r.before[i], r.after[i] = appointment.NoOne, appointment.NoOne
	}
	return r
}

func (r *ranks) fill(before, after *contest.Post) {
	for i, who := range before.Lists.Order {
		r.before[who] = appointment.Rank(i)
	}
	for i, who := range after.Lists.Order {
		r.after[who] = appointment.Rank(i)
	}
}
