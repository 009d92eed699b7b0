package enrolment

import (
	"context"
	"slices"
	"sync"

	"certame/edital"
	"certame/internal/store"
	"certame/registration"
	"certame/trace"
	"certame/vacancy"
)

// Rules are what registering goes by: the edital of the term, its period and its seats.
// They are shared: nobody changes them.
type Rules struct {
	Term   store.EnrolmentTerm
	Terms  *edital.Terms
	Period registration.Period
	Seats  [][]int // of each post, by modality
	posts  map[string]int
}

type shelfKey struct {
	contest store.ContestID
	term    int
}

// shelf keeps the rules of terms, which do not change: everybody who registers asks.
type shelf struct {
	sync.Mutex
	of map[shelfKey]*Rules
}

const rulesKept = 256

// Rules are those by which a contest receives registrations, or received them.
func (e *Enrolments) Rules(ctx context.Context, contest store.ContestID) (*Rules, error) {
	t, err := e.Term(ctx, contest)
	if err != nil {
		return nil, err
	}
	if t.Number == 0 {
		return nil, notReceived()
	}
	key := shelfKey{contest, t.Number}
	e.rules.Lock()
	r := e.rules.of[key]
	e.rules.Unlock()
	if r != nil {
		return r, nil
	}
	terms, err := e.docket.Terms(ctx, contest, t.Revision)
	if err != nil {
		return nil, err
	}
	r = rulesOf(t, terms)
	e.rules.Lock()
	defer e.rules.Unlock()
	if len(e.rules.of) >= rulesKept {
		clear(e.rules.of)
	}
	e.rules.of[key] = r
	return r, nil
}

func rulesOf(t store.EnrolmentTerm, terms *edital.Terms) *Rules {
	r := &Rules{Term: t, Terms: terms, posts: map[string]int{}}
	r.Period, _ = registration.PeriodOf(terms) // it was asked for when the term was made
	for _, a := range vacancy.Allocate(terms, trace.Discard) {
		r.Seats = append(r.Seats, slices.Clone(a.Counts))
	}
	for i := range terms.Posts {
		r.posts[terms.Posts[i].Code] = i
	}
	return r
}

// Post is the one with the code.
func (r *Rules) Post(code string) (*edital.Post, bool) {
	i, ok := r.posts[code]
	if !ok {
		return nil, false
	}
	return &r.Terms.Posts[i], true
}
