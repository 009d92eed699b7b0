package literal

import (
	"fmt"
	"slices"
	"testing"
)

// rest is who waits but the first.
func rest(s State) string { s.Waiting = s.Waiting[1:]; return next(s) }

// everything writes a state.
func everything(s State) string { return fmt.Sprintf("%v", s) }

// keepsAll asserts that whoever had a seat still has one, but one person.
func keepsAll(t *testing.T, name string, before, after State, but string) {
	t.Helper()
	for id := range before.Modality {
		if id != but && after.Modality[id] == "" {
			t.Errorf("%s unseats %s", name, id)
		}
	}
}

// Appointing the next in the seat offered is always possible while the validity
// lasts and, by "compensa", changes nothing for the others.
func TestBookNext(t *testing.T) {
	tried := 0
	eachBook(t, 21, 40, func(name string, terms Terms, facts []Fact) {
		before := StateOf(terms, facts)
		if len(before.Waiting) == 0 || terms.Compensation != "compensa" {
			return
		}
		w := before.Waiting[0]
		f := Fact{Kind: "nomeacao", Day: 100, Person: w.ID, Seat: w.Seat, Label: w.Modality}
		m, _ := replay(terms, facts)
		equal(t, name, fmt.Sprint(Admit(terms, facts, f)), fmt.Sprint(!m.expired(100)))
		if m.expired(100) {
			return
		}
		tried++
		after := StateOf(terms, append(slices.Clone(facts), f))
		equal(t, name+w.ID, pairs(after.Modality), pairs(before.Modality))
		equal(t, name+w.ID, after.Holders[w.Seat-1], w.ID)
		equal(t, name+w.ID, next(after), rest(before))
	})
	equal(t, "tried", fmt.Sprint(tried > 50), "true")
}

// a provisional order that gives lists moves nobody, and its end leaves
// everything as it was.
func TestBookMirrorsMoveNobody(t *testing.T) {
	eachBook(t, 31, 12, func(name string, terms Terms, facts []Fact) {
		if terms.SubJudice != "espelho" {
			return
		}
		before := StateOf(terms, facts)
		for _, c := range terms.People {
			if before.Out[c.ID] == "obito" {
				continue
			}
			for _, effect := range []string{"participa", "opcao"} {
				f := Fact{Kind: "ordem_judicial", Day: 100, Person: c.ID, Process: "other", Effect: effect, Group: "PPP"}
				in := append(slices.Clone(facts), f)
				during := StateOf(terms, in)
				end := Fact{Kind: "ordem_judicial_fim", Day: 101, Target: len(in)}
				equal(t, name, everything(StateOf(terms, append(in, end))), everything(before))
				during.Mirrors, during.Out = before.Mirrors, before.Out
				equal(t, name, everything(during), everything(before))
			}
		}
	})
}

// An estorno of the last fact is the book before it, and the estorno of that
// estorno the book after it.
func TestBookReversed(t *testing.T) {
	eachBook(t, 41, 25, func(name string, terms Terms, facts []Fact) {
		n := len(facts)
		if facts[n-1].Kind == "estorno" {
			return
		}
		reversed := append(slices.Clone(facts), Fact{Kind: "estorno", Day: 100, Target: n})
		if Admit(terms, facts, reversed[n]) {
			equal(t, name, everything(StateOf(terms, reversed)), everything(StateAfter(terms, facts, n-1)))
			again := Fact{Kind: "estorno", Day: 101, Target: n + 1}
			equal(t, name, everything(StateOf(terms, append(reversed, again))), everything(StateOf(terms, facts)))
		}
	})
}

// What matters is the day: the same facts on different days, registered from the
// last to the first, make the same state (where each day has one fact).
func TestBookRegistrationOrder(t *testing.T) {
	eachBook(t, 51, 30, func(name string, terms Terms, facts []Fact) {
		var apart, backwards []Fact
		for i, n := range effectOrder(facts) {
			if f := facts[n-1]; f.Kind != "estorno" && f.Kind != "ordem_judicial_fim" && f.Kind != "ordem_judicial_definitiva" {
				f.Day = i - 1000
				apart = append(apart, f)
			}
		}
		if _, possible := replay(terms, apart); !possible {
			return
		}
		backwards = slices.Clone(apart)
		slices.Reverse(backwards)
		equal(t, name, everything(StateOf(terms, backwards)), everything(StateOf(terms, apart)))
	})
}

// Property 6: by "compensa" the withdrawal of one person unseats nobody else.
// Property 9: neither does a seat more, while no other changes its label.
func TestBookUnseatsNobody(t *testing.T) {
	eachBook(t, 61, 15, func(name string, terms Terms, facts []Fact) {
		if terms.Compensation != "compensa" {
			return
		}
		before := StateOf(terms, facts)
		for _, c := range terms.People {
			if f := (Fact{Kind: "desistencia", Day: 100, Person: c.ID}); Admit(terms, facts, f) {
				keepsAll(t, name+c.ID, before, StateOf(terms, append(slices.Clone(facts), f)), c.ID)
			}
		}
		if f := (Fact{Kind: "vaga_aberta", Day: 25, Quantity: 1}); Admit(terms, facts, f) && everyDayBefore(facts, 25) {
			after := StateOf(terms, append(slices.Clone(facts), f))
			if slices.Equal(after.Labels[:len(before.Labels)], before.Labels) {
				keepsAll(t, name, before, after, "")
			}
		}
	})
}

// everyDayBefore tells whether a fact of the day would come last.
func everyDayBefore(facts []Fact, day int) bool {
	return !slices.ContainsFunc(facts, func(f Fact) bool { return f.Day > day })
}
