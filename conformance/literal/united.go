package literal

import "slices"

// UnitedTerms is an edital in which people put posts in order (R-44;
// docs/preferencias.md).
type UnitedTerms struct {
	Terms        // what holds in every post; no seats and no people
	Posts        []UnitedPost
	Wishes       map[string][]string // the posts of each person, in order
	Settles      bool                // I-46 "deixa": who is appointed waits no more
	QueueOfEvery bool                // I-47 "todos"
}

// UnitedPost is one post: its seats and everybody approved in it, best first.
type UnitedPost struct {
	Code   string
	Labels []string
	People []Candidate
}

// UnitedState is what a book makes of one of the posts.
type UnitedState struct {
	Labels, Holders []string
	Closed          []int
	Modality        map[string]string
	Waiting         []Waiting
}

// united is what the facts up to some point have made of the contest.
type united struct {
	terms  UnitedTerms
	posts  map[string]*moment // the seats of each post, and its queue
	people map[string]*wisher
}

// wisher is somebody who put posts in order.
type wisher struct {
	gone   bool
	stand  int // so many of the first posts stand
	chairs []chair
}

// chair is a seat somebody is appointed to.
type chair struct {
	post, label string
	seat        int
	office      bool
	service     bool
}

func unitedBeginning(t UnitedTerms) *united {
	u := &united{terms: t, posts: map[string]*moment{}, people: map[string]*wisher{}}
	for _, p := range t.Posts {
		terms := t.Terms
		terms.Labels, terms.People = p.Labels, p.People
		u.posts[p.Code] = beginning(terms)
	}
	for id, wishes := range t.Wishes {
		u.people[id] = &wisher{stand: len(wishes)}
	}
	return u
}

// UnitedAdmit tells whether a new fact would be accepted at the end of the book.
func UnitedAdmit(t UnitedTerms, facts []Fact, fact Fact) bool {
	if fact.Kind == "estorno" && !canBeReversed(facts, fact.Target) {
		return false
	}
	_, possible := unitedReplay(t, append(slices.Clone(facts), fact))
	return possible
}

// UnitedStateOf is each post after the whole book.
func UnitedStateOf(t UnitedTerms, facts []Fact) map[string]UnitedState {
	u, possible := unitedReplay(t, facts)
	if !possible {
		panic("literal: the book has an impossible fact")
	}
	return u.states()
}

func unitedReplay(t UnitedTerms, facts []Fact) (*united, bool) {
	u := unitedBeginning(t)
	for _, n := range effectOrder(facts) {
		f := facts[n-1]
		if f.Kind == "estorno" {
			continue
		}
		if f.Day < t.Published || u.refuses(f) {
			return u, false
		}
		u.apply(f)
	}
	return u, true
}

// place is where a post stands in the order of a person, from 1; 0 is nowhere.
func (u *united) place(id, post string) int { return slices.Index(u.terms.Wishes[id], post) + 1 }

// chairIn is the seat of a person in a post; nil for none.
func (u *united) chairIn(id, post string) *chair {
	for i := range u.people[id].chairs {
		if u.people[id].chairs[i].post == post {
			return &u.people[id].chairs[i]
		}
	}
	return nil
}

// best is the place, in the order of a person, of the post they like best of those
// in which they have a seat; 0 when they have none.
func (u *united) best(id string) (best int) {
	for _, c := range u.people[id].chairs {
		if at := u.place(id, c.post); best == 0 || at < best {
			best = at
		}
	}
	return best
}

// waits is how many of the first posts of a person are still waited for.
func (u *united) waits(id string) int {
	p := u.people[id]
	switch best := u.best(id); {
	case p.gone:
		return 0
	case best == 0:
		return p.stand
	case u.terms.Settles:
		return 0
	default:
		return min(p.stand, best-1)
	}
}
