package contest

import (
	"certame"
	"certame/appointment"
)

// Effect is what happened to a person between two states of a post.
type Effect string

// The effects, the strongest first.
const (
	Entered    Effect = "entra"
	WentOut    Effect = "sai"
	Relabelled Effect = "muda_de_modalidade"
)

// Difference is one person whose place is not the same.
type Difference struct {
	Person         certame.Person
	Effect         Effect
	Before, After  Position
	SituationAfter Situation
}

// Position is where a person stands: the modality under which she counts, the
// number of the seat and the place in the order of call. Zero and NoModality
// when she has no seat.
type Position struct {
	Modality certame.Modality
	Seat     int
	Call     int
}

// PositionOf is where a person stands in a post.
func (p *Post) PositionOf(who certame.Person) Position {
	rank := p.RankOf(who)
	if rank == appointment.NoOne {
		return Position{Modality: certame.NoModality}
	}
	return p.PositionAt(rank)
}

// PositionAt is where somebody on the lists stands.
func (p *Post) PositionAt(rank appointment.Rank) Position {
	number := p.Appointment.CallOf[rank]
	if number == 0 {
		return Position{Modality: certame.NoModality}
	}
	seat := p.Number(p.Appointment.Calls[number-1].Seat)
	if place := p.SeatOf(rank); place != nil {
		seat = place.Number
	}
	return Position{p.Appointment.Holds[rank], seat, int(number)}
}

// Number is the number of a seat of the order: its own, when some seats before
// it were closed.
func (p *Post) Number(seat int) int {
	if p.Allocation.Numbers == nil || seat == 0 {
		return seat
	}
	return p.Allocation.Numbers[seat-1]
}

// Between lists the people whose place differs between two states of one post,
// in the order of call after, then those who went out in the order before. The
// number of the seat that somebody not appointed would take is nobody's right, and
// the numbers of call run on behind whoever enters: neither is a change.
func Between(before, after *Post) (out []Difference) {
	was := before.positions()
	for i := range after.Appointment.Calls {
		rank := after.Appointment.Calls[i].Rank
		who := after.Lists.Order[rank]
		now := after.PositionAt(rank)
		old, seated := was[who]
		delete(was, who)
		if effect := effectOf(old, now, seated); effect != "" {
			out = append(out, Difference{Person: who, Effect: effect, Before: old, After: now, SituationAfter: after.situationOf(who)})
		}
	}
	for i := range before.Appointment.Calls {
		who := before.Lists.Order[before.Appointment.Calls[i].Rank]
		if old, gone := was[who]; gone {
			out = append(out, Difference{
				Person: who, Effect: WentOut, Before: old, After: Position{Modality: certame.NoModality}, SituationAfter: after.situationOf(who),
			})
		}
	}
	return out
}

func effectOf(old, now Position, seated bool) Effect {
	switch {
	case !seated:
		return Entered
	case old.Modality != now.Modality:
		return Relabelled
	}
	return ""
}

// positions is where everybody with a seat stands.
func (p *Post) positions() map[certame.Person]Position {
	out := make(map[certame.Person]Position, len(p.Appointment.Calls))
	for i := range p.Appointment.Calls {
		rank := p.Appointment.Calls[i].Rank
		out[p.Lists.Order[rank]] = p.PositionAt(rank)
	}
	return out
}

// situationOf is the situation of a member of the post.
func (p *Post) situationOf(who certame.Person) Situation {
	if rank := p.RankOf(who); rank != appointment.NoOne {
		return p.SituationAt(rank)
	}
	for i, member := range p.Lists.Members {
		if member == who {
			return SituationOf(p.Lists.Standing[i], false)
		}
	}
	return ""
}
