package contest

import (
	"errors"
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/confirmation"
	"certame/edital"
	"certame/ledger"
	"certame/phase"
	"certame/trace"
	"certame/vacancy"
)

// Contest is a contest ready to be computed post by post.
type Contest struct {
	Terms       *edital.Terms
	Roll        *certame.Roll
	Allocations []vacancy.Allocation
	Members     [][]certame.Person   // by post
	Phases      []*phase.Outcome     // by post; nil when the edital declares none
	Checks      []CallCheck          // of the lists of people called from a phase
	Rulings     confirmation.Rulings // of the boards, already on the roll; they bring the article
	Facts       *Facts               // what happened after; nil when nothing did
	Log         trace.Log            // steps and findings of the stages before the lists
	Preferred   *Preferred           // which post each candidate takes; nil without preferences

	base      *certame.Roll        // as it came in
	edital    []vacancy.Allocation // of the edital alone, by post
	informed  *certame.Roll        // after the facts and before the phases, when there are phases
	phaseLogs []trace.Log          // by post

	homologated *Contest // as it was on the homologation, once somebody asked
}

// Post is the result of one post.
type Post struct {
	Index       certame.PostIndex
	Allocation  vacancy.Allocation
	Lists       *classification.Lists
	Appointment *appointment.Result
	Places      []Place            // with facts: every seat offered, as it is
	Kept        []appointment.Held // people who keep their seat whatever the rule gives now
	Outside     []appointment.Held // of those, appointed though the rule does not reach them
	placeOf     []int32            // by rank: place in Places, from 1
	Mirrors     []Mirror
	Phases      *phase.Outcome // nil when the edital declares none
	Pending     int            // optantes with an undecided option
	Aside       []Aside        // by rank, of those who take no seat here; nil without preferences
	Log         trace.Log
}

// Outcome is the result of a contest.
type Outcome struct {
	*Contest
	Posts []*Post
	Head  ledger.Digest // of the book of facts, when there is one
}

// Prepare resolves the seats of every post, who is registered for it and what the
// phases decide.
// record false drops the steps; it changes nothing else (property 8).
func Prepare(t *edital.Terms, r *certame.Roll, resolved trace.Log, record bool) *Contest {
	return PrepareWith(t, r, resolved, nil, record)
}

func sink(log *trace.Log, record bool) trace.Sink {
	if record {
		return log
	}
	return trace.FindingsOnly{To: log}
}

// membership lists the people of each post, in one block of memory.
func membership(posts int, r *certame.Roll) [][]certame.Person {
	counts := make([]int, posts)
	for _, p := range r.Post {
		counts[p]++
	}
	block := make([]certame.Person, len(r.Post))
	out := make([][]certame.Person, posts)
	start := 0
	for i, n := range counts {
		out[i] = block[start : start : start+n]
		start += n
	}
	for person, p := range r.Post {
		out[p] = append(out[p], certame.Person(person))
	}
	return out
}

// Post computes one post: lists, assignment, order of call, sub judice mirrors.
func (c *Contest) Post(i certame.PostIndex, record bool) (*Post, error) {
	p := c.begin(i, record)
	where := wherePost(c.Terms, i)
	to := sink(&p.Log, record)
	err := c.appoint(p)
	if err == nil {
		err = c.verify(p)
	}
	if err != nil {
		return nil, located(err, where)
	}
	p.Mirrors = c.mirrors(p)
	c.checkPending(p, where, to)
	c.checkReplacement(p, where, to)
	recordLists(c.Terms, p, where, to)
	recordTransfers(c, p, where, to)
	c.recordKept(p, where, to)
	c.recordCalledUp(p, where, to)
	return p, nil
}

// classify makes the lists of the post. Somebody on none of them to whom a court
// ordered an option takes part by that order, and they are made again.
func (c *Contest) classify(p *Post, record bool) {
	for {
		p.Log = trace.Log{}
		if c.Phases != nil {
			p.Phases = c.Phases[p.Index]
			p.Log.Steps = slices.Clone(c.phaseLogs[p.Index].Steps)
			p.Log.Findings = slices.Clone(c.phaseLogs[p.Index].Findings)
		}
		p.Lists = classification.Classify(c.Terms, c.Roll, c.Members[p.Index], p.Allocation.Counts, c.edital[p.Index].Counts, wherePost(c.Terms, p.Index), sink(&p.Log, record))
		if !c.admitByOrder(p, record) {
			return
		}
	}
}

func wherePost(t *edital.Terms, i certame.PostIndex) string { return t.Place(&t.Posts[i]) }

// located says in which post the encoding of the law failed.
func located(err error, where string) error {
	var gap *appointment.Gap
	if errors.As(err, &gap) {
		gap.Where = where
	}
	return err
}

// Run computes every post, one after another.
func Run(t *edital.Terms, r *certame.Roll, resolved trace.Log, record bool) (*Outcome, error) {
	c := Prepare(t, r, resolved, record)
	out := &Outcome{Contest: c, Posts: make([]*Post, len(t.Posts))}
	for i := range t.Posts {
		p, err := c.Post(certame.PostIndex(i), record)
		if err != nil {
			return nil, err
		}
		out.Posts[i] = p
	}
	return out, nil
}

// Findings lists every finding, the edital's first and then post by post.
func (o *Outcome) Findings() []trace.Finding {
	out := append([]trace.Finding(nil), o.Log.Findings...)
	for _, p := range o.Posts {
		out = append(out, p.Log.Findings...)
	}
	return out
}

// Steps lists every step in the same order.
func (o *Outcome) Steps() []trace.Step {
	out := append([]trace.Step(nil), o.Log.Steps...)
	for _, p := range o.Posts {
		out = append(out, p.Log.Steps...)
	}
	return out
}
