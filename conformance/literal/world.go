package literal

import (
	"cmp"
	"slices"
)

// Person is somebody approved.
type Person struct {
	ID     string
	Rank   int    // 1 = best, strict total order over everybody approved
	InOpen bool   // has AC score in every phase: is on the AC list
	Group  string // "" or the single final group (after R-30)
}

// World is everything look at.
type World struct {
	Groups        []Group
	Labels        []string // label of seat 1..N, "AC" or a group code
	People        []Person
	Chains        map[string][]string // reversion chain per group: group codes and "AC"
	OpenExhausted string              // "serie" | "maior_resto" | "classificacao" (I-10)
	EditalSeats   int                 // seats 1..EditalSeats follow OpenExhausted, later ones "classificacao"
}

// list is the list of a modality, best first: for AC everyone with AC
// score in every phase, optantes included; for a group its own people.
func list(w World, modality string) []Person {
	var people []Person
	for _, p := range w.People {
		if (modality == openList && p.InOpen) || (modality != openList && p.Group == modality) {
			people = append(people, p)
		}
	}
	slices.SortFunc(people, func(a, b Person) int { return cmp.Compare(a.Rank, b.Rank) })
	return people
}

// seatsOf are the numbers of the seats that now belong to a modality, ascending.
func seatsOf(now []string, modality string) []int {
	var seats []int
	for i, label := range now {
		if label == modality {
			seats = append(seats, i+1)
		}
	}
	return seats
}

// relabel is now with one seat moved to another modality.
func relabel(now []string, seat int, to string) []string {
	moved := slices.Clone(now)
	moved[seat-1] = to
	return moved
}
