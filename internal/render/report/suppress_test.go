package report

import (
	"slices"
	"testing"
)

func shownAs(cells []cell) (out []string) {
	for _, c := range cells {
		out = append(out, c.String())
	}
	return out
}

func TestProtect(t *testing.T) {
	for _, c := range []struct {
		parts []int
		want  []string
	}{
		{[]int{3466, 747, 74, 46}, []string{"3.466", "747", "74", "46"}},
		{[]int{20, 10, 0, 0}, []string{"20", "10", "0", "0"}},
		{[]int{65, 14, 2, 2}, []string{"65", "X", "<5", "<5"}}, // 2 + 2 alone would be known to be 4
		{[]int{17, 3, 0, 0}, []string{"X", "<5", "0", "0"}},
		{[]int{4, 3, 9, 50}, []string{"<5", "<5", "9", "50"}}, // 7 hidden in two cells
		{[]int{1, 0, 0, 0}, []string{"<5", "0", "0", "0"}},    // the total is hidden too
	} {
		if got := shownAs(protect(c.parts)); !slices.Equal(got, c.want) {
			t.Errorf("protect(%v) = %v, want %v", c.parts, got, c.want)
		}
	}
}

// Whoever knows the total and the cells shown learns only the sum of the hidden
// ones: it must be five or more, over two or more people-bearing cells.
func TestNothingSmallIsFoundBySubtraction(t *testing.T) {
	for n := range 12 * 12 * 12 * 12 {
		parts := []int{n % 12, n / 12 % 12, n / 144 % 12, n / 1728}
		total, hidden, sum := 0, 0, 0
		for i, c := range protect(parts) {
			total += parts[i]
			if c.Hide != visible {
				hidden, sum = hidden+1, sum+c.N
			} else if c.N > 0 && c.N < smallest {
				t.Fatalf("protect(%v) shows %d", parts, c.N)
			}
		}
		if hidden > 0 && total >= smallest && (hidden < 2 || sum < smallest) {
			t.Fatalf("protect(%v): total %d gives back %d hidden cells that add up to %d", parts, total, hidden, sum)
		}
	}
}

// The list of a group is its confirmed and pending people: showing its length
// would give back the number hidden beside it.
func TestListLengthHidesWithTheDecisions(t *testing.T) {
	one := func(n int) setCount { return setCount{0, int32(n)} }
	l := groupLine{Classified: cell{N: 17}}
	l.decide(&census{options: one(20), confirmed: one(17), denied: one(3), undecided: one(0)}, 1)
	got := append([]string{l.Options.String()}, append(shownAs(l.Decisions), l.Classified.String())...)
	if want := []string{"20", "X", "<5", "0", "0", "X"}; !slices.Equal(got, want) {
		t.Errorf("line %v, want %v", got, want)
	}
	if b := l.bar(); b.Parts != nil || b.Note == "" {
		t.Errorf("a bar with a hidden number is drawn: %+v", b)
	}
}
