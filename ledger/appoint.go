package ledger

import "certame"

// takeAppointment is the way from the appointment to the service.
func (s *State) takeAppointment(e *Entry) Reason {
	p := s.person(e.Person)
	switch e.Kind {
	case Appointed:
		return s.appoint(p, e)
	case Voided:
		return s.void(p, e)
	case TookOffice:
		return s.takeOffice(p, e)
	}
	h := p.HeldIn(e.Post)
	if h == nil || h.Stage != InPost {
		return NotInOffice
	}
	h.Stage, h.On = Serving, e.At.Date
	return ""
}

// takeOffice: whoever takes office in a post leaves the one they had in the same
// contest (Lei 8.112/1990, art. 33, VIII).
func (s *State) takeOffice(p *Person, e *Entry) Reason {
	h := p.HeldIn(e.Post)
	switch {
	case h == nil:
		return NotAppointed
	case h.Stage != Named:
		return InOffice
	}
	h.Stage, h.On = InPost, e.At.Date
	if h == &p.Holding {
		for i := range p.Earlier {
			s.vacate(p, &p.Earlier[i], LeftDismissed, e)
			p.Left = append(p.Left, LeftPost{Post: p.Earlier[i].Post, By: e, Late: s.Homologated.Date != certame.NoDate})
		}
		p.Earlier = nil
	}
	return ""
}

// appoint gives a person a seat: one seat, once, within the validity
// . The label of the seat does not change any more. By preference,
// whoever has a seat may be appointed to a post that they put before it (I-46),
// and keeps the first until taking office in the other.
func (s *State) appoint(p *Person, e *Entry) Reason {
	switch {
	case e.Act == "":
		return NoAct
	case s.expired(e.At):
		return AfterValidity
	case p.Holds() && !s.movesUp(p, e):
		return AppointedAlready
	case p.Gone() || p.Excluded():
		return LeftAlready
	case s.placeOf(e) > s.Stands(e.Person):
		return LetGoAlready
	}
	seat, reason := s.freeSeat(e)
	if reason != "" {
		return reason
	}
	seat.Fixed, seat.Holder, seat.Left = true, p.Who, certame.Nobody
	if p.Holds() {
		p.Earlier = append(p.Earlier[:len(p.Earlier):len(p.Earlier)], p.Holding)
	}
	p.Holding = Holding{Stage: Named, Post: e.Post, Seat: e.Seat, Label: e.Group, On: e.At.Date, By: e}
	return ""
}

// void: the appointment falls, since the person did not take office or did not
// prove what the edital asks (Lei 8.112/1990, art. 13, § 6º).
func (s *State) void(p *Person, e *Entry) Reason {
	h := p.HeldIn(e.Post)
	switch {
	case h == nil:
		return NotAppointed
	case h.Stage == Serving:
		return InService
	}
	s.leavePost(p, LeftVoided, e)
	return ""
}
