package notify

import (
	"testing"
	"time"

	"certame/internal/store"
)

// Three soft returns bar an address when they come within thirty days, a hard one always,
// and its owner opens it again.
func TestBarred(t *testing.T) {
	at := func(state string, days ...int) (list []store.AddressState) {
		for _, d := range days {
			list = append(list, store.AddressState{State: state, At: time.Date(2026, 1, 1+d, 0, 0, 0, 0, time.UTC)})
		}
		return list
	}
	join := func(lists ...[]store.AddressState) (all []store.AddressState) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	for name, c := range map[string]struct {
		list []store.AddressState
		want bool
	}{
		"nothing":                    {nil, false},
		"two":                        {at(SoftReturn, 0, 1), false},
		"three in thirty days":       {at(SoftReturn, 0, 10, 30), true},
		"three in thirty-one":        {at(SoftReturn, 0, 10, 31), false},
		"the last three of four":     {at(SoftReturn, 0, 20, 31, 50), true},
		"barred, and one much later": {at(SoftReturn, 0, 1, 2, 400), true},
		"hard":                       {at(HardReturn, 0), true},
		"right since":                {join(at(HardReturn, 0), at(AddressRight, 1)), false},
		"right between":              {join(at(SoftReturn, 0, 1), at(AddressRight, 2), at(SoftReturn, 3)), false},
	} {
		if got := barred(c.list); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
