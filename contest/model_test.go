package contest_test

import (
	"testing"

	"certame/conformance/literal"
	"certame/ledger"

	"pgregory.net/rapid"
)

// The book of facts against the slow implementation, which was written from
// docs/fatos.md without seeing this one: after every fact, possible or not, both
// take it or both refuse it, and have the same labels, closed seats, holders,
// people out, modalities, people to be appointed in the same order, and mirrors.
func TestBookAgainstLiteral(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyModel(t)
		m.draw(t, 200, func(f literal.Fact) bool { return m.add(t, f) })
	})
}

// draw gives up to most facts, or proceedings on fraud, to a function.
func (m *model) draw(t *rapid.T, most int, add func(literal.Fact) bool) {
	for range rapid.IntRange(1, most).Draw(t, "facts") {
		for _, f := range m.anyFacts(t) {
			if f.Kind == "vaga_aberta" && len(m.live.Facts.Now.Posts[m.post].Seats)+f.Quantity > mostSeats {
				break
			}
			if !add(f) {
				break
			}
		}
	}
}

// add gives a fact to both. What depends on the course of a proceeding on fraud
// is for the engine alone to refuse.
func (m *model) add(t fataler, f literal.Fact) bool {
	t.Helper()
	possible := literal.Admit(m.slow, m.facts, f)
	refusal := m.offer(t, f)
	if refusal != nil && refusal.Reason == ledger.FraudSequence {
		return false
	}
	if possible != (refusal == nil) {
		t.Fatalf("possible %v, the engine says %v, in%s", possible, refusal, m.story(f))
	}
	if possible {
		m.agree(t)
	}
	return possible
}

// offer gives a fact to the engine alone.
func (m *model) offer(t fataler, f literal.Fact) *ledger.Refusal {
	t.Helper()
	_, refusal, err := m.live.Add(m.factOf(f))
	if err != nil {
		t.Fatalf("%v in%s", err, m.story(f))
	}
	if refusal == nil {
		m.facts = append(m.facts, f)
	}
	return refusal
}

// factOf is the fact for the engine, of the post whose facts are drawn.
func (m *model) factOf(f literal.Fact) ledger.Fact {
	out := factOfSlow(f)
	for i := range out.Data {
		if out.Data[i].Name == "cargo" {
			out.Data[i].Value = m.terms.Posts[m.post].Code
		}
	}
	return out
}
