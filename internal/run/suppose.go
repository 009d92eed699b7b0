package run

import (
	"slices"
	"strconv"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/intake/candidates"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"
)

// Supposition is what a what-if changes. Nothing of it is stored.
type Supposition struct {
	Policy        []Policy
	NoCourtOrders bool
	Leave         []string // registration numbers of those who would leave
	Post          string   // where MoreSeats would open
	MoreSeats     int
	Label         string // of those seats, where the edital's policy must say it
	Marks         []byte // a table of corrected marks
	MarksName     string
}

// Suppose is the folder as it would be. What is supposed cannot happen is refused
// as a fact of the book is, with a *ledger.Refusal.
func (l *Loaded) Suppose(s Supposition) (*Loaded, error) {
	out := *l
	out.Roll = ownRoll(l.Roll)
	out.redeclare(s.Policy)
	if s.NoCourtOrders {
		dropOrders(out.Roll)
	}
	if err := out.supposeFacts(&s); err != nil {
		return nil, err
	}
	if s.Marks == nil {
		return &out, nil
	}
	c := candidates.Correction{Raw: s.Marks, Shown: s.MarksName, Terms: out.Terms, Roll: out.Roll, Index: candidates.NewIndex(out.Roll)}
	return &out, c.Apply()
}

// ownRoll is a roll with columns of its own where a supposition or a computation
// writes.
func ownRoll(r *certame.Roll) *certame.Roll {
	out := *r
	out.Options, out.Confirmed, out.Denied = slices.Clone(r.Options), slices.Clone(r.Confirmed), slices.Clone(r.Denied)
	out.State, out.Flags, out.Score = slices.Clone(r.State), slices.Clone(r.Flags), slices.Clone(r.Score)
	out.Components = slices.Clone(r.Components)
	for i := range out.Components {
		out.Components[i].Scores = slices.Clone(out.Components[i].Scores)
	}
	return &out
}

// redeclare resolves the edital with other words. What the other stages found
// when the folder was read stays.
func (l *Loaded) redeclare(list []Policy) {
	if len(list) == 0 {
		return
	}
	d := l.declared
	for _, p := range list {
		p.declare(&d)
	}
	later := trace.Log{Steps: l.Log.Steps[len(l.resolved.Steps):], Findings: l.Log.Findings[len(l.resolved.Findings):]}
	l.declared, l.resolved = d, trace.Log{}
	l.Terms = edital.Resolve(d, &l.resolved)
	l.distribute(trace.Discard) // told when the folder was read
	l.Log = trace.Log{Steps: slices.Concat(l.resolved.Steps, later.Steps), Findings: slices.Concat(l.resolved.Findings, later.Findings)}
}

// Grouped is the edital with the percentages over a wider pool.
func (l *Loaded) Grouped(scope edital.Scope) *edital.Terms {
	d := l.declared
	d.Scope = scope
	return edital.Resolve(d, trace.Discard)
}

// dropOrders takes out those who, in the sheet, take part only by court order.
func dropOrders(r *certame.Roll) {
	for p := range r.Flags {
		if r.Flags[p]&certame.FlagSubJudice != 0 {
			r.Flags[p] &^= certame.FlagSubJudice
			r.State[p] = certame.StateEliminated
		}
	}
}

// supposeFacts opens the book again over the new terms and adds the facts
// supposed, on the last day of the state asked for.
func (l *Loaded) supposeFacts(s *Supposition) error {
	base := ledger.Base{Terms: l.Terms, Roll: l.Roll, Seats: vacancy.Allocate(l.Terms, trace.Discard), Find: l.Book.Find}
	book, _, refusal := ledger.Open(base, l.facts)
	if refusal != nil {
		return refusal
	}
	if l.Book = book; l.Until.Facts >= 0 {
		book.Entries = book.Entries[:min(l.Until.Facts, len(book.Entries))]
		l.Until.Facts = -1
	}
	now, refusal := book.State(l.Until)
	if refusal != nil {
		return refusal
	}
	for _, f := range l.supposedFacts(s, now) {
		if l.Book, refusal = l.Book.Suppose(f, l.Until); refusal != nil {
			return refusal
		}
	}
	if len(l.Book.Entries) == 0 {
		return nil
	}
	if l.Facts, refusal = contest.FactsOf(l.Book, l.Until); refusal != nil {
		return refusal
	}
	return nil
}

func (l *Loaded) supposedFacts(s *Supposition, now *ledger.State) (out []ledger.Fact) {
	day := edital.Instant{Date: l.lastDay(now), Second: ledger.WholeDay}
	fact := func(k ledger.Kind, fields ...ledger.Field) {
		out = append(out, ledger.Fact{Kind: k, Version: k.Version(), At: day, Data: fields})
	}
	if s.NoCourtOrders {
		for _, number := range ordersInForce(now) {
			fact(ledger.CourtOrderEnded, ledger.Field{Name: "ordem", Value: ledger.ID(number)})
		}
	}
	for _, id := range s.Leave {
		kind, post := l.wayOut(id, now)
		if l.Roll.Preferences != nil && kind == ledger.Dismissed {
			fact(kind, ledger.Field{Name: "cargo", Value: l.Terms.Posts[post].Code}, ledger.Field{Name: "inscricao", Value: id})
			continue
		}
		fact(kind, ledger.Field{Name: "inscricao", Value: id})
	}
	if s.MoreSeats > 0 {
		fields := []ledger.Field{{Name: "cargo", Value: s.Post}, {Name: "quantidade", Value: strconv.Itoa(s.MoreSeats)}}
		if s.Label != "" {
			fields = append(fields, ledger.Field{Name: "rotulo", Value: s.Label})
		}
		fact(ledger.SeatsOpened, fields...)
	}
	return out
}

// lastDay is the day on which the supposed happens: the day asked for, or the last
// of the book. No clock is read, so that the same question has the same answer.
func (l *Loaded) lastDay(now *ledger.State) certame.Date {
	if l.Until.Day != certame.NoDate {
		return l.Until.Day
	}
	day := l.Terms.Published
	for _, e := range now.Applied {
		day = max(day, e.At.Date)
	}
	return day
}

// wayOut is how somebody would leave: who is in service can only be dismissed, from
// the post in which they are.
func (l *Loaded) wayOut(id string, now *ledger.State) (ledger.Kind, certame.PostIndex) {
	if who, known := l.Book.Find(id); known {
		if h := now.Of(who).Serves(); h != nil {
			return ledger.Dismissed, h.Post
		}
	}
	return ledger.Declined, ledger.NoPost
}

func ordersInForce(now *ledger.State) (out []int) {
	for _, who := range now.People() {
		for _, o := range now.Of(who).Orders {
			if o.Force == ledger.InForce {
				out = append(out, o.By.Number)
			}
		}
	}
	return out
}
