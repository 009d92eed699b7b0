package appointment

import "certame"

// seating is one state of the assignment while it is being computed.
type seating struct {
	w      *World
	holds  []certame.Modality // by rank; NoModality when unseated
	next   []int              // by modality: first place of its list not offered yet
	free   []int              // by modality: no unseated person stands before this place
	empty  []int              // by modality: seats nobody took
	seated int
	moves  []move // changes of hands since the last reset, oldest first
}

// move is one change of hands: rank left one modality for another.
type move struct {
	rank     Rank
	from, to certame.Modality
}

func newSeating(w *World) *seating {
	s := &seating{
		w:     w,
		holds: make([]certame.Modality, w.People),
		next:  make([]int, len(w.Lists)),
		free:  make([]int, len(w.Lists)),
		empty: make([]int, len(w.Lists)),
	}
	for i := range s.holds {
		s.holds[i] = certame.NoModality
	}
	return s
}

// offer gives one more seat of m to the next person of its list who prefers it;
// when that person leaves another seat, it is offered again. It reports whether
// somebody took the seat of m. Lists are walked once: whoever was passed over
// holds something better and never comes back to something worse.
func (s *seating) offer(m certame.Modality) bool {
	list := s.w.Lists[m]
	for s.next[m] < len(list) {
		rank := list[s.next[m]]
		s.next[m]++
		left := s.holds[rank]
		if !s.prefers(m, left) {
			continue
		}
		s.holds[rank] = m
		s.moves = append(s.moves, move{rank, left, m})
		if left == certame.NoModality {
			s.seated++
		} else if !s.offer(left) {
			s.empty[left]++
		}
		return true
	}
	return false
}

func (s *seating) prefers(m, held certame.Modality) bool {
	return held == certame.NoModality || s.w.Preferred[m] < s.w.Preferred[held]
}

// open adds a seat of m: somebody takes it or it stands empty.
func (s *seating) open(m certame.Modality) {
	if !s.offer(m) {
		s.empty[m]++
	}
}

// waiting reports whether somebody without any seat stands on the list of m,
// and who is the first.
func (s *seating) waiting(m certame.Modality) (Rank, bool) {
	list := s.w.Lists[m]
	for s.free[m] < len(list) && s.holds[list[s.free[m]]] != certame.NoModality {
		s.free[m]++
	}
	if s.free[m] == len(list) {
		return NoOne, false
	}
	return list[s.free[m]], true
}

// reset empties every seat. Only the ranks that moved are touched: a post may
// have half a million people and forty seats.
func (s *seating) reset() {
	for _, m := range s.moves {
		s.holds[m.rank] = certame.NoModality
	}
	s.moves, s.seated = s.moves[:0], 0
	clear(s.next)
	clear(s.free)
	clear(s.empty)
}
