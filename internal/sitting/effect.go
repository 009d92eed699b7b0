package sitting

import (
	"certame/confirmation"
	"certame/trace"
)

// Possible is what so many votes against, on the appeal, would decide.
type Possible struct {
	From, To int // votes against, from and to, that decide alike
	Decision confirmation.Decision
}

// Possibilities are what the appeal board can decide, whatever its votes: the truth
// table with what the first board decided put in. It reads no vote on the appeal.
func (c *Case) Possibilities() (list []Possible) {
	first := c.State.Tally(confirmation.First, "", trace.Discard)
	for against := range c.Rules.Appeal + 1 {
		appeal := confirmation.Tally{Seats: c.Rules.Appeal, For: c.Rules.Appeal - against, Against: against}
		d := confirmation.Decide(c.Rules, first, &appeal)
		if last := len(list) - 1; last >= 0 && same(list[last].Decision, d) {
			list[last].To = against
			continue
		}
		list = append(list, Possible{against, against, d})
	}
	return list
}

// same: alike in the result and in its articles.
func same(a, b confirmation.Decision) bool {
	if a.Outcome != b.Outcome || len(a.Basis) != len(b.Basis) {
		return false
	}
	for i := range a.Basis {
		if a.Basis[i] != b.Basis[i] {
			return false
		}
	}
	return true
}
