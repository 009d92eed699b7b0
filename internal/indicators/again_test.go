package indicators

import (
	"math/rand/v2"
	"testing"
)

// Over acts one after the other, a number that was hidden and is still the same is not
// seen later, and every act keeps by itself what it hides.
func TestLaterNumbers(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	kept, freed := 0, 0
	for range 400 {
		raw := decided(Count(random.IntN(12)), Count(random.IntN(12)), Count(random.IntN(12)), Count(random.IntN(12)))
		read := raw.Protect()
		for range 4 {
			next := raw.clone()
			l := &next.Lists[1]
			for _, at := range []*Count{&l.Confirmed, &l.Denied, &l.Absent, &l.Pending} {
				*at += Count(random.IntN(2) * random.IntN(9))
			}
			l.Called = l.Confirmed + l.Denied + l.Absent + l.Pending
			l.Registered, l.Approved = l.Called+1, l.Confirmed
			later := next.ProtectAfter(read, raw)
			before, after, old := read.values(), later.values(), raw.values()
			for name, now := range next.values() {
				switch {
				case before[name] != Hidden:
				case maybeSame(now, old[name]) && after[name] != Hidden:
					t.Fatalf("%s was %d, hidden, and is seen to be %d", name, old[name], now)
				case after[name] == Hidden:
					kept++
				default:
					freed++
				}
			}
			hides(t, next, later)
			raw, read = next, later
		}
	}
	if kept < 100 || freed < 20 {
		t.Errorf("%d stayed hidden and %d were seen again: nothing was tried", kept, freed)
	}
}

// hides holds that nothing small is seen of what was read, nor worked out.
func hides(t *testing.T, truth, read *Contest) {
	t.Helper()
	p := puzzleOf(read, truth)
	for i := range p.names {
		if p.most[i] < Fewest && p.shown[i] > 0 {
			t.Fatalf("%s: %d is seen", p.names[i], p.shown[i])
		}
		if p.shown[i] < 0 && p.truth[i] <= topValue && !p.other(i) {
			t.Fatalf("%s is worked out to be %d\n%+v\n%+v", p.names[i], p.truth[i], truth, read)
		}
	}
}

// Without anything read before, it is Protect.
func TestFirstNumbers(t *testing.T) {
	c := decided(9, 3, 0, 7)
	if a, b := c.ProtectAfter(nil, nil), c.Protect(); a.Lists[1] != b.Lists[1] {
		t.Errorf("%+v\n%+v", a.Lists[1], b.Lists[1])
	}
}
