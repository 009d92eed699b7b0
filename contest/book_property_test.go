package contest_test

import (
	"slices"
	"testing"

	"certame"
	"certame/conformance/literal"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
	"certame/trace"

	"pgregory.net/rapid"
)

// anyBook is a contest after some facts, with the engine alone.
func anyBook(t *rapid.T, most int) *model {
	m := anyModel(t)
	m.draw(t, most, func(f literal.Fact) bool { return m.offer(t, f) == nil })
	return m
}

func (m *model) whole(t fataler) string {
	t.Helper()
	p, err := m.live.At(m.post)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return whole(p)
}

// Walking the book in the order of the effects ends where adding the facts in the
// order in which they were registered did.
func TestReplayEndsInTheSameState(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyBook(t, 120)
		var last *contest.Live
		err := contest.Replay(m.terms, m.told.roll(m.terms), trace.Log{}, m.live.Book, func(l *contest.Live, _ *contest.Turn) bool {
			last = l
			return true
		})
		if err != nil {
			t.Fatalf("%v", err)
		}
		if last == nil {
			return
		}
		p, err := last.At(0)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if got, want := whole(p), m.whole(t); got != want {
			t.Fatalf("replayed\n%s\nadded\n%s\nin%s", got, want, m.story())
		}
	})
}

// The estorno of a fact restores what was before it, to the byte, and the estorno
// of that what was after.
func TestReversalRestores(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyBook(t, 60)
		before := m.whole(t)
		fact := m.anyFacts(t)[0]
		if fact.Kind == "estorno" || m.offer(t, fact) != nil {
			return
		}
		after := m.whole(t)
		for _, want := range []string{before, after, before} {
			if refusal := m.offer(t, literal.Fact{Kind: "estorno", Day: fact.Day, Target: len(m.facts)}); refusal != nil {
				t.Fatalf("%v in%s", refusal, m.story())
			}
			if got := m.whole(t); got != want {
				t.Fatalf("after the estorno\n%s\nwant\n%s\nin%s", got, want, m.story())
			}
		}
	})
}

// A court order and its end leave no mark, and while it lasts a mirror moves
// nobody.
func TestEndOfAnOrderRestores(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyBook(t, 60)
		before, p := m.whole(t), m.seatsOf(t)
		order := literal.Fact{Kind: "ordem_judicial", Day: int(m.today), Person: m.anyPerson(t, "")}
		if m.completePerson(t, &order); m.offer(t, order) != nil {
			return
		}
		mirrors := m.terms.SubJudice == edital.SubJudiceMirror && order.Effect != ledger.OrderExcludes
		if got := m.seatsOf(t); mirrors && !slices.Equal(got, p) {
			t.Fatalf("a mirror moved somebody: %v became %v in%s", p, got, m.story())
		}
		if m.offer(t, literal.Fact{Kind: "ordem_judicial_fim", Day: int(m.today), Target: len(m.facts)}) != nil {
			t.Fatalf("the order does not end in%s", m.story())
		}
		if got := m.whole(t); got != before {
			t.Fatalf("after the end\n%s\nbefore\n%s\nin%s", got, before, m.story())
		}
	})
}

// seatsOf is who has each seat, by number, and under what they count.
func (m *model) seatsOf(t fataler) []string {
	t.Helper()
	p, err := m.live.At(m.post)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return pairsOf(m.modalities(m.live.Contest, p))
}

// Property 6 after facts: somebody leaves, and nobody else loses a seat. (Labels
// that the edital freezes are its own choice: there the person who would move to
// the open list stays, and the next of that list comes in.)
func TestLeavingAfterFactsUnseatsNobodyElse(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyBook(t, 60)
		p, err := m.live.At(0)
		if err != nil {
			t.Fatalf("%v", err)
		}
		before, who := m.modalities(m.live.Contest, p), m.anyPerson(t, "")
		if m.offer(t, literal.Fact{Kind: "obito", Day: int(m.today), Person: who}) != nil {
			return
		}
		if p, err = m.live.At(0); err != nil {
			t.Fatalf("%v", err)
		}
		after := m.modalities(m.live.Contest, p)
		for id := range before {
			if _, stays := after[id]; !stays && id != who && m.sameSeats(who) {
				t.Fatalf("%s left and unseated %s: %v became %v in%s", who, id, before, after, m.story())
			}
		}
	})
}

// sameSeats: the seat that a person left is offered again.
func (m *model) sameSeats(who string) bool {
	for p := range certame.Person(m.roll.Len()) {
		if known := m.live.Facts.Now.Of(p); m.idOf(p) == who && known.LeftSeat > 0 {
			return !m.live.Facts.Now.Posts[0].Seats[known.LeftSeat-1].Closed
		}
	}
	return true
}
