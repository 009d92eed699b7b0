package ledger

import (
	"certame"
	"certame/edital"
	"certame/vacancy"
)

// takeSeat is about the contest's seats and their freezing.
func (s *State) takeSeat(e *Entry) Reason {
	switch e.Kind {
	case Homologated:
		return s.homologate(e)
	case TrainingCourse:
		return s.callToCourse(e)
	case SeatsOpened:
		return s.openSeats(e)
	}
	return s.closeSeat(e)
}

// homologate begins the validity, when the edital does not date it, and fixes
// the labels of the edital's seats.
func (s *State) homologate(e *Entry) Reason {
	if s.Homologated.Date != certame.NoDate {
		return AlreadyThere
	}
	s.Homologated = e.At
	if s.freezesAt(edital.FreezeAtHomologation) {
		for i := range s.Posts {
			for j := range s.Posts[i].Seats {
				s.Posts[i].Seats[j].Fixed = true
			}
		}
	}
	return ""
}

// freezesAt reports whether people's labels freeze at a moment before the
// appointment (I-13); those of their seats do too.
func (s *State) freezesAt(moment string) bool {
	return s.base.Terms.Compensate == edital.Freezes && s.base.Terms.FreezeAt == moment
}

// callToCourse marks the moment at which some editais freeze labels (I-13).
func (s *State) callToCourse(e *Entry) Reason {
	p := s.person(e.Person)
	if p.out() {
		return LeftAlready
	}
	for _, course := range p.Courses {
		if course.Post == e.Post {
			return AlreadyThere
		}
	}
	if s.freezesAt(edital.FreezeAtCourse) {
		seats := s.Posts[e.Post].Seats
		switch {
		case e.Seat == 0 || e.Group == certame.NoModality:
			return NothingFixed
		case e.Seat > len(seats):
			return NoSuchSeat
		}
		seats[e.Seat-1].Fixed = true
	}
	p.Courses = append(p.Courses, e)
	return ""
}

// openSeats adds seats at the end of the order (Lei 15.142/2025, art. 1º, § 2º).
// In a pool wider than the post the edital's policy says of which modality they
// are, and the fact carries it.
func (s *State) openSeats(e *Entry) Reason {
	label := certame.NoModality
	switch {
	case s.expired(e.At):
		return AfterValidity
	case !vacancy.AloneInPool(s.base.Terms, e.Post):
		if label = e.Group; label == certame.NoModality {
			return NoLabel
		}
	case e.Group != certame.NoModality:
		return WrongValue // the law says which: nobody chooses
	}
	post := &s.Posts[e.Post]
	for range e.Count {
		post.Seats = append(post.Seats, Seat{Label: label, Fixed: label != certame.NoModality, Holder: certame.Nobody, Left: certame.Nobody})
	}
	s.relabel(e.Post)
	return ""
}

// closeSeat takes a seat out of what is offered; its number and label stay, and
// it counts in the total (I-41).
func (s *State) closeSeat(e *Entry) Reason {
	seat, reason := s.freeSeat(e)
	if reason == "" {
		seat.Closed, seat.Fixed = true, true
	}
	return reason
}

// freeSeat is the seat a fact names, open and without anybody.
func (s *State) freeSeat(e *Entry) (*Seat, Reason) {
	seats := s.Posts[e.Post].Seats
	if e.Seat < 1 || e.Seat > len(seats) {
		return nil, NoSuchSeat
	}
	seat := &seats[e.Seat-1]
	switch {
	case seat.Closed:
		return nil, SeatShut
	case seat.Holder != certame.Nobody:
		return nil, SeatTaken
	}
	return seat, ""
}
