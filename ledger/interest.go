package ledger

import (
	"certame"
	"certame/edital"
)

// takeInterest is R-44's round of confirmation: whoever confirms a post keeps it
// and those put before it; whoever refuses it, or is silent, loses it and those put
// after it. An appointment is not lost by an answer.
func (s *State) takeInterest(e *Entry) Reason {
	p := s.person(e.Person)
	switch {
	case p.out():
		return LeftAlready
	case p.Holds() && (!s.base.Terms.AppointedWaits() || s.placeOf(e) >= s.placeIn(p.Who, p.Post)):
		return AppointedAlready
	case s.placeOf(e) > s.Stands(e.Person):
		return LetGoAlready
	}
	p.Answers = append(p.Answers, e)
	return ""
}

// Stands is how many of the first posts of the list of a person still stand, after
// what they answered and the posts they gave back.
func (s *State) Stands(row certame.Person) int {
	stand := len(s.base.Roll.Applications(row))
	known := s.Of(s.base.Roll.Head(row))
	if known == nil {
		return stand
	}
	for _, e := range known.Answers {
		place := s.placeOf(e)
		if e.Value("resposta") != InterestConfirmed {
			place--
		}
		stand = min(stand, place)
	}
	if s.restored(known) {
		return stand
	}
	for _, left := range known.Left {
		stand = min(stand, s.placeIn(row, left.Post)-1)
	}
	return stand
}

// restored reports whether a court gave back what the person had left, for real.
func (s *State) restored(p *Person) bool {
	for i := range p.Orders {
		o := &p.Orders[i]
		real := o.Force == Final || o.Force == InForce && s.base.Terms.SubJudice == edital.SubJudiceOrdinary
		if o.Effect == OrderParticipates && real {
			return true
		}
	}
	return false
}

// WaitsFor is how many of the first posts of the list of a person are still waited
// for: those that stand and, of somebody appointed, only those put before the post
// they have, where the edital says that they wait (I-46).
func (s *State) WaitsFor(row certame.Person) int {
	stand, known := s.Stands(row), s.Of(s.base.Roll.Head(row))
	switch {
	case known.Gone() && !known.Holds():
		return 0
	case !known.Holds():
		return stand
	case !s.base.Terms.AppointedWaits():
		return 0
	}
	return min(stand, s.placeIn(row, known.Post)-1)
}

// movesUp reports whether an appointment is to a post that somebody appointed
// still waits for.
func (s *State) movesUp(p *Person, e *Entry) bool {
	return s.base.Roll.Preferences != nil && s.base.Terms.AppointedWaits() && s.placeOf(e) < s.placeIn(p.Who, p.Post)
}

// has reports whether a person has something in a post: a seat, or a place among
// those who wait.
func (s *State) has(p *Person, post certame.PostIndex) bool {
	return p.HeldIn(post) != nil || s.placeIn(p.Who, post) <= s.WaitsFor(p.Who)
}

// leavePost: who gives a post back loses it and those put after it, and waits for
// those put before it, as who is silent does. An appointment to another post stays.
// Where who is appointed does not wait (I-46), whoever leaves the post is out.
func (s *State) leavePost(p *Person, why Leaving, e *Entry) {
	h := p.HeldIn(e.Post)
	if s.base.Roll.Preferences == nil || h != nil && !s.base.Terms.AppointedWaits() {
		s.leave(p, why, e)
		return
	}
	if h != nil {
		s.vacate(p, h, why, e)
		h.Seat = 0
		p.dropEmpty()
	}
	p.Left = append(p.Left, LeftPost{Post: e.Post, Why: why, By: e, Late: s.Homologated.Date != certame.NoDate})
	s.unfreezeIn(p, e.Post)
	p.ordersEnd()
}

// placeOf is the place, from 1, of the post of a fact in the person's list.
func (s *State) placeOf(e *Entry) int { return s.placeIn(e.Person, e.Post) }

func (s *State) placeIn(row certame.Person, post certame.PostIndex) int {
	for i, other := range s.base.Roll.Applications(row) {
		if s.base.Roll.Post[other] == post {
			return i + 1
		}
	}
	return 0
}

// ofOnePost are the kinds about one post of a person: where people put several in
// order, they say which.
var ofOnePost = [...]Kind{TrainingCourse, Appointed, Voided, TookOffice, EnteredService, DidNotAppear, Dismissed, EndOfQueue}

// OfOnePost reports whether facts of a kind are about one post of a person, where
// people put several in order.
func (k Kind) OfOnePost() bool {
	for _, one := range ofOnePost {
		if one == k {
			return true
		}
	}
	return k == Interest
}

// settlePreference: where people put several posts in order, what is said of a
// person is said of all of them, and what is of one post of the post it names.
func (b *Book) settlePreference(e *Entry) Reason {
	if e.Person == certame.Nobody {
		return ""
	}
	rows := b.Roll.Applications(e.Person)
	for _, row := range rows {
		if e.Post == b.Roll.Post[row] {
			return ""
		}
	}
	if e.Post != NoPost {
		return OtherPost
	}
	if e.Kind.OfOnePost() && len(rows) > 1 {
		return WhichPost
	}
	e.Post = b.Roll.Post[rows[0]]
	return ""
}
