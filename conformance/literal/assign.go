package literal

import (
	"cmp"
	"slices"
)

// Seated is a person with a seat and the modality under which they count.
type Seated struct{ ID, Modality string } // Modality is "AC" or a group code

// Assign is R-31 with the first k seats: (a), (b), then reversion (c) one seat
// at a time, doing (a) and (b) again after each (d), until nothing moves; what
// is then left in AC follows R-35.
func Assign(w World, k int) []Seated {
	now := handOutOpenSeats(w, revertReserved(w, w.Labels[:k]))
	var seated []Seated
	for id, modality := range fill(w, now).modality {
		seated = append(seated, Seated{id, modality})
	}
	slices.SortFunc(seated, func(a, b Seated) int { return cmp.Compare(a.ID, b.ID) })
	return seated
}

// filling is the outcome of R-31 (a) and (b) for the present labels.
type filling struct {
	modality map[string]string // person → modality under which they are seated
	empty    map[string][]int  // modality → its seats without a person, ascending
}

// fill does R-31 (a), AC seats to the first of the AC list, and then (b), each
// group's seats to the first of its list who is not seated in AC.
func fill(w World, now []string) filling {
	f := filling{map[string]string{}, map[string][]int{}}
	f.take(openList, list(w, openList), seatsOf(now, openList))
	for _, g := range w.Groups {
		f.take(g.Code, list(w, g.Code), seatsOf(now, g.Code))
	}
	return f
}

// take fills seats in number order with the people of a list in rank order,
// passing over those already seated.
func (f filling) take(modality string, people []Person, seats []int) {
	for _, p := range people {
		if len(seats) == 0 {
			return
		}
		if f.modality[p.ID] == "" {
			f.modality[p.ID] = modality
			seats = seats[1:]
		}
	}
	f.empty[modality] = seats
}

// unseated are the people of a modality's list who hold no seat at all.
func (f filling) unseated(w World, modality string) []Person {
	var people []Person
	for _, p := range list(w, modality) {
		if f.modality[p.ID] == "" {
			people = append(people, p)
		}
	}
	return people
}
