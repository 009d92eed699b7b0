package indicators

import (
	"reflect"
	"slices"

	"certame/internal/intake"
)

// Join adds contests to others: of one that is in both, the one of the later reference
// stays.
func Join(all, more []Contest, shown string) ([]Contest, error) {
	for i := range more {
		c := &more[i]
		at := slices.IndexFunc(all, func(other Contest) bool { return other.Key() == c.Key() })
		switch {
		case at < 0:
			all = append(all, *c)
		case all[at].Reference < c.Reference:
			all[at] = *c
		case all[at].Reference == c.Reference && !reflect.DeepEqual(all[at], *c):
			return nil, intake.Refuse([]intake.Problem{{
				File: shown, Column: "referencia", Value: c.Reference, What: "o certame " + c.Name + " já veio com outros números e a mesma referência",
				Remedy: "Diga em referencia o dia de cada um: vale o mais recente.",
			}})
		}
	}
	return all, nil
}

// Small is how many numbers of people from 1 to 4 are in sight.
func (c *Contest) Small() (n int) {
	for _, cell := range systemOf(c.clone()).cells {
		if cell.people && !cell.hidden && cell.value > 0 && cell.value < Fewest {
			n++
		}
	}
	return n
}
