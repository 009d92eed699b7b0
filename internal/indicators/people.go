package indicators

import (
	"certame"
	"certame/classification"
	"certame/contest"
)

// countPeople counts each person once, however many posts they put in order.
func (c *Contest) countPeople(o *contest.Outcome) {
	listed := standing(o)
	for p := range o.Roll.Post {
		person := certame.Person(p)
		if o.Roll.Head(person) != person || o.Roll.Options[p] == 0 {
			continue
		}
		for m := 1; m < len(c.Lists); m++ {
			if o.Roll.Options[p].Has(certame.Modality(m)) {
				c.Lists[m].count(o.Roll, person, certame.Modality(m), listed)
			}
		}
	}
	c.countApproved(o)
}

// count adds somebody who opted for the group. Of the options that nobody decided, only
// those of who is still on the lists wait for a decision.
func (l *List) count(r *certame.Roll, p certame.Person, m certame.Modality, listed []bool) {
	l.Registered++
	if l.Called == None {
		return
	}
	switch {
	case r.Denied[p].Has(m) && r.Flags[p]&certame.FlagMissedConfirmation != 0:
		l.Absent++
	case r.Denied[p].Has(m):
		l.Denied++
	case r.Confirmed[p].Has(m):
		l.Confirmed++
	case anyListed(r, p, listed):
		l.Pending++
	default:
		return
	}
	l.Called++
}

func anyListed(r *certame.Roll, p certame.Person, listed []bool) bool {
	for _, row := range r.Applications(p) {
		if listed[row] {
			return true
		}
	}
	return false
}

// standing tells, by row, who is on the lists.
func standing(o *contest.Outcome) []bool {
	out := make([]bool, o.Roll.Len())
	for _, p := range o.Posts {
		for i, person := range p.Lists.Members {
			s := p.Lists.Standing[i]
			out[person] = s == classification.Ranked || s == classification.Mirrored
		}
	}
	return out
}

// countApproved counts who is on each final list, and on any.
func (c *Contest) countApproved(o *contest.Outcome) {
	seen := make([]certame.GroupSet, o.Roll.Len()) // by the first row of each person
	open, approved := make([]bool, o.Roll.Len()), make([]bool, o.Roll.Len())
	for _, p := range o.Posts {
		for _, person := range p.Lists.Order {
			approved[o.Roll.Head(person)] = true
		}
		for _, rank := range p.Lists.Open {
			open[o.Roll.Head(p.Lists.Order[rank])] = true
		}
		for g, list := range p.Lists.Specific {
			for _, rank := range list {
				at := o.Roll.Head(p.Lists.Order[rank])
				seen[at] = seen[at].With(certame.Modality(g + 1))
			}
		}
	}
	for p := range seen {
		if approved[p] {
			c.Approved++
		}
		if open[p] {
			c.Lists[0].Approved++
		}
		for m := 1; m < len(c.Lists); m++ {
			if seen[p].Has(certame.Modality(m)) {
				c.Lists[m].Approved++
			}
		}
	}
}
