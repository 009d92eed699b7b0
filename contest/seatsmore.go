package contest

import (
	"certame"
	"certame/appointment"
)

// MoreSeats is, by rank of a post, with how many more seats, opened together and
// labelled as R-09 says, somebody who waits would first be called; 0 is of who is
// called already, or would not be with most. Every number up to most is tried: one more
// seat may take away what fewer gave, so that none may be skipped. tried is the
// last one: fewer than most where nobody waits any more, none where the seats would
// come to a pool of several posts.
func (c *Contest) MoreSeats(p *Post, most int) (least []int32, tried int) {
	whole := c.whole(p)
	w := p.around(whole)
	now := appointment.Assign(w)
	least = make([]int32, len(now))
	waiting := waitingOn(w, now)
	for n := 1; n <= most && waiting > 0; n++ {
		more, ok := c.withMore(p, whole, n)
		if !ok {
			break
		}
		for rank, with := range appointment.Assign(more) {
			if now[rank] == certame.NoModality && with != certame.NoModality && least[rank] == 0 {
				least[rank] = int32(n)
				waiting--
			}
		}
		tried = n
	}
	return least, tried
}

// waitingOn is how many people of the lists have no seat.
func waitingOn(w *appointment.World, now []certame.Modality) (n int) {
	counted := make([]bool, len(now))
	for _, list := range w.Lists {
		for _, rank := range list {
			if !counted[rank] && now[rank] == certame.NoModality {
				counted[rank] = true
				n++
			}
		}
	}
	return n
}
