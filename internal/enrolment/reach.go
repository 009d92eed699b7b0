package enrolment

import (
	"context"
	"slices"

	"certame/internal/store"
	"certame/registration"
)

// Reach is what receiving by another edital would mean for those who registered by the one
// before it: their registrations stay as they are, and what they say may be no more.
type Reach struct {
	Revision      int                 // of the other edital
	Before, After registration.Period // of registering
	Lost          []Lost
	Seats         []SeatsMoved
	People        int // whose registration says something that is no more
	All           int // who are in the contest
}

// Lost is a choice that the other edital does not have.
type Lost struct {
	Kind, Code    string // LostPost, LostGroup or LostOrder
	People        int
	Registrations []string // the first of them
}

// Kinds of what is lost.
const (
	LostPost  = "cargo"
	LostGroup = "grupo"
	LostOrder = "preferencia" // several posts, where there is only one
)

// SeatsMoved is a post with other seats than before, in all or by list, which people chose
// by.
type SeatsMoved struct {
	Post          string
	Before, After int
	People        int
}

// reachShown is how many registrations are named of each choice that is lost.
const reachShown = 50

// Reach compares the edital as it is now with the one by which registrations are received.
func (e *Enrolments) Reach(ctx context.Context, contest store.ContestID) (r Reach, err error) {
	old, err := e.Rules(ctx, contest)
	if err != nil {
		return r, err
	}
	last, err := e.db.Revision(ctx, contest, 0)
	if err != nil {
		return r, err
	}
	terms, err := e.docket.Terms(ctx, contest, last.Number)
	if err != nil {
		return r, err
	}
	next := rulesOf(store.EnrolmentTerm{Contest: contest, Revision: last.Number}, terms)
	r = Reach{Revision: last.Number, Before: old.Period, After: next.Period}
	people, err := e.choices(ctx, contest)
	if err != nil {
		return r, err
	}
	r.count(people, next)
	r.seats(people, old, next)
	return r, nil
}

// choices are how the registrations of who is in stand, by their numbers.
func (e *Enrolments) choices(ctx context.Context, contest store.ContestID) ([]Receipt, error) {
	end, err := e.db.EnrolmentEnd(ctx, contest)
	if err != nil {
		return nil, err
	}
	list := make([]Receipt, end.Number)
	err = e.each(ctx, contest, end.Position, func(one Receipt) error {
		one.Text = ""
		list[one.Number-1] = one
		return nil
	})
	return slices.DeleteFunc(list, func(one Receipt) bool { return !in(&one) }), err
}

func (r *Reach) count(people []Receipt, next *Rules) {
	r.All = len(people)
	for i := range people {
		c, reached := &people[i].Choice, false
		for _, code := range c.Posts {
			if _, known := next.Post(code); !known {
				r.lose(LostPost, code, people[i].Registration)
				reached = true
			}
		}
		for _, code := range c.Groups {
			if _, known := next.Terms.Modality(code); !known {
				r.lose(LostGroup, code, people[i].Registration)
				reached = true
			}
		}
		if len(c.Posts) > 1 && !next.Terms.Preference {
			r.lose(LostOrder, "", people[i].Registration)
			reached = true
		}
		if reached {
			r.People++
		}
	}
}

func (r *Reach) lose(kind, code, registered string) {
	at := slices.IndexFunc(r.Lost, func(l Lost) bool { return l.Kind == kind && l.Code == code })
	if at < 0 {
		at = len(r.Lost)
		r.Lost = append(r.Lost, Lost{Kind: kind, Code: code})
	}
	l := &r.Lost[at]
	if l.People++; l.People <= reachShown {
		l.Registrations = append(l.Registrations, registered)
	}
}

func (r *Reach) seats(people []Receipt, old, next *Rules) {
	for i := range old.Terms.Posts {
		before := &old.Terms.Posts[i]
		at, known := next.posts[before.Code]
		if !known || before.Vacancies == next.Terms.Posts[at].Vacancies && slices.Equal(old.Seats[i], next.Seats[at]) {
			continue
		}
		moved := SeatsMoved{Post: before.Code, Before: before.Vacancies, After: next.Terms.Posts[at].Vacancies}
		for j := range people {
			if slices.Contains(people[j].Choice.Posts, before.Code) {
				moved.People++
			}
		}
		r.Seats = append(r.Seats, moved)
	}
}

// Moved says whether the period is another.
func (r *Reach) Moved() bool { return r.Before != r.After }
