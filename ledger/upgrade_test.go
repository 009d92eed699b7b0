package ledger

import "testing"

// An old line is read in the form of now, step by step; one of a version nobody
// leads on from is refused.
func TestOldVersionsAreRead(t *testing.T) {
	add := func(value string) func(Fact) Fact {
		return func(f Fact) Fact {
			f.Data = append(f.Data, Field{"motivo", value})
			return f
		}
	}
	steps := []upgradeStep{{Voided, -1, add("a")}, {Voided, 0, add("b")}, {Died, 0, add("c")}}
	got, fault := upgrade(Fact{Kind: Voided, Version: -1}, steps)
	if fault != "" || got.Version != 1 || len(got.Data) != 2 || got.Data[1].Value != "b" {
		t.Errorf("%+v %s", got, fault)
	}
	for _, f := range []Fact{{Kind: Voided, Version: 2}, {Kind: Declined, Version: 0}} {
		if _, fault := upgrade(f, steps); fault != UnknownVersion {
			t.Errorf("%+v is read: %q", f, fault)
		}
	}
}
