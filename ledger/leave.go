package ledger

import (
	"certame"
	"certame/edital"
)

// takeLeaving is who goes, or goes to the end.
func (s *State) takeLeaving(e *Entry) Reason {
	p := s.person(e.Person)
	if p.out() {
		return LeftAlready
	}
	switch e.Kind {
	case Declined:
		if p.Stage == Serving {
			return InService
		}
		s.leave(p, LeftDeclining, e)
	case DidNotAppear:
		if p.Stage >= InPost {
			return InOffice
		}
		s.leave(p, LeftNotAppearing, e)
	case EndOfQueue:
		return s.toEndOfQueue(p, e)
	case Dismissed:
		if p.Stage < InPost {
			return NotInOffice
		}
		s.leave(p, LeftDismissed, e)
	case Died:
		s.leave(p, LeftDead, e)
	case Removed:
		s.leave(p, LeftRemoved, e)
	}
	return ""
}

// leave takes a person off every list; the seat, if there was one, is free again
// with its number and label. Of somebody who was already in service the
// edital may say that it is a new vacancy, and then it shuts (I-39); in the
// Forces it shuts once the class has begun (I-38).
func (s *State) leave(p *Person, why Leaving, e *Entry) {
	p.LeftSeat = 0
	if p.Holds() {
		seat := s.vacate(p)
		p.LeftSeat, p.Seat = p.Seat, 0
		seat.Closed = p.Stage == Serving && s.becomesNew(why) || s.pastReplacement(e)
	}
	s.unfreeze(p)
	p.Leaving, p.LeftBy, p.On = why, e, e.At.Date
	for i := range p.Orders {
		if p.Orders[i].Effect == OrderParticipates {
			p.Orders[i].Force = Ended // who was put back and leaves again is out
		}
	}
}

// unfreeze: a label fixed before the appointment (I-13) is lost with the place.
func (s *State) unfreeze(p *Person) {
	p.Course, p.Lost = nil, s.Homologated.Date != certame.NoDate
}

// becomesNew reports whether the edital takes the seat of who served for a new
// vacancy. One annulled for fraud never is: the law gives it to the same list.
func (s *State) becomesNew(why Leaving) bool {
	return s.base.Terms.Vacated == edital.VacatedIsNew && (why == LeftDismissed || why == LeftDead)
}

func (s *State) pastReplacement(e *Entry) bool {
	until, ends := s.base.Terms.LastReplacement()
	return ends && e.At.Date > until
}

func (s *State) vacate(p *Person) *Seat {
	seat := &s.Posts[s.base.Roll.Post[p.Who]].Seats[p.Seat-1]
	seat.Holder, seat.Left = certame.Nobody, p.Who
	return seat
}

// toEndOfQueue is R-40, where the edital allows it: behind everybody, on every
// list; an appointment that was there falls, and another may come.
func (s *State) toEndOfQueue(p *Person, e *Entry) Reason {
	switch {
	case !s.base.Terms.EndOfQueue.Allowed:
		return NoEndOfQueue
	case p.Stage >= InPost:
		return InOffice
	case p.Holds():
		s.vacate(p)
	}
	s.unfreeze(p)
	p.Stage, p.Seat, p.By = NotNamed, 0, nil
	s.queue++
	p.Queue, p.QueueBy = s.queue, e
	return ""
}
