package contest

import (
	"certame"
	"certame/ledger"
	"certame/preference"
	"certame/trace"
)

// Placement is, by candidate, the row of the post they take; Nobody for none.
func (c *Contest) Placement() []certame.Person {
	out := make([]certame.Person, c.Roll.Preferences.Len())
	for who := range out {
		out[who] = c.Takes(c.Roll.Preferences.Of(int32(who))[0])
	}
	return out
}

// Moved is a candidate who changes posts, by rows; Nobody for no post.
type Moved struct{ Head, From, To certame.Person }

// Chains orders what changed between two placements into chains of moves that
// bring one another about, that of the person named first.
func Chains(r *certame.Roll, before, after []certame.Person, first certame.Person) (out [][]Moved) {
	place := func(row certame.Person) int {
		if row == certame.Nobody {
			return preference.None
		}
		return int(r.Preferences.Place[row]) - 1
	}
	var moves []preference.Move
	for who := range before {
		if before[who] != after[who] {
			moves = append(moves, preference.Move{Candidate: preference.Candidate(who), From: place(before[who]), To: place(after[who])})
		}
	}
	post := func(c preference.Candidate, at int) certame.PostIndex { return r.Post[r.Preferences.Of(int32(c))[at]] }
	named := preference.Nobody
	if first != certame.Nobody {
		named = preference.Candidate(r.Preferences.Candidate[first])
	}
	for _, chain := range preference.Link(moves, post, named) {
		var list []Moved
		for _, m := range chain {
			list = append(list, Moved{r.Preferences.Of(int32(m.Candidate))[0], before[m.Candidate], after[m.Candidate]})
		}
		out = append(out, list)
	}
	return out
}

// LastChain is the last fact of a book that moved a person between posts, and the
// chain of moves that it began; nil when none did.
func LastChain(c *Contest, b *ledger.Book, until ledger.Until, person certame.Person) (by *ledger.Entry, chain []Moved) {
	who, part := c.base.Preferences.Candidate[person], b.Part(until)
	l, refusal := NewLive(c.Terms, c.base, trace.Log{}, part, ledger.Until{Facts: 0, Day: certame.NoDate})
	if refusal != nil {
		return nil, nil
	}
	l.Prefer(nil, false)
	before := l.Placement()
	for walk := part.Walk(); walk.Next() != nil; {
		e := walk.State.Applied[len(walk.State.Applied)-1]
		l.happen(&Facts{Now: walk.State}, e)
		l.reprefer(e)
		after := l.Placement()
		if before[who] != after[who] {
			by, chain = e, chainOf(c.base, before, after, part.PersonOf(e), who)
		}
		before = after
	}
	return by, chain
}

func chainOf(r *certame.Roll, before, after []certame.Person, first certame.Person, who int32) []Moved {
	for _, chain := range Chains(r, before, after, first) {
		for _, m := range chain {
			if r.Preferences.Candidate[m.Head] == who {
				return chain
			}
		}
	}
	return nil
}

// ExplainChain adds to an explanation the chain by which the person came to the
// post they take.
func (o *Outcome) ExplainChain(x *Explanation, by *ledger.Entry, chain []Moved) {
	e := &explainer{o: o, regime: o.Terms.Regime.ID, out: *x}
	var steps []trace.Param
	for _, m := range chain {
		steps = append(steps, trace.P("quem", trace.Word(string(o.Roll.IDs.At(m.Head)))), trace.P("de", o.postOf(m.From)), trace.P("para", o.postOf(m.To)))
	}
	e.sayFact("cadeia", by, steps...)
	*x = e.out
}

func (o *Outcome) postOf(row certame.Person) trace.Value {
	if row == certame.Nobody {
		return trace.Word("")
	}
	return trace.Word(o.Terms.Posts[o.Roll.Post[row]].Code)
}
