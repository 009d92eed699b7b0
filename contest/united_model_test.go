package contest_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/appointment"
	"certame/conformance/literal"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"

	"pgregory.net/rapid"
)

// united is a contest by preference in both implementations.
type united struct {
	terms *edital.Terms
	roll  *certame.Roll
	live  *contest.Live
	slow  literal.UnitedTerms
	facts []literal.Fact
	today certame.Date
}

// Contests by preference against the slow implementation: after every fact,
// possible or not, both take it or both refuse it, and every post has the same
// labels, closed seats, holders, modalities and people to be called, in the same
// order. The contest that took the facts one by one is the one made at once.
func TestUnitedBookAgainstLiteral(t *testing.T) {
	updates := 0
	check(t, func(t *rapid.T) {
		u := anyUnited(t)
		for range rapid.IntRange(1, 40).Draw(t, "facts") {
			u.add(t, u.anyFact(t))
		}
		updates += u.live.Updates()
	})
	// Between 90 and 200 in fifty runs; a tenth of that would still compare them.
	if updates < 20 {
		t.Errorf("only %d facts updated the allocation: the rest of the test compares nothing new", updates)
	}
}

func (u *united) add(t fataler, f literal.Fact) {
	t.Helper()
	possible := literal.UnitedAdmit(u.slow, u.facts, f)
	_, refusal, err := u.live.Add(u.factOf(f))
	if err != nil || possible != (refusal == nil) {
		t.Fatalf("possible %v, the engine says %v %v, in%s", possible, refusal, err, u.story(f))
	}
	if !possible {
		return
	}
	u.facts = append(u.facts, f)
	u.agree(t)
}

func (u *united) agree(t fataler) {
	t.Helper()
	slow := literal.UnitedStateOf(u.slow, u.facts)
	facts, refusal := contest.FactsOf(u.live.Book, ledger.All())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	anew := contest.PrepareWith(u.terms, u.roll, trace.Log{}, facts, false)
	for i, post := range u.terms.Posts {
		p, err := u.live.At(certame.PostIndex(i))
		if err != nil {
			t.Fatalf("%v in%s", err, u.story())
		}
		if got, want := u.written(p), unitedWritten(slow[post.Code]); got != want {
			t.Fatalf("post %s, engine\n%s\nliteral\n%s\nin%s", post.Code, got, want, u.story())
		}
		other, err := anew.Post(certame.PostIndex(i), false)
		if err != nil {
			t.Fatalf("%v in%s", err, u.story())
		}
		if one, two := whole(p)+asideOf(p), whole(other)+asideOf(other); one != two {
			t.Fatalf("post %s, one by one\n%s\nfrom the beginning\n%s\nin%s", post.Code, one, two, u.story())
		}
	}
}

func asideOf(p *contest.Post) string { return fmt.Sprintf("%v", p.Aside) }

// written is what is compared of a post.
func (u *united) written(p *contest.Post) string {
	var labels, closed, holders, waiting []string
	counts := map[string]string{}
	for i, seat := range u.live.Facts.Now.Posts[p.Index].Seats {
		labels = append(labels, u.terms.Code(seat.Label))
		if seat.Closed {
			closed = append(closed, fmt.Sprint(i+1))
		}
		who := "-"
		if seat.Holder != certame.Nobody {
			who = string(u.roll.IDs.At(seat.Holder))
		}
		holders = append(holders, who)
	}
	for rank, held := range p.Appointment.Holds {
		if held != certame.NoModality {
			counts[u.idAt(p, appointment.Rank(rank))] = u.terms.Code(held)
		}
	}
	for _, h := range p.Kept {
		if h.Rank == appointment.NoOne {
			counts[string(u.roll.IDs.At(u.live.Facts.SeatOf(p.Index, p.Number(h.Seat+1)).Holder))] = u.terms.Code(h.Label)
		}
	}
	for _, call := range p.Waiting() {
		waiting = append(waiting, u.idAt(p, call.Rank)+"="+u.terms.Code(call.Final))
	}
	return lines(labels, closed, holders, nil, pairsOf(counts), waiting)
}

func (u *united) idAt(p *contest.Post, rank appointment.Rank) string {
	return string(u.roll.IDs.At(p.Lists.Order[rank]))
}

func unitedWritten(s literal.UnitedState) string {
	var closed, holders, waiting []string
	for _, n := range s.Closed {
		closed = append(closed, fmt.Sprint(n))
	}
	for _, who := range s.Holders {
		if who == "" {
			who = "-"
		}
		holders = append(holders, who)
	}
	for _, w := range s.Waiting {
		waiting = append(waiting, w.ID+"="+w.Modality)
	}
	return lines(s.Labels, closed, holders, nil, pairsOf(s.Modality), waiting)
}

// factOf is the same fact for the engine, with the post only where it is of one.
func (u *united) factOf(f literal.Fact) ledger.Fact {
	out := factOfSlow(f)
	out.Data = slices.DeleteFunc(out.Data, func(d ledger.Field) bool {
		return d.Name == "cargo" || d.Name == "grupo" || d.Name == "resultado"
	})
	if f.Post != "" {
		out.Data = append(out.Data, ledger.Field{Name: "cargo", Value: f.Post})
	}
	if f.Kind == "interesse" {
		out.Data = append(out.Data, ledger.Field{Name: "resposta", Value: f.Result})
	}
	slices.SortFunc(out.Data, func(a, b ledger.Field) int { return strings.Compare(a.Name, b.Name) })
	return out
}

func (u *united) story(last ...literal.Fact) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s; %s; %s %s; settles %v; queue %+v\n", u.terms.Compensate, u.terms.Vacated, u.terms.Reversion, u.terms.Exhausted, u.slow.Settles, u.terms.EndOfQueue)
	for _, p := range u.slow.Posts {
		fmt.Fprintf(&b, "%s %v %+v\n", p.Code, p.Labels, p.People)
	}
	fmt.Fprintln(&b, u.slow.Wishes)
	for i, f := range append(slices.Clone(u.facts), last...) {
		fmt.Fprintf(&b, "f%d %+v\n", i+1, f)
	}
	return b.String()
}

func (w unitedWorld) model(t fataler) *united {
	t.Helper()
	terms, roll := w.terms(), w.roll()
	base := ledger.Base{Terms: terms, Roll: roll, Seats: vacancy.Allocate(terms, trace.Discard), Find: func(id string) (certame.Person, bool) {
		for p := range certame.Person(roll.Len()) {
			if string(roll.IDs.At(p)) == id {
				return roll.Head(p), true
			}
		}
		return certame.Nobody, false
	}}
	book, _, refusal := ledger.Open(base, nil)
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	live, refusal := contest.NewLive(terms, roll, trace.Log{}, book, ledger.All())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	return &united{terms: terms, roll: roll, live: live, slow: w.slow(terms, base.Seats), today: opening}
}
