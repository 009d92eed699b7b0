package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/ledger"
)

// Career is the place of a person in the order of call, which the law carries to
// the working life of who is appointed (R-43; Lei 15.142/2025, art. 9º, § 2º).
type Career struct {
	Post   *Post
	Person certame.Person
	Place  int // among everybody approved
	Lists  []ListPlace
	Call   appointment.Call
	Seat   int // its number
	Stage  ledger.Stage
	By     *ledger.Entry // the appointment; nil before it
	Since  certame.Date  // of the last step of the appointment
	Frozen bool          // the modality does not change any more (I-11, I-13)
	Out    bool          // appointed, and the order does not give her the seat (I-40)
}

// ListPlace is a place on one list, counted from 1.
type ListPlace struct {
	Modality     certame.Modality
	Position, Of int
}

// CareerOf is the place of somebody who is called; nil of who is not, and of who
// stands apart by a court order: she has no place in the order yet.
func (c *Contest) CareerOf(p *Post, who certame.Person) *Career {
	rank := p.rankOnLists(who)
	if rank == appointment.NoOne || p.Appointment.CallOf[rank] == 0 {
		return nil
	}
	call := p.Appointment.Calls[p.Appointment.CallOf[rank]-1]
	k := &Career{Post: p, Person: who, Place: p.Place(rank), Call: call, Seat: p.Number(call.Seat), Since: certame.NoDate, Lists: p.placesOn(rank)}
	among := func(h appointment.Held) bool { return h.Rank == rank }
	k.Out = slices.ContainsFunc(p.Outside, among)
	k.Frozen = !k.Out && slices.ContainsFunc(p.Kept, among)
	if c.Facts == nil {
		return k
	}
	if h := c.known(who).HeldIn(p.Index); h != nil {
		k.Stage, k.By, k.Since = h.Stage, h.By, h.On
	}
	return k
}

// placesOn lists the places of a rank on the lists in which it is classified.
func (p *Post) placesOn(rank appointment.Rank) (out []ListPlace) {
	if at := placeOn(p.Lists.Open, rank); at > 0 {
		out = append(out, ListPlace{certame.OpenCompetition, at, len(p.Lists.Open)})
	}
	for _, m := range p.Lists.Final[rank].Modalities() {
		list := p.Lists.Group(m)
		out = append(out, ListPlace{m, placeOn(list, rank), len(list)})
	}
	return out
}

// CallOn is the place a person had in the order of call as the book makes it on a
// day: who leaves later moves the order of those who stay, and not the one under
// which somebody was appointed. 0 when she had none.
func (c *Contest) CallOn(day certame.Date, b *ledger.Book, who certame.Person) (int, *ledger.Refusal, error) {
	facts, refusal := FactsOf(b, ledger.Until{Facts: -1, Day: day})
	if refusal != nil {
		return 0, refusal, nil
	}
	then := PrepareWith(c.Terms, c.base, c.Log, facts, false)
	p, err := then.Post(c.base.Post[who], false)
	if err != nil {
		return 0, nil, err
	}
	return p.PositionOf(who).Call, nil, nil
}
