package ledger_test

import (
	"testing"

	"certame"
	"certame/ledger"
)

// What is supposed is held to the state it is supposed at, and the book stays as
// it was: 0002 may leave before her appointment, which Admit refuses for what
// comes later.
func TestSupposeLeavesTheBook(t *testing.T) {
	b := book(t, nil)
	for _, line := range []string{"05/03/2026 nomeacao 0001 vaga=1 rotulo=AC", "10/03/2026 nomeacao 0002 vaga=2 rotulo=PPP"} {
		if _, refusal := b.Admit(told(t, line)); refusal != nil {
			t.Fatal(refusal)
		}
	}
	leaves := told(t, "06/03/2026 desistencia 0002")
	if _, refusal := b.Admit(leaves); refusal == nil || refusal.Because != 3 {
		t.Fatalf("%v: the book let somebody leave before being appointed", refusal)
	}
	for _, until := range []ledger.Until{{Facts: 1, Day: certame.NoDate}, {Facts: -1, Day: certame.MustDate(2026, 3, 6)}} {
		with, refusal := b.Suppose(leaves, until)
		if refusal != nil {
			t.Fatalf("%+v: %v", until, refusal)
		}
		state, refusal := with.State(ledger.Until{Facts: -1, Day: until.Day})
		if refusal != nil || !state.Of(1).Gone() || state.Of(0).Seat != 1 {
			t.Errorf("%+v: %v, gone %v", until, refusal, state.Of(1).Gone())
		}
	}
	again := told(t, "11/03/2026 nomeacao 0001 vaga=3 rotulo=AC")
	if _, refusal := b.Suppose(again, ledger.All()); refusal == nil || refusal.Reason != ledger.AppointedAlready {
		t.Errorf("%v: two seats for one person", refusal)
	}
	if _, refusal := b.Suppose(told(t, "11/03/2026 desistencia 9999"), ledger.All()); refusal == nil || refusal.Reason != ledger.UnknownPerson {
		t.Errorf("%v: nobody has that number", refusal)
	}
	if len(b.Entries) != 2 {
		t.Errorf("%d facts in the book, want the 2 that happened", len(b.Entries))
	}
}
