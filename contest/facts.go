package contest

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"
)

// Facts are what happened to a contest, folded.
type Facts struct {
	Now *ledger.State
	// Homologation is the state on the homologation, when the edital freezes
	// labels there (I-13); nil otherwise.
	Homologation *ledger.State
}

// FactsOf folds the facts of a book that are chosen.
func FactsOf(b *ledger.Book, until ledger.Until) (*Facts, *ledger.Refusal) {
	now, refusal := b.State(until)
	if refusal != nil {
		return nil, refusal
	}
	f := &Facts{Now: now}
	if b.Terms.Compensate != edital.Freezes || b.Terms.FreezeAt != edital.FreezeAtHomologation || now.Homologated.Date == certame.NoDate {
		return f, nil
	}
	f.Homologation, refusal = b.StateAt(ledger.Homologated, until)
	return f, refusal
}

// PrepareWith is Prepare after facts: options, decisions and court orders reach
// the phases, and the seats that opened the allocation. Without facts it is
// Prepare, to the byte.
func PrepareWith(t *edital.Terms, r *certame.Roll, resolved trace.Log, facts *Facts, record bool) *Contest {
	c := &Contest{Terms: t, Roll: r, Log: resolved, Facts: facts, base: r}
	c.edital = vacancy.Allocate(t, sink(&c.Log, record))
	c.Allocations = c.edital
	if facts != nil {
		c.recordFacts(sink(&c.Log, record))
		c.Roll = overlaid(r)
		c.takeFacts(facts.Now.People())
		c.Allocations = slices.Clone(c.edital)
		for i := range c.Allocations {
			c.Allocations[i] = c.allocation(certame.PostIndex(i))
		}
	}
	c.Members = membership(len(t.Posts), r)
	c.judgePhases(record)
	return c
}

// takeFacts writes what the facts say of some people over what came in.
func (c *Contest) takeFacts(people []certame.Person) {
	r := c.written()
	for _, p := range c.everyRow(people) {
		r.Queue = slices.DeleteFunc(r.Queue, func(q certame.Queued) bool { return q.Person == p })
		r.Orders = slices.DeleteFunc(r.Orders, func(o certame.Ordered) bool { return o.Person == p })
		c.overlay(r, p)
	}
	slices.SortFunc(r.Queue, func(a, b certame.Queued) int { return c.queued(a.Person).Order - c.queued(b.Person).Order })
	c.Roll.Queue, c.Roll.Orders = r.Queue, r.Orders
}

// everyRow lists the rows of some people: what the facts say of a person they say
// of every post that the person put in order.
func (c *Contest) everyRow(people []certame.Person) []certame.Person {
	if c.base.Preferences == nil {
		return people
	}
	var out []certame.Person
	for _, p := range people {
		out = append(out, c.base.Applications(p)...)
	}
	return out
}

// known is what the facts say of the person of a row.
func (c *Contest) known(row certame.Person) *ledger.Person { return c.Facts.Now.Of(c.base.Head(row)) }

// rowIn is the row of a person in a post: where people put several in order, one
// of theirs; Nobody when the post is none of them.
func (c *Contest) rowIn(head certame.Person, post certame.PostIndex) certame.Person {
	for _, row := range c.base.Applications(head) {
		if c.base.Post[row] == post {
			return row
		}
	}
	return certame.Nobody
}

// OnlySeat is the row of the one post in which a person is appointed; Nobody when
// in none, or in more than one.
func (c *Contest) OnlySeat(head certame.Person) certame.Person {
	only := certame.Nobody
	if c.Facts == nil {
		return only
	}
	for _, row := range c.base.Applications(head) {
		switch {
		case c.known(row).HeldIn(c.base.Post[row]) == nil:
		case only != certame.Nobody:
			return certame.Nobody
		default:
			only = row
		}
	}
	return only
}

// queued is how the person of a row went to the end of the queue of its post; nil
// when not.
func (c *Contest) queued(row certame.Person) *ledger.Queued {
	return c.known(row).QueueIn(c.base.Post[row])
}

// written is the roll that facts write: the one that the phases read.
func (c *Contest) written() *certame.Roll {
	if c.informed != nil {
		return c.informed
	}
	return c.Roll
}

// allocation is the seats of a post offered now: the edital's and those that
// opened, without those that shut.
func (c *Contest) allocation(post certame.PostIndex) vacancy.Allocation {
	given := c.edital[post]
	seats := c.Facts.Now.Posts[post].Seats
	out := vacancy.Allocation{Declared: given.Declared}
	for i, label := range c.Facts.Now.Labels(post) {
		if seats[i].Closed {
			continue
		}
		out.Numbers = append(out.Numbers, i+1)
		if out.Labels = append(out.Labels, label); i < given.Edital {
			out.Edital++
		}
	}
	out.Counts = vacancy.CountLabels(out.Labels, c.Terms.Modalities())
	return out
}

