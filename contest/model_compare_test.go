package contest_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"certame"
	"certame/appointment"
	"certame/conformance/literal"
	"certame/contest"
	"certame/ledger"
	"certame/trace"
)

// agree compares the state that facts made one by one, and the same made anew
// from the whole book, with the slow one.
func (m *model) agree(t fataler) {
	t.Helper()
	p, err := m.live.At(0)
	if err != nil {
		t.Fatalf("%v", err)
	}
	got, want := m.written(m.live.Contest, p), slowWritten(literal.StateOf(m.slow, m.facts))
	if got != want {
		t.Fatalf("engine\n%s\nliteral\n%s\nin%s", got, want, m.story())
	}
	if one, anew := whole(p), m.anew(t); one != anew {
		t.Fatalf("one by one\n%s\nfrom the beginning\n%s\nin%s", one, anew, m.story())
	}
	m.sound(t, p)
}

// anew is the post made from the whole book at once.
func (m *model) anew(t fataler) string {
	t.Helper()
	facts, refusal := contest.FactsOf(m.live.Book, ledger.All())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	c := contest.PrepareWith(m.terms, m.told.roll(m.terms), trace.Log{}, facts, false)
	p, err := c.Post(m.post, false)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return whole(p)
}

// whole writes all that a post is, to the byte.
func whole(p *contest.Post) string {
	return fmt.Sprintf("%+v\n%+v\n%+v\n%+v\n%+v\n%+v", p.Allocation, *p.Lists, *p.Appointment, p.Places, p.Kept, p.Mirrors)
}

// written is what is compared of a post.
func (m *model) written(c *contest.Contest, p *contest.Post) string {
	var labels, closed, holders, waiting []string
	for i, seat := range c.Facts.Now.Posts[0].Seats {
		labels = append(labels, m.terms.Code(seat.Label))
		if seat.Closed {
			closed = append(closed, fmt.Sprint(i+1))
		}
		who := "-"
		if seat.Holder != certame.Nobody {
			who = m.idOf(seat.Holder)
		}
		holders = append(holders, who)
	}
	for _, call := range p.Waiting() {
		waiting = append(waiting, m.idOf(p.Lists.Order[call.Rank])+"="+m.terms.Code(call.Final))
	}
	return lines(labels, closed, holders, m.out(p), pairsOf(m.modalities(c, p)), waiting, pairsOf(m.mirrors(p)))
}

func lines(parts ...[]string) string {
	names := [...]string{"labels", "closed", "holders", "out", "count as", "waiting", "mirrors"}
	var b strings.Builder
	for i, part := range parts {
		fmt.Fprintf(&b, "  %s: %s\n", names[i], strings.Join(part, " "))
	}
	return b.String()
}

func pairsOf(m map[string]string) (out []string) {
	for _, key := range slices.Sorted(maps.Keys(m)) {
		out = append(out, key+"="+m[key])
	}
	return out
}

// out lists who is on no list, not even apart.
func (m *model) out(p *contest.Post) (out []string) {
	on := map[certame.Person]bool{}
	for rank, who := range p.Lists.Order {
		open := slices.Contains(p.Lists.Open, appointment.Rank(rank))
		open = open || p.Lists.Mirror[rank] && m.roll.Flags[who]&certame.FlagOutsideCut == 0
		on[who] = open || p.Lists.Final[rank] != 0
	}
	for who := range certame.Person(m.roll.Len()) {
		if !on[who] {
			out = append(out, m.idOf(who))
		}
	}
	return out
}

func (m *model) modalities(c *contest.Contest, p *contest.Post) map[string]string {
	out := map[string]string{}
	for rank, held := range p.Appointment.Holds {
		if held != certame.NoModality {
			out[m.idOf(p.Lists.Order[rank])] = m.terms.Code(held)
		}
	}
	for _, h := range p.Kept {
		if h.Rank == appointment.NoOne {
			out[m.idOf(c.Facts.SeatOf(0, p.Number(h.Seat+1)).Holder)] = m.terms.Code(h.Label)
		}
	}
	return out
}

func (m *model) mirrors(p *contest.Post) map[string]string {
	out := map[string]string{}
	for _, mirror := range p.Mirrors {
		if mirror.Seated {
			out[m.idOf(p.Lists.Order[mirror.Rank])] = m.terms.Code(mirror.Label)
		}
	}
	return out
}

func slowWritten(s literal.State) string {
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
	maps.DeleteFunc(s.Mirrors, func(_, label string) bool { return label == "" })
	return lines(s.Labels, closed, holders, slices.Sorted(maps.Keys(s.Out)), pairsOf(s.Modality), waiting, pairsOf(s.Mirrors))
}
