package outsider

// scene is one post while it is checked: by person, in the order of candidatos.csv.
type scene struct {
	w      *world
	p      *post
	people *index
	status []uint8
	called []int32  // row of ordem.csv + 1; 0 is without a seat
	lists  []uint64 // lists where the person is classified, one bit each
	place  []int32  // position in the first of them
	apart  []uint64 // lists where the person is sub judice
	score  []int64  // in the lists, where people put posts in order
}

// checkPost makes the checks of one post in their order, and stops at the first
// that fails: the later ones take the earlier for granted.
func (w *world) checkPost(p *post) *Divergence {
	n := len(p.people.keys)
	s := &scene{
		w: w, p: p, status: make([]uint8, n), called: make([]int32, n),
		lists: make([]uint64, n), place: make([]int32, n), apart: make([]uint64, n),
	}
	if w.preference {
		p.scene, s.score = s, make([]int64, n)
	}
	steps := []func() *Divergence{
		s.oneStatus, s.callsAreOfPeople, s.listsAreOfPeople, s.everyoneHasAList,
		s.board, s.calls, s.repeatedSeats, s.seatTable, s.totals, s.listOrder,
		s.passedOver, s.openList, s.sameGroup, s.transfers, s.labelChanges, s.subJudice, s.emptySeats,
	}
	for _, step := range steps {
		if d := step(); d != nil {
			return d
		}
	}
	return nil
}

// row finds a person of another file; -1 is nobody.
func (s *scene) row(k key) int32 {
	row, _ := s.people.find(k)
	return row
}

func (s *scene) name(k key) string { return cutText(s.w.name(k)) }

func (s *scene) label(i int) string { return cutText(s.w.labels[i]) }

// counts says for which label a person counts at the end, or -1.
func (s *scene) counts(row int32) int {
	if s.called[row] == 0 {
		return -1
	}
	return s.p.calls[s.called[row]-1].final
}

// waits says whether a person without a seat would take one: not whoever takes a
// post that they prefer, let this one go, or settled in another. Checks 15 and 16 hold them to it.
func (s *scene) waits(row int32) bool {
	let := s.status[row] == statusElsewhere || s.status[row] == statusRefused || s.status[row] == statusSettled
	return s.called[row] == 0 && (!let || !s.w.preference)
}

// excepted are the people that the rule gives no seat and who were appointed (I-40).
func (s *scene) excepted(k key) bool { return s.p.exempt[k] }

func bit(label int) uint64 { return 1 << label }
