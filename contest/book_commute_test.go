package contest_test

import (
	"fmt"
	"slices"
	"testing"

	"certame"
	"certame/conformance/literal"
	"certame/contest"
	"certame/edital"
	"certame/ledger"

	"pgregory.net/rapid"
)

// twoPosts is a contest with the same people and seats twice.
func twoPosts(t *rapid.T) *model {
	w := told{small: anySeats(t)}
	rules := anyRules(t)
	w.declare = func(d *edital.Declared) {
		rules(d)
		d.Posts = append(slices.Clone(d.Posts), edital.DeclaredPost{Code: "102", Vacancies: w.seats, Table: w.table})
	}
	for i, e := range slices.Clone(w.people) {
		e.id, e.post = fmt.Sprintf("%04d", 5001+i), 1
		w.people = append(w.people, e)
	}
	return w.model(t)
}

// Two facts of one day about different posts commute: whichever is registered
// first, both posts end the same, to the byte.
func TestFactsOfDifferentPostsCommute(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := twoPosts(t)
		for range 2 {
			m.draw(t, 25, func(f literal.Fact) bool { return m.offer(t, f) == nil })
			m.post = 1 - m.post
		}
		first := m.factOf(m.oneOf(t, 0))
		second := m.factOf(m.oneOf(t, 1))
		second.At = first.At
		if m.takes(t, first) == nil || m.takes(t, second) == nil {
			return
		}
		one, other := m.takes(t, first, second), m.takes(t, second, first)
		if one == nil || !slices.Equal(one, other) {
			t.Fatalf("%v\n%v\n%v\n%v in%s", first, second, one, other, m.story())
		}
	})
}

// oneOf is a fact about a post and nothing else, of today.
func (m *model) oneOf(t *rapid.T, post certame.PostIndex) literal.Fact {
	m.post = post
	kinds := []string{"vaga_aberta", "nomeacao", "nomeacao", "posse", "exercicio", "desistencia", "obito", "fim_de_fila", "ordem_judicial", "decisao", "vaga_fechada"}
	f := literal.Fact{Kind: rapid.SampledFrom(kinds).Draw(t, "kind"), Day: int(m.today)}
	m.complete(t, &f)
	if f.Kind == "vaga_aberta" {
		f.Label = "" // the pool is the post
	}
	return f
}

// takes is what both posts are after some facts more, on a book of its own; nil
// when one is refused.
func (m *model) takes(t fataler, facts ...ledger.Fact) (out []string) {
	t.Helper()
	book := m.live.Book.Part(ledger.All())
	l, refusal := contest.NewLive(m.terms, m.told.roll(m.terms), m.live.Log, book, ledger.All())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	for _, f := range facts {
		if _, refusal, err := l.Add(f); err != nil {
			t.Fatalf("%v", err)
		} else if refusal != nil {
			return nil
		}
	}
	for i := range certame.PostIndex(2) {
		p, err := l.At(i)
		if err != nil {
			t.Fatalf("%v", err)
		}
		out = append(out, whole(p))
	}
	return out
}
