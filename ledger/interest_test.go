package ledger_test

import (
	"slices"
	"testing"

	"certame"
	"certame/ledger"
)

// preferring is the book of three candidates over two posts: rows 0 and 1 are of
// 0001 (101, then 102), row 2 of 0003, row 5 and then row 3 of 0006 (102, 101).
func preferring(t testing.TB) *ledger.Book {
	b := book(t, nil)
	roll := *b.Roll
	roll.Post = []certame.PostIndex{0, 1, 0, 0, 0, 1}
	roll.Preferences = certame.NewPreferences([]int32{0, 0, 1, 2, 3, 2}, []uint8{1, 2, 1, 2, 1, 1}, 4)
	b.Roll = &roll
	find := b.Find
	b.Find = func(id string) (certame.Person, bool) {
		p, ok := find(id)
		return roll.Head(p), ok
	}
	return b
}

// what each answer leaves of a list of two.
func TestAnswersShortenTheList(t *testing.T) {
	for _, c := range []struct {
		story []string
		stand int
	}{
		{nil, 2},
		{[]string{"10/03/2026 interesse 0001 cargo=102 resposta=confirma"}, 2},
		{[]string{"10/03/2026 interesse 0001 cargo=102 resposta=recusa"}, 1},
		{[]string{"10/03/2026 interesse 0001 cargo=102 resposta=silencio"}, 1},
		{[]string{"10/03/2026 interesse 0001 cargo=101 resposta=confirma"}, 1},
		{[]string{"10/03/2026 interesse 0001 cargo=101 resposta=recusa"}, 0},
		{[]string{"10/03/2026 interesse 0001 cargo=102 resposta=silencio", "11/03/2026 estorno fato=f1 motivo=x"}, 2},
		{[]string{"10/03/2026 interesse 0006 cargo=102 resposta=recusa"}, 2},
	} {
		b := preferring(t)
		state, refusal := b.State(ledger.All())
		for _, line := range c.story {
			if state, refusal = b.Admit(told(t, line)); refusal != nil {
				t.Fatalf("%s: %v", line, refusal)
			}
		}
		if refusal != nil || state.Stands(1) != c.stand {
			t.Errorf("%v: %d posts stand, want %d", c.story, state.Stands(1), c.stand)
		}
	}
}

func TestInterestRefused(t *testing.T) {
	for _, c := range []struct {
		reason ledger.Reason
		story  []string
		line   string
	}{
		{ledger.LetGoAlready, []string{"10/03/2026 interesse 0001 cargo=102 resposta=recusa"}, "11/03/2026 interesse 0001 cargo=102 resposta=confirma"},
		{ledger.OtherPost, nil, "10/03/2026 interesse 0003 cargo=102 resposta=confirma"},
		{ledger.WhichPost, nil, "10/03/2026 nomeacao 0001 vaga=1 rotulo=AC"},
		{ledger.LeftAlready, []string{"10/03/2026 desistencia 0001"}, "11/03/2026 interesse 0001 cargo=102 resposta=confirma"},
		{ledger.WrongValue, nil, "10/03/2026 interesse 0001 cargo=102 resposta=talvez"},
		{ledger.MissingField, nil, "10/03/2026 interesse 0001 resposta=confirma"},
	} {
		b := preferring(t)
		for _, line := range c.story {
			if _, refusal := b.Admit(told(t, line)); refusal != nil {
				t.Fatalf("%s: %v", line, refusal)
			}
		}
		if _, refusal := b.Admit(told(t, c.line)); refusal == nil || refusal.Reason != c.reason {
			t.Errorf("%s: %v, want %s", c.line, refusal, c.reason)
		}
	}
}

// Leaving is of the person, whichever post the fact names.
func TestLeavingIsOfThePerson(t *testing.T) {
	b := preferring(t)
	state, refusal := b.Admit(told(t, "10/03/2026 desistencia 0001 cargo=102"))
	if refusal != nil || !slices.Equal(state.People(), []certame.Person{0}) || !state.Of(0).Gone() {
		t.Errorf("%v %v", refusal, state)
	}
}
