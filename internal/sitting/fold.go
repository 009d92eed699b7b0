package sitting

import (
	"slices"

	"certame/confirmation"
	"certame/trace"
)

// fact is the event as package confirmation reads it; ok is false for what only the
// platform reads.
func (e *Event) fact() (f confirmation.Fact, ok bool) {
	kind := slices.Index(facts[:], e.Kind)
	if kind < 0 {
		return f, false
	}
	return confirmation.Fact{
		Kind: confirmation.FactKind(kind), At: e.When.Instant, Session: e.Session.Instant, Until: e.Until.Instant, Instance: e.Instance, Doubt: e.Doubt,
		Ballot: confirmation.Ballot{Member: e.Member, Alternate: e.Alternate, InPlaceOf: e.InPlaceOf, Vote: e.Vote, Reason: e.Reason},
	}, true
}

// fold reads the events of a case. Votes are held to the boards as they were when
// the votes began: a composition that changes later takes no vote away.
func (c *Case) fold() {
	c.State = confirmation.Begin(c.Rules, c.boards())
	for i := range c.Events {
		if refused := c.take(&c.Events[i]); refused != nil {
			c.Broken = refused
			return
		}
	}
}

func (c *Case) take(e *Event) *trace.Finding {
	f, legal := e.fact()
	if !legal {
		return nil
	}
	next, refused := c.State.After(f)
	if refused == nil {
		c.State = next
	}
	return refused
}

// boards are the compositions under which the last votes of each instance began.
func (c *Case) boards() (list []confirmation.Board) {
	for _, instance := range []confirmation.Instance{confirmation.First, confirmation.OnAppeal} {
		if o := c.opening(instance); o != nil {
			list = append(list, o.board(instance))
		}
	}
	return list
}