// overlaid is a roll with columns of its own where facts write.
func overlaid(r *certame.Roll) *certame.Roll {
	out := *r
	out.Options, out.Confirmed, out.Denied = slices.Clone(r.Options), slices.Clone(r.Confirmed), slices.Clone(r.Denied)
	out.State, out.Flags = slices.Clone(r.State), slices.Clone(r.Flags)
	return &out
}

// overlay writes what the facts say of one person over what came in.
func (c *Contest) overlay(out *certame.Roll, p certame.Person) {
	in, known := c.base, c.known(p)
	out.Options[p], out.Confirmed[p], out.Denied[p] = in.Options[p], in.Confirmed[p], in.Denied[p]
	out.State[p], out.Flags[p] = in.State[p], in.Flags[p]
	if known == nil {
		return // every fact about the person was reversed
	}
	options, confirmed, denied, flags := c.Settled(p)
	out.Options[p], out.Confirmed[p], out.Denied[p], out.Flags[p] = options, confirmed, denied, flags
	if known.Leaving != ledger.Stays {
		out.State[p] = known.Leaving.State() // an order may put her back below
	}
	if left := known.LeftIn(in.Post[p]); left != nil && left.Why != ledger.Stays {
		out.State[p] = left.Why.State()
	}
	for i := range known.Orders {
		c.ordered(out, p, &known.Orders[i])
	}
	if known.Excluded() {
		out.State[p] = certame.StateEliminated // whatever another order gives
	}
	if c.queued(p) != nil && !known.Gone() {
		out.Queue = append(out.Queue, certame.Queued{Person: p, OpenOnly: c.Terms.EndOfQueue.LosesPriority})
	}
}

// Settled is the options of a person as the person and the boards left them,
// before any court order and any phase.
func (c *Contest) Settled(p certame.Person) (options, confirmed, denied certame.GroupSet, flags certame.Flag) {
	one := certame.Roll{
		Options: []certame.GroupSet{c.base.Options[p]}, Confirmed: []certame.GroupSet{c.base.Confirmed[p]},
		Denied: []certame.GroupSet{c.base.Denied[p]}, Flags: []certame.Flag{c.base.Flags[p]},
	}
	if c.Facts != nil && c.known(p) != nil {
		one.Options[0] = c.Facts.Now.Options(c.base.Head(p))
		one.Confirmed[0] &= one.Options[0]
		one.Denied[0] &= one.Options[0]
		for i := range c.known(p).Decided {
			decided(&one, 0, &c.known(p).Decided[i])
		}
	}
	return one.Options[0], one.Confirmed[0], one.Denied[0], one.Flags[0]
}

// Base is the roll as it came in, before facts and phases.
func (c *Contest) Base() *certame.Roll { return c.base }

func decided(r *certame.Roll, p certame.Person, d *ledger.Decided) {
	one := certame.GroupSet(0).With(d.Group)
	r.Confirmed[p] &^= one
	r.Denied[p] &^= one
	switch d.Result {
	case ledger.ResultConfirmed:
		r.Confirmed[p] |= one
		return
	case ledger.ResultAbsent:
		r.Flags[p] |= certame.FlagMissedConfirmation
	}
	r.Denied[p] |= one
}

// ordered obeys a court order. What is ordered while the case goes on is
// kept apart: who stands on the lists by right is a mirror only on the list that
// the order gives, and an order to take part changes nothing for her.
func (c *Contest) ordered(r *certame.Roll, p certame.Person, o *ledger.Order) {
	apart := o.Force == ledger.InForce && c.Terms.SubJudice == edital.SubJudiceMirror
	switch {
	case o.Force == ledger.Ended || o.Effect == ledger.OrderExcludes:
	case o.Effect == ledger.OrderOption && apart:
		setApart(r, p, certame.GroupSet(0).With(o.Group))
	case o.Effect == ledger.OrderOption:
		grant(r, p, certame.GroupSet(0).With(o.Group))
	case apart:
		setApart(r, p, 0)
	default:
		takesPart(r, p)
		if o.Force == ledger.InForce {
			r.Flags[p] |= certame.FlagSubJudice
		}
	}
}

// takesPart: whatever had put the person out does not count.
func takesPart(r *certame.Roll, p certame.Person) {
	r.State[p] = certame.StateActive
	r.Flags[p] &^= certame.FlagMissedConfirmation
}

// setApart adds up what the courts give to one person.
func setApart(r *certame.Roll, p certame.Person, groups certame.GroupSet) {
	i := slices.IndexFunc(r.Orders, func(o certame.Ordered) bool { return o.Person == p })
	if i < 0 {
		i = len(r.Orders)
		r.Orders = append(r.Orders, certame.Ordered{Person: p})
	}
	r.Orders[i].Groups |= groups
	r.Orders[i].TakesPart = r.Orders[i].TakesPart || groups == 0
}

func grant(r *certame.Roll, p certame.Person, groups certame.GroupSet) {
	r.Options[p] |= groups
	r.Confirmed[p] |= groups
	r.Denied[p] &^= groups
}
