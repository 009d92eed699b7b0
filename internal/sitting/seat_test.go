package sitting

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"certame/confirmation"
)

// Whatever the file says, each alternate is of one seat, nobody is left out, and no seat
// has two more than another but by the file's word.
func TestSeatsOf(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		var b confirmation.Board
		titulars, alternates, named := 1+r.IntN(5), r.IntN(8), map[string]int{}
		for i := range titulars {
			b.Members = append(b.Members, confirmation.Member{Code: fmt.Sprint("M", i)})
		}
		for i := range alternates {
			m := confirmation.Member{Code: fmt.Sprint("S", i), Alternate: true}
			if r.IntN(3) == 0 {
				m.InPlaceOf = fmt.Sprint("M", r.IntN(titulars+1)) // perhaps somebody who is not there
				named[m.InPlaceOf]++
			}
			b.Members = append(b.Members, m)
		}
		r.Shuffle(len(b.Members), func(i, j int) { b.Members[i], b.Members[j] = b.Members[j], b.Members[i] })
		seen := map[string]string{}
		seats := SeatsOf(&b)
		fewest := len(b.Members)
		for _, s := range seats {
			fewest = min(fewest, len(s.Alternates))
		}
		for _, s := range seats {
			for _, code := range s.Alternates {
				if other, twice := seen[code]; twice {
					t.Fatalf("%s is of %s and %s", code, other, s.Titular)
				}
				seen[code] = s.Titular
			}
			if len(s.Alternates) > max(fewest+1, named[s.Titular]) {
				t.Fatalf("%+v", seats)
			}
		}
		if len(seats) != titulars || len(seen) != alternates {
			t.Fatalf("%d seats and %d alternates of %+v", len(seats), len(seen), b.Members)
		}
	}
	if SeatsOf(&confirmation.Board{Members: []confirmation.Member{{Code: "S", Alternate: true}}}) != nil {
		t.Error("a seat of nobody")
	}
}
