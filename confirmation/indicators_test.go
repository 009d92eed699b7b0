package confirmation

import (
	"fmt"
	"strings"
	"testing"
)

// boardOf has so many members with each answer.
func boardOf(counts ...int) Board {
	var b Board
	for i, n := range counts {
		for range n {
			b.Members = append(b.Members, Member{Code: fmt.Sprint("M", len(b.Members)), Gender: string(rune('a' + i))})
		}
	}
	return b
}

func (p Portrait) String() string {
	var out strings.Builder
	fmt.Fprint(&out, p.People, p.Silent)
	for _, q := range p.Told {
		if q.Hidden {
			fmt.Fprint(&out, " ", q.Answer, "?")
		} else {
			fmt.Fprint(&out, " ", q.Answer, q.People)
		}
	}
	return out.String()
}

func TestPortrait(t *testing.T) {
	for want, counts := range map[string][]int{
		"13 0 a7 b6":       {7, 6},
		"14 0 a6 b5 c? d?": {6, 5, 2, 1},
		"13 0 a6 b? c?":    {6, 5, 2},
		"13 0":             {13},
		"10 0":             {7, 3},
		"0 0":              {},
	} {
		if got := PortraitOf([]Board{boardOf(counts...)}, Gender).String(); got != want {
			t.Errorf("%v: %s, want %s", counts, got, want)
		}
	}
	twice := boardOf(6, 6)
	if got := PortraitOf([]Board{twice, twice}, Gender).String(); got != "12 0 a6 b6" {
		t.Errorf("people on two boards: %s", got)
	}
	if got := PortraitOf([]Board{twice}, Region).String(); got != "12 12" {
		t.Errorf("who does not say: %s", got)
	}
}

// Who knows how numbers are hidden, and the sum, cannot tell a number under five: of
// every portrait that up to four answers may give, each hidden one may be of two sizes,
// and no small number is told.
func TestPortraitHides(t *testing.T) {
	const most = 9
	sizes := map[string]map[string]map[int]bool{}
	for n := range most * most * most * most {
		counts := []int{n % most, n / most % most, n / most / most % most, n / most / most / most}
		p := PortraitOf([]Board{boardOf(counts...)}, Gender)
		shown := p.String()
		if sizes[shown] == nil {
			sizes[shown] = map[string]map[int]bool{}
		}
		for _, q := range p.Told {
			if !q.Hidden && q.People < FewPeople {
				t.Fatalf("%v tells %d", counts, q.People)
			}
			if sizes[shown][q.Answer] == nil {
				sizes[shown][q.Answer] = map[int]bool{}
			}
			sizes[shown][q.Answer][counts[q.Answer[0]-'a']] = true
		}
	}
	for shown, answers := range sizes {
		for answer, possible := range answers {
			if strings.Contains(shown, answer+"?") && len(possible) < 2 {
				t.Errorf("%s gives %s away: %v", shown, answer, possible)
			}
		}
	}
}
