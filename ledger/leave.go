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
	h := p.HeldIn(e.Post)
	switch e.Kind {
	case Declined:
		if p.Serves() != nil {
			return InService
		}
		s.leave(p, LeftDeclining, e)
	case DidNotAppear:
		return s.doesNotAppear(p, h, e)
	case EndOfQueue:
		return s.toEndOfQueue(p, e)
	case Dismissed:
		if h == nil || h.Stage < InPost {
			return NotInOffice
		}
		s.leavePost(p, LeftDismissed, e)
	case Died:
		s.leave(p, LeftDead, e)
	case Removed:
		s.leave(p, LeftRemoved, e)
	}
	return ""
}

// Serves is the seat in which the person is in service; nil for none.
func (p *Person) Serves() *Holding {
	if p.Holds() && p.Stage == Serving {
		return &p.Holding
	}
	for i := 0; p != nil && i < len(p.Earlier); i++ {
		if p.Earlier[i].Stage == Serving {
			return &p.Earlier[i]
		}
	}
	return nil
}

func (s *State) doesNotAppear(p *Person, h *Holding, e *Entry) Reason {
	switch {
	case h != nil && h.Stage >= InPost:
		return InOffice
	case !s.has(p, e.Post):
		return LetGoAlready
	}
	s.leavePost(p, LeftNotAppearing, e)
	return ""
}

// leave takes a person off every list; the seat, if there was one, is free again
// with its number and label.
func (s *State) leave(p *Person, why Leaving, e *Entry) {
	p.LeftSeat = 0
	for i := range p.Earlier {
		s.vacate(p, &p.Earlier[i], why, e)
	}
	if p.Earlier = nil; p.Holds() {
		p.LeftSeat = p.Seat
		s.vacate(p, &p.Holding, why, e)
	}
	s.unfreeze(p)
	p.Leaving, p.LeftBy, p.On = why, e, e.At.Date
	p.ordersEnd()
}

// ordersEnd: who was put back and leaves again is out.
func (p *Person) ordersEnd() {
	for i := range p.Orders {
		if p.Orders[i].Effect == OrderParticipates {
			p.Orders[i].Force = Ended
		}
	}
}

// unfreeze: a label fixed before the appointment (I-13) is lost with the place.
func (s *State) unfreeze(p *Person) {
	p.Courses, p.Lost = nil, s.Homologated.Date != certame.NoDate
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

// vacate frees a seat. Of somebody who was already in service the edital may say
// that it is a new vacancy, and then it shuts (I-39); in the Forces it shuts once
// the class has begun (I-38).
func (s *State) vacate(p *Person, h *Holding, why Leaving, e *Entry) {
	seat := s.release(p, h)
	seat.Closed = h.Stage == Serving && s.becomesNew(why) || s.pastReplacement(e)
	h.Seat = 0
}

func (s *State) release(p *Person, h *Holding) *Seat {
	seat := &s.Posts[h.Post].Seats[h.Seat-1]
	seat.Holder, seat.Left = certame.Nobody, p.Who
	return seat
}
