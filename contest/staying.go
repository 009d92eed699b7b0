package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/preference"
)

// gatherSeats finds who is appointed in each post, and the seats kept from the
// start: those whose label does not change any more.
func (c *Contest) gatherSeats(s *Preferred) {
	s.holders, s.kept, s.outside = make([][]appointment.Held, len(s.posts)), make([][]appointment.Held, len(s.posts)), make([][]appointment.Held, len(s.posts))
	if c.Facts == nil {
		return
	}
	for i, p := range s.posts {
		s.holders[i] = c.holders(p)
		s.kept[i] = slices.DeleteFunc(c.frozen(p, s.holders[i]), func(h appointment.Held) bool { return !c.stillHis(p, h) })
	}
}

// stillHis: a label fixed before any appointment is lost by whoever gave the post
// up, or is appointed in another.
func (c *Contest) stillHis(p *Post, h appointment.Held) bool {
	if h.Rank == appointment.NoOne {
		return true
	}
	row := p.Lists.Order[h.Rank]
	return c.known(row).HeldIn(p.Index) != nil || c.place(row) <= c.Facts.Now.WaitsFor(c.Roll.Head(row))
}

// staying gives each seat that is taken, and not kept, to a candidate of its own,
// and returns their rows. Whoever keeps a seat has nobody in the market for it.
func (c *Contest) staying(s *Preferred) (rows []certame.Person) {
	s.apart = map[certame.Person]preference.Candidate{}
	for i, list := range s.kept {
		for _, h := range list {
			if h.Rank != appointment.NoOne {
				s.apart[s.posts[i].Lists.Order[h.Rank]] = preference.Nobody
			}
		}
	}
	for i, list := range s.holders {
		for _, h := range list {
			if h.Rank == appointment.NoOne {
				continue
			}
			row := s.posts[i].Lists.Order[h.Rank]
			if _, kept := s.apart[row]; !kept {
				s.apart[row] = preference.Candidate(c.Roll.Preferences.Len() + len(rows))
				rows = append(rows, row)
			}
		}
	}
	return rows
}

// keepUnreached keeps the seats of those appointed to whom the rule gives nothing
// in their post: until the act is undone the seat is theirs in fact (I-40).
func (c *Contest) keepUnreached(s *Preferred) (more bool) {
	for i, list := range s.holders {
		for _, h := range list {
			known := slices.ContainsFunc(s.kept[i], func(k appointment.Held) bool { return k.Seat == h.Seat })
			_, taken := slices.BinarySearch(s.taken(certame.PostIndex(i)), h.Rank)
			if known || taken {
				continue
			}
			s.kept[i], s.outside[i], more = append(s.kept[i], h), append(s.outside[i], h), true
		}
	}
	return more
}

// releaseMoved gives back the seats whose label was fixed before any appointment
// of people who are in a post they prefer, by the rule or by another such seat.
func (c *Contest) releaseMoved(s *Preferred) (more bool) {
	for i, p := range s.posts {
		before := len(s.kept[i])
		s.kept[i] = slices.DeleteFunc(s.kept[i], func(h appointment.Held) bool {
			return h.Rank != appointment.NoOne && c.known(p.Lists.Order[h.Rank]).HeldIn(p.Index) == nil && c.hasBetter(s, p.Lists.Order[h.Rank])
		})
		more = more || len(s.kept[i]) < before
	}
	return more
}

func (c *Contest) hasBetter(s *Preferred, row certame.Person) bool {
	if s.Allocation.Of(preference.Candidate(c.Roll.Preferences.Candidate[row])) != preference.None {
		return true
	}
	for _, other := range c.Roll.Applications(row)[:c.place(row)-1] {
		if _, seated := s.apart[other]; seated {
			return true
		}
	}
	return false
}
