package appointment

import (
	"slices"

	"certame"
)

// seats is the current label of every seat opened so far. Lower numbers are
// filled first, so the empty seats of a modality are its last ones.
type seats struct {
	labels []certame.Modality // current label by seat
	first  []certame.Modality // label given by the order
	byMod  [][]int            // seats of each modality, ascending
	handed []int              // by modality: open seats handed out by R-35, edital's rule
}

func newSeats(modalities int) *seats {
	return &seats{byMod: make([][]int, modalities), handed: make([]int, modalities)}
}

// add opens the next seat with label m.
func (s *seats) add(m certame.Modality) {
	seat := len(s.labels)
	s.labels = append(s.labels, m)
	s.first = append(s.first, m)
	s.byMod[m] = append(s.byMod[m], seat)
}

// firstEmpty is the lowest-numbered of the last n seats of m.
func (s *seats) firstEmpty(m certame.Modality, n int) int {
	list := s.byMod[m]
	return list[len(list)-n]
}

// emptyBefore counts, of the last n seats of m, those below a number: the seats
// of the edital among the empty ones.
func (s *seats) emptyBefore(m certame.Modality, n, limit int) (count int) {
	list := s.byMod[m]
	for _, seat := range list[len(list)-n:] {
		if seat < limit {
			count++
		}
	}
	return count
}

// relabel moves a seat to another modality.
func (s *seats) relabel(seat int, to certame.Modality) {
	from := s.labels[seat]
	at, _ := slices.BinarySearch(s.byMod[from], seat)
	s.byMod[from] = slices.Delete(s.byMod[from], at, at+1)
	at, _ = slices.BinarySearch(s.byMod[to], seat)
	s.byMod[to] = slices.Insert(s.byMod[to], at, seat)
	s.labels[seat] = to
}
