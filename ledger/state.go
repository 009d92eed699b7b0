package ledger

import (
	"certame"
	"certame/edital"
	"certame/trace"
	"certame/vacancy"
)

// State is what is true after some facts.
type State struct {
	base        *Base
	Applied     []*Entry // in the order of their effects
	Posts       []Post
	people      map[certame.Person]*Person
	touched     []certame.Person // in the order in which facts named them
	boards      []string
	votes       map[string]bool
	Homologated edital.Instant
	Extended    bool
	Sheet       *Entry   // the registrations frozen by their digest
	Corrections []*Entry // marks corrected, in order
	queue       int      // how many went to the end of the queue
}

// Post is the seats of one post, those of the edital first and then those that
// opened, in the order in which they did.
type Post struct {
	Seats []Seat
}

// Seat is one vacancy. The label of one that opened later is worked out when
// seats open, and Fixed once somebody is appointed to it or it shuts.
type Seat struct {
	Label  certame.Modality
	Fixed  bool
	Closed bool
	Holder certame.Person
	// Left is the person whose leaving emptied the seat, for the reason of a seat
	// without anybody; Nobody for a seat never taken.
	Left certame.Person
}

func newState(b *Base) *State {
	s := &State{base: b, Posts: make([]Post, len(b.Terms.Posts)), people: map[certame.Person]*Person{}, votes: map[string]bool{}}
	s.Homologated.Date = certame.NoDate
	for i := range s.Posts {
		labels := b.Seats[i].Labels
		seats := make([]Seat, len(labels), len(labels)+len(labels)/8)
		for j, label := range labels {
			seats[j] = Seat{Label: label, Fixed: true, Holder: certame.Nobody, Left: certame.Nobody}
		}
		s.Posts[i].Seats = seats
	}
	return s
}

// Labels are the labels of every seat of a post.
func (s *State) Labels(post certame.PostIndex) []certame.Modality {
	labels := make([]certame.Modality, len(s.Posts[post].Seats))
	for i := range labels {
		labels[i] = s.Posts[post].Seats[i].Label
	}
	return labels
}

// relabel works out the labels that are not fixed, with all the seats there are.
// Only an opening does it: at some percentages doing it again at an appointment
// would change the label of another seat, and nobody appoints to change that.
func (s *State) relabel(post certame.PostIndex) {
	seats := s.Posts[post].Seats
	fixed := make([]certame.Modality, len(seats))
	for i := range seats {
		if fixed[i] = certame.NoModality; seats[i].Fixed {
			fixed[i] = seats[i].Label
		}
	}
	labels, ok := vacancy.Later(s.base.Terms, post, s.base.Seats[post].Declared, fixed, len(seats))
	for i := range seats {
		if ok {
			seats[i].Label = labels[i]
		}
	}
}

// Of is what the facts say of a person; nil when they say nothing.
func (s *State) Of(p certame.Person) *Person { return s.people[p] }

// People lists those whom the facts name, in the order in which they first did.
func (s *State) People() []certame.Person { return s.touched }

// person is what the facts say of somebody, made at the first one.
func (s *State) person(p certame.Person) *Person {
	known, ok := s.people[p]
	if !ok {
		known = &Person{Who: p}
		s.people[p] = known
		s.touched = append(s.touched, p)
	}
	return known
}

// take lets one fact happen, or says why it cannot.
func (s *State) take(e *Entry) (Reason, []trace.Param) {
	if e.At.Date < s.base.Terms.Published && e.Kind != Registrations {
		return BeforeNotice, nil
	}
	switch {
	case e.Kind <= Appeal:
		return s.takeOption(e)
	case e.Kind <= FraudSentToAGU:
		return s.takeFraud(e)
	case e.Kind <= SeatClosed:
		return s.takeSeat(e), nil
	case e.Kind <= EnteredService:
		return s.takeAppointment(e), nil
	case e.Kind <= Removed:
		return s.takeLeaving(e), nil
	case e.Kind <= CourtOrderFinal:
		return s.takeCourt(e), nil
	case e.Kind == Interest:
		return s.takeInterest(e), nil
	case e.Kind == ValidityExtended:
		return s.extend(e), nil
	}
	return "", nil
}

// AnyAppointed reports whether any fact appointed somebody.
func (s *State) AnyAppointed() bool {
	for _, e := range s.Applied {
		if e.Kind == Appointed {
			return true
		}
	}
	return false
}
