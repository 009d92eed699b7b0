package contest_test

import (
	"fmt"
	"testing"

	"certame/edital"
)

// I-14, property 6: the trap of declaring two groups. Twenty-five seats: AC 15,
// PPP 6, PI 1, PQ 1, PcD 2. Seventeen people without option and six of PPP are
// better ranked; X declares PPP and PQ and is classified only as PPP, where she
// reaches no seat, while the PQ seat finds nobody and goes to the second of PI,
// who is ranked below her. Had she declared only PQ, the seat were hers.
func trap(options ...string) small {
	s := small{seats: 25}
	add := func(n int, group ...string) {
		for range n {
			i := len(s.people)
			s.people = append(s.people, entrant{id: fmt.Sprintf("%04d", i), score: 500 - i, options: group})
		}
	}
	add(17)
	add(6, "PPP")
	add(1, "PI")
	s.people = append(s.people, entrant{id: "X", score: 300, options: options})
	s.people = append(s.people, entrant{id: "PI2", score: 299, options: []string{"PI"}})
	return s
}

func TestTwoGroupTrap(t *testing.T) {
	for _, c := range []struct {
		options []string
		outcome bool
		want    string // modality of X
	}{
		{[]string{"PPP", "PQ"}, false, ""},
		{[]string{"PQ"}, false, "PQ"},
		{[]string{"PPP", "PQ"}, true, "PQ"},
	} {
		s := trap(c.options...)
		s.multiple = edital.Multiple{Outcome: c.outcome}
		if got := seated(s.run(t))["X"]; got != c.want {
			t.Errorf("with %v, por_resultado %v, X is seated as %q, want %q", c.options, c.outcome, got, c.want)
		}
	}
}
