package ledger

import "certame"

// Order is a court order about a person.
type Order struct {
	By     *Entry
	Effect string // one of OrderParticipates, OrderOption, OrderExcludes
	Group  certame.Modality
	Force  Force
}

// Force is what became of an order.
type Force uint8

// An order stands until it falls or is won for good.
const (
	InForce Force = iota
	Ended
	Final
)

// takeCourt is the way of a court order. It is obeyed as a fact of its own: it
// changes nothing of what the person or the board had done.
func (s *State) takeCourt(e *Entry) Reason {
	if e.Kind == CourtOrder {
		return s.obey(e)
	}
	order := s.orderOf(e.Target)
	if order == nil || order.Force != InForce {
		return OrderNotInForce
	}
	order.Force = Ended
	if e.Kind == CourtOrderFinal {
		order.Force = Final
	}
	return ""
}

func (s *State) obey(e *Entry) Reason {
	effect := e.Value("efeito")
	if effect == OrderOption && e.Group == certame.NoModality {
		return NoGroupInOrder
	}
	p := s.person(e.Person)
	if p.Leaving == LeftDead {
		return LeftAlready
	}
	for i := range p.Orders {
		o := &p.Orders[i]
		if o.Force == InForce && o.Effect == effect && o.Group == e.Group && o.By.Value("processo") == e.Value("processo") {
			return AlreadyThere
		}
	}
	if effect == OrderParticipates && p.out() {
		p.Stage, p.Seat, p.By = NotNamed, 0, nil // the seat went to somebody; a new appointment may come
	}
	p.Orders = append(p.Orders, Order{By: e, Effect: effect, Group: e.Group})
	return ""
}

// readmitted reports whether a court put back somebody who had left.
func (p *Person) readmitted() bool {
	for i := range p.Orders {
		if p.Orders[i].Effect == OrderParticipates && p.Orders[i].Force != Ended {
			return true
		}
	}
	return false
}

// ordered reports whether a court gives the person an option: a board may decide
// on it, and what the court gave stands all the same.
func (p *Person) ordered(g certame.Modality) bool {
	for i := range p.Orders {
		if o := &p.Orders[i]; o.Effect == OrderOption && o.Group == g && o.Force != Ended {
			return true
		}
	}
	return false
}

// orderOf finds the order a fact names.
func (s *State) orderOf(number int) *Order {
	for _, who := range s.touched {
		p := s.people[who]
		for i := range p.Orders {
			if p.Orders[i].By.Number == number {
				return &p.Orders[i]
			}
		}
	}
	return nil
}

// Excluded reports whether an order keeps the person out.
func (p *Person) Excluded() bool {
	for i := range p.Orders {
		if p.Orders[i].Effect == OrderExcludes && p.Orders[i].Force != Ended {
			return true
		}
	}
	return false
}
