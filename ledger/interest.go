package ledger

import "certame"

// takeInterest is R-44's round of confirmation: whoever confirms a post keeps it
// and those put before it; whoever refuses it, or is silent, loses it and those put
// after it.
func (s *State) takeInterest(e *Entry) Reason {
	p := s.person(e.Person)
	switch {
	case p.out():
		return LeftAlready
	case s.placeOf(e) > s.Stands(e.Person):
		return LetGoAlready
	}
	p.Answers = append(p.Answers, e)
	return ""
}

// Stands is how many of the first posts of the list of a person still stand, after
// what they answered.
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
	return stand
}

// placeOf is the place, from 1, of the post of an answer in the person's list.
func (s *State) placeOf(e *Entry) int {
	for i, row := range s.base.Roll.Applications(e.Person) {
		if s.base.Roll.Post[row] == e.Post {
			return i + 1
		}
	}
	return 0
}

// ofOnePost are the kinds about one post of a person, which this version does not
// take where people put several in order.
var ofOnePost = [...]Kind{Marks, TrainingCourse, Appointed, Voided, TookOffice, EnteredService, DidNotAppear, Dismissed, EndOfQueue}

// settlePreference: where people put several posts in order, what is said of a
// person is said of all of them, and an answer of the post it names.
func (b *Book) settlePreference(e *Entry) Reason {
	for _, k := range ofOnePost {
		if k == e.Kind {
			return OfOnePost
		}
	}
	if e.Person == certame.Nobody {
		return ""
	}
	for _, row := range b.Roll.Applications(e.Person) {
		if e.Post == b.Roll.Post[row] {
			return ""
		}
	}
	if e.Post != NoPost {
		return OtherPost
	}
	e.Post = b.Roll.Post[e.Person]
	return ""
}
