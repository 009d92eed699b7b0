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
		if p.Stage != Named || !p.Holds() {
			return notNamed(p)
		}
		p.Stage, p.On = InPost, e.At.Date
		return ""
	}
	if p.Stage != InPost || !p.Holds() {
		return NotInOffice
	}
	p.Stage, p.On = Serving, e.At.Date
	return ""
}

func notNamed(p *Person) Reason {
	if !p.Holds() {
		return NotAppointed
	}
	return InOffice
}

// appoint gives a person a seat: one seat, once, within the validity
// . The label of the seat does not change any more.
func (s *State) appoint(p *Person, e *Entry) Reason {
	switch {
	case e.Act == "":
		return NoAct
	case s.expired(e.At):
		return AfterValidity
	case p.Holds():
		return AppointedAlready
	case p.Gone() || p.Excluded():
		return LeftAlready
	}
	seat, reason := s.freeSeat(e)
	if reason != "" {
		return reason
	}
	seat.Fixed, seat.Holder, seat.Left = true, p.Who, certame.Nobody
	p.Stage, p.Seat, p.Label, p.On, p.By = Named, e.Seat, e.Group, e.At.Date, e
	return ""
}

// void: the appointment falls, since the person did not take office or did not
// prove what the edital asks (Lei 8.112/1990, art. 13, § 6º).
func (s *State) void(p *Person, e *Entry) Reason {
	switch {
	case !p.Holds():
		return NotAppointed
	case p.Stage == Serving:
		return InService
	}
	s.leave(p, LeftVoided, e)
	return ""
}
