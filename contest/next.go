package contest

import (
	"certame/appointment"
)

// Next is who is appointed next, and why each better-ranked person is not.
type Next struct {
	Call   appointment.Call
	Place  Place
	Passed []Passed
}

// Passed is a better-ranked person who is not the next, and why.
type Passed struct {
	Rank   appointment.Rank
	Why    Why
	Number int // place in the order of call, when she has one
}

// Why a better-ranked person is not the next.
type Why string

// The reasons.
const (
	HasSeat    Why = "ja_nomeada"
	ComesLater Why = "depois_na_ordem" // the alternation calls her later
	NoSeatLeft Why = "sem_vaga"        // the seats of her lists end before her
	Apart      Why = "sub_judice"
	BetterPost Why = "em_cargo_preferido"
	PostLeft   Why = "recusou_o_cargo"
	OtherPost  Why = "nomeada_em_outro"
)

// Next answers for a post with facts: the first, in the order of call, who is not
// appointed, with the free seat of her modality. nil when nobody is.
func (c *Contest) Next(p *Post) *Next {
	for _, call := range p.Appointment.Calls {
		place := p.SeatOf(call.Rank)
		if place == nil || place.Appointed {
			continue
		}
		next := &Next{Call: call, Place: *place}
		for rank := range call.Rank {
			next.Passed = append(next.Passed, p.passed(rank))
		}
		return next
	}
	return nil
}

// Waiting lists the calls of those not appointed yet, in the order of call.
func (p *Post) Waiting() (out []appointment.Call) {
	for _, call := range p.Appointment.Calls {
		if place := p.SeatOf(call.Rank); place != nil && !place.Appointed {
			out = append(out, call)
		}
	}
	return out
}

func (p *Post) passed(rank appointment.Rank) Passed {
	number := int(p.Appointment.CallOf[rank])
	out := Passed{Rank: rank, Number: number, Why: NoSeatLeft}
	switch {
	case p.Lists.Mirror[rank]:
		out.Why = Apart
	case number == 0:
		out.Why = [...]Why{Wants: NoSeatLeft, HasBetter: BetterPost, LetGo: PostLeft, SettledDown: OtherPost}[p.AsideOf(rank)]
	case p.SeatOf(rank).Appointed:
		out.Why = HasSeat
	default:
		out.Why = ComesLater
	}
	return out
}
