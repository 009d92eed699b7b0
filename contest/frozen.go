package contest

import (
	"cmp"
	"slices"

	"certame"
	"certame/appointment"
	"certame/edital"
)

// frozen lists the people whose label does not change any more, where the edital
// says congela: from the appointment, from the call to the course, or from the
// homologation (I-11, I-13).
func (c *Contest) frozen(p *Post, holders []appointment.Held) []appointment.Held {
	if c.Terms.Compensate != edital.Freezes {
		return nil
	}
	var early []place
	switch c.Terms.FreezeAt {
	case edital.FreezeAtCourse:
		early = c.calledToCourse(p)
	case edital.FreezeAtHomologation:
		early = c.seatedAtHomologation(p)
	}
	out := slices.Clone(holders)
	slices.SortFunc(early, func(a, b place) int { return cmp.Compare(p.RankOf(a.who), p.RankOf(b.who)) })
	for _, e := range early {
		out = c.alsoFrozen(p, out, e)
	}
	return out
}

// place is a person and the seat, by number, in which they were frozen.
type place struct {
	who    certame.Person
	seat   int
	opened int // the seat whose opening called them
	label  certame.Modality
}

// alsoFrozen adds somebody frozen before any appointment, while she stands on the
// list of the label. Whoever has been appointed since keeps that label too,
// whatever the act says. When somebody else has the seat, another of the same
// label leaves the count in its place.
func (c *Contest) alsoFrozen(p *Post, out []appointment.Held, e place) []appointment.Held {
	rank := p.rankOnLists(e.who)
	if rank == appointment.NoOne || !p.stands(rank, e.label) {
		return out
	}
	if at := slices.IndexFunc(out, func(h appointment.Held) bool { return h.Rank == rank }); at >= 0 {
		out[at].Label = e.label
		return out
	}
	at := freeLike(p, out, e.seat, c.Facts.Now.Posts[p.Index].Seats[e.seat-1].Label)
	if at < 0 {
		return out
	}
	opened := slices.Index(p.Allocation.Numbers, e.opened)
	if opened < 0 || p.Allocation.Numbers[at] != e.seat {
		opened = at
	}
	return append(out, appointment.Held{Seat: at, Rank: rank, Label: e.label, Opened: opened})
}

// freeLike is the place among the seats offered of one that nobody keeps: the
// one of that number or else the first of that label; -1 when there is none.
func freeLike(p *Post, out []appointment.Held, number int, label certame.Modality) int {
	first := -1
	for i, n := range p.Allocation.Numbers {
		if slices.ContainsFunc(out, func(h appointment.Held) bool { return h.Seat == i }) {
			continue
		}
		if n == number {
			return i
		}
		if first < 0 && p.Allocation.Labels[i] == label {
			first = i
		}
	}
	return first
}

// stands reports whether a rank is on the list of a modality.
func (p *Post) stands(rank appointment.Rank, m certame.Modality) bool {
	if m == certame.OpenCompetition {
		return slices.Contains(p.Lists.Open, rank)
	}
	return p.Lists.Final[rank].Has(m)
}

func (c *Contest) calledToCourse(p *Post) (out []place) {
	for _, who := range c.Facts.Now.People() {
		for _, course := range c.Facts.Now.Of(who).Courses {
			if course.Post == p.Index {
				out = append(out, place{c.rowIn(who, p.Index), course.Seat, course.Seat, course.Group})
			}
		}
	}
	return out
}

// seatedAtHomologation computes the post as it was on the homologation. Whoever
// left or went to the end of the queue since has lost what it fixed.
func (c *Contest) seatedAtHomologation(p *Post) (out []place) {
	if c.Facts.Homologation == nil {
		return nil
	}
	was, err := c.atHomologation().Post(p.Index, false)
	if err != nil {
		return nil
	}
	taken := make([]bool, len(was.Places))
	for _, call := range was.Waiting() {
		who, at := was.Lists.Order[call.Rank], was.ownSeat(call.Final, taken)
		taken[at] = true
		if known := c.known(who); known == nil || !known.LostIn(p.Index) {
			out = append(out, place{who, was.Number(at + 1), was.Number(call.Opened), call.Final})
		}
	}
	return out
}

// atHomologation is the contest as it was on the homologation. By preference it is
// made once: every post needs all the others.
func (c *Contest) atHomologation() *Contest {
	if c.homologated != nil {
		return c.homologated
	}
	terms := *c.Terms
	terms.FreezeAt = ""
	then := PrepareWith(&terms, c.base, c.Log, &Facts{Now: c.Facts.Homologation}, false)
	if c.byPreference() {
		c.homologated = then
	}
	return then
}

// ownSeat is the first free seat of a modality by its label, or else the first
// that reverted to it.
func (p *Post) ownSeat(m certame.Modality, taken []bool) int {
	reverted := -1
	for i := range p.Places {
		switch place := &p.Places[i]; {
		case taken[i] || place.Appointed || place.Current != m:
		case place.Label == m:
			return i
		case reverted < 0:
			reverted = i
		}
	}
	return reverted
}
