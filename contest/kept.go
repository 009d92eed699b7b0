package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/ledger"
)

// World is everything the assignment of a post depends on: its lists and the
// seats offered, without the people who keep a seat whatever the rule gives now.
func (c *Contest) World(p *Post) *appointment.World { return p.around(c.whole(p)) }

// withMore is World with more seats, labelled as R-09 says, made from whole; false where
// the seats would come to a pool of several posts. The seats that people keep count for
// the labels of those to come: labelled without them, a group would be given its seat
// twice.
func (c *Contest) withMore(p *Post, whole *appointment.World, more int) (w *appointment.World, ok bool) {
	labels, ok := c.LaterLabels(p, whole.Labels, len(whole.Labels)+more)
	if !ok {
		return nil, false
	}
	return p.around(whole.WithSeats(labels)), true
}

// around sets apart the people who keep a seat, each with it.
func (p *Post) around(w *appointment.World) *appointment.World {
	if len(p.Kept) > 0 {
		w, _ = w.Around(p.Kept)
	}
	return w
}

func (c *Contest) whole(p *Post) *appointment.World {
	w := appointment.NewWorld(c.Terms, p.Lists, p.Allocation.Labels)
	w.EditalSeats = p.Allocation.Edital
	if p.Aside != nil {
		w = w.Without(c.Preferred.aside[p.Index]...)
	}
	return w
}

// appoint computes who takes which seat. Whoever is appointed and whom the rule
// does not reach has the seat in fact, until the act is undone: they are set
// apart with it, and the rest computed anew (I-40).
func (c *Contest) appoint(p *Post) (err error) {
	w := c.whole(p)
	if c.Facts == nil {
		p.Appointment, err = appointment.Appoint(w)
		return err
	}
	holders := c.holders(p)
	if p.Aside == nil {
		p.Kept = c.frozen(p, holders)
	}
	for {
		if p.Appointment, err = appointment.AppointAround(w, p.Kept); err != nil {
			return err
		}
		more := unreached(p, holders)
		if len(more) == 0 {
			p.Places = c.places(p, holders)
			return nil
		}
		p.Outside = append(p.Outside, more...)
		p.Kept = append(p.Kept, more...)
	}
}

// unreached lists the holders to whom the result gives no seat.
func unreached(p *Post, holders []appointment.Held) (out []appointment.Held) {
	for _, h := range holders {
		kept := slices.ContainsFunc(p.Kept, func(k appointment.Held) bool { return k.Seat == h.Seat })
		if !kept && (h.Rank == appointment.NoOne || p.Appointment.Holds[h.Rank] == certame.NoModality) {
			out = append(out, h)
		}
	}
	return out
}

// holders lists who is appointed in the post, seat by seat.
func (c *Contest) holders(p *Post) (out []appointment.Held) {
	seats := c.Facts.Now.Posts[p.Index].Seats
	for i, number := range p.Allocation.Numbers {
		if who := seats[number-1].Holder; who != certame.Nobody {
			label := c.Facts.Now.Of(who).HeldIn(p.Index).Label
			out = append(out, appointment.Held{Seat: i, Rank: p.rankOnLists(c.rowIn(who, p.Index)), Label: label, Opened: i})
		}
	}
	return out
}

// rankOnLists is the rank of somebody who takes part in the seats; people sub
// judice stand apart, and hold none.
func (p *Post) rankOnLists(who certame.Person) appointment.Rank {
	rank := p.RankOf(who)
	if rank != appointment.NoOne && p.Lists.Mirror[rank] {
		return appointment.NoOne
	}
	return rank
}

// Place is one seat as it is: its number, its label in the order, the label it
// bears after reversions, and who holds it or is to be called to it.
type Place struct {
	appointment.Seat
	Number    int
	Appointed bool
	Stage     ledger.Stage // of the appointment
}

// places says who has, or is to be called to, each seat offered. While nobody is
// appointed, the order of call stays as it is without a book.
func (c *Contest) places(p *Post, holders []appointment.Held) []Place {
	all := slices.Clone(p.Kept)
	for _, h := range holders {
		if !slices.ContainsFunc(p.Kept, func(k appointment.Held) bool { return k.Seat == h.Seat }) {
			all = append(all, h)
		}
	}
	out := make([]Place, len(p.Allocation.Labels))
	p.placeOf = make([]int32, len(p.Lists.Order))
	for i, seat := range p.Appointment.Settle(all) {
		out[i] = Place{Seat: seat, Number: p.Allocation.Numbers[i]}
		if seat.Holder == appointment.NoOne {
			continue
		}
		p.placeOf[seat.Holder] = int32(i + 1)
		if h := c.known(p.Lists.Order[seat.Holder]).HeldIn(p.Index); h != nil {
			out[i].Appointed, out[i].Stage = true, h.Stage
		}
		if len(all) > 0 {
			p.Appointment.Calls[p.Appointment.CallOf[seat.Holder]-1].Seat = i + 1
		}
	}
	for _, h := range p.Kept {
		out[h.Seat].Appointed = out[h.Seat].Appointed || h.Rank == appointment.NoOne
	}
	return out
}

// SeatOf is the seat of a rank; nil without facts or without a seat.
func (p *Post) SeatOf(rank appointment.Rank) *Place {
	if p.placeOf == nil || p.placeOf[rank] == 0 {
		return nil
	}
	return &p.Places[p.placeOf[rank]-1]
}

// SeatOf is the state of one seat of a post, by number.
func (f *Facts) SeatOf(post certame.PostIndex, number int) *ledger.Seat {
	return &f.Now.Posts[post].Seats[number-1]
}
