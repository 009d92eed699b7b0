package review

import (
	"hash/maphash"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// worker checks the rows of one part.
type worker struct {
	list        *List
	corrections map[int]Correction
	seed        maphash.Seed
	read        int
	quarantine  []Quarantine
	dropped     int // rows beyond the limit of the list
	counts      []Counts
	people      people
	folded      []byte // the last name
	posts       map[string]*post
	lastPost    string
	last        *post
	hidden      int
	titled      bool // some row may be the title of another list
	repeated    int  // headers
	discarded   int
	suffixed    int
	judicial    int
	order       []position
	seats       seatSums
	kept        []wordsSeen              // by column
	verdicts    []map[string]*cell.Fault // by column
}

// post is how often a post appears, and where first.
type post struct{ line, rows int }

type position struct{ line, n int }

func (l *List) newWorker(corrections map[int]Correction, seed maphash.Seed) *worker {
	return &worker{list: l, corrections: corrections, seed: seed, counts: make([]Counts, len(l.columns)), posts: map[string]*post{}, kept: make([]wordsSeen, len(l.columns)), verdicts: make([]map[string]*cell.Fault, len(l.columns))}
}

// row checks one row and says whether it was accepted.
func (w *worker) row(r *tabular.Row) (accepted bool) {
	if !w.list.isBody(r) {
		if r.Line > w.list.header.line {
			w.repeated++
		}
		return false
	}
	if discard := w.correct(r); discard {
		w.discarded++
		return false
	}
	w.read++
	w.titled = w.titled || w.list.isTitle(r)
	if r.Hidden {
		w.hidden++
	}
	faults := w.faults(r)
	if len(faults) > 0 {
		w.hold(r, faults)
	}
	w.remember(r)
	return len(faults) == 0
}

// count notes what the cell is, for the table of evidence.
func (w *worker) count(i int, text []byte, kind tabular.Type, value profile.Value) {
	n := &w.counts[i]
	switch {
	case cell.IsMissing(text):
		n.Missing++
	case kind == tabular.Number:
		n.Native++
	case value != profile.Mark:
		n.Text++
	default:
		whole, _, sign := cell.NumberShape(text)
		switch {
		case sign == ',':
			n.Comma++
		case sign == '.':
			n.Dot++
		case whole > 0:
			n.Whole++
		default:
			n.Doubtful++
		}
	}
}

// countSuffix is the name without its suffixes, which are counted.
func (w *worker) countSuffix(text []byte) []byte {
	name, suffixes := cell.BareName(text)
	if suffixes != "" {
		w.suffixed++
	}
	if cell.SubJudice.MatchString(suffixes) {
		w.judicial++
	}
	return name
}
