package classification

import (
	"certame"
	"certame/edital"
	"certame/trace"
)

// Rank is a place in the order of a post, from 0. A better-ranked person has a
// smaller Rank.
type Rank int32

// Lists are the final lists of one post, whole length, as ranks.
type Lists struct {
	Order    []certame.Person   // everybody approved, best first
	Standing []Standing         // by member of the post, in Members order
	Members  []certame.Person   // everybody registered for the post
	Open     []Rank             // the open list, optantes included
	Specific [][]Rank           // by group: everybody with a valid option
	Final    []certame.GroupSet // by rank: groups in which classified
	Mirror   []bool             // by rank: sub judice, holds no real seat
	Ties     []Tie
}

// Classify makes the lists of one post. seats are the counts of the post by
// modality, for the relative position of I-09; first are those of the edital alone,
// which say how many are approved: a vacancy that opens later brings nobody
// back.
func Classify(t *edital.Terms, r *certame.Roll, members []certame.Person, seats, first []int, where string, sink trace.Sink) *Lists {
	l := &Lists{Members: members, Standing: make([]Standing, len(members))}
	approved := make([]certame.Person, 0, len(members))
	mirror := t.SubJudice == edital.SubJudiceMirror
	for i, p := range members {
		l.Standing[i] = standing(t, r, p, mirror)
		if l.Standing[i] == Ranked || l.Standing[i] == Mirrored {
			approved = append(approved, p)
		}
	}
	l.Order, l.Ties = rank(t, r, approved)
	l.spread(t, r)
	l.settleModalities(t, r, seats, where, sink)
	l.limit(t, r, first, where, sink)
	l.toTheEnd(r)
	reportTies(t, r, l, where, sink)
	return l
}

// spread puts each rank on the lists where it stands: the open list when the
// person is inside the open cut in every phase, and the list of every valid
// option (Lei 15.142/2025, art. 7º, § 1º; Decreto, arts. 16 and 18).
func (l *Lists) spread(t *edital.Terms, r *certame.Roll) {
	l.Open = make([]Rank, 0, len(l.Order))
	l.Specific = make([][]Rank, len(t.Groups))
	l.Final = make([]certame.GroupSet, len(l.Order))
	l.Mirror = make([]bool, len(l.Order))
	for i, p := range l.Order {
		flags := r.Flags[p]
		if flags&certame.FlagSubJudice != 0 && t.SubJudice == edital.SubJudiceMirror {
			l.Mirror[i] = true
		}
		if flags&certame.FlagOutsideCut == 0 && !l.Mirror[i] {
			l.Open = append(l.Open, Rank(i))
		}
		for set := claims(r, p); set != 0; set &= set - 1 {
			g := set.First() - 1
			if !l.Mirror[i] {
				l.Specific[g] = append(l.Specific[g], Rank(i))
			}
			l.Final[i] = l.Final[i].With(g + 1)
		}
	}
}

// Group is the list of the people classified finally in m, best first.
func (l *Lists) Group(m certame.Modality) []Rank {
	var out []Rank
	for _, rank := range l.Specific[m-1] {
		if l.Final[rank].Has(m) {
			out = append(out, rank)
		}
	}
	return out
}
