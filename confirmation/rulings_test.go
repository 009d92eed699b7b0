package confirmation

import (
	"testing"

	"certame"
)

// Rulings are found by person and group, whatever the order in which they came,
// and settle only what they speak of.
func TestRulings(t *testing.T) {
	one, two := certame.GroupSet(0).With(1), certame.GroupSet(0).With(2)
	list := NewRulings([]Ruling{
		{Person: 2, Modality: 1, Outcome: Confirmed}, {Person: 0, Modality: 2, Outcome: Absent}, {Person: 0, Modality: 1, Outcome: Denied}, {Person: 1, Modality: 1},
	})
	for _, c := range []struct {
		p    certame.Person
		m    certame.Modality
		want Outcome
		ok   bool
	}{{0, 1, Denied, true}, {0, 2, Absent, true}, {1, 1, Undecided, true}, {2, 1, Confirmed, true}, {2, 2, 0, false}, {3, 1, 0, false}} {
		if r, ok := list.Of(c.p, c.m); ok != c.ok || r.Outcome != c.want {
			t.Errorf("of %d, %d: %+v, %t", c.p, c.m, r, ok)
		}
	}
	roll := &certame.Roll{Confirmed: []certame.GroupSet{0, 0, 0, two}, Denied: make([]certame.GroupSet, 4), Flags: make([]certame.Flag, 4)}
	list.Settle(roll)
	if roll.Denied[0] != one|two || roll.Flags[0] != certame.FlagMissedConfirmation || roll.Denied[1]|roll.Confirmed[1] != 0 || roll.Confirmed[2] != one || roll.Confirmed[3] != two {
		t.Errorf("the roll came to %+v", roll)
	}
}
