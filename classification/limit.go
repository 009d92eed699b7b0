package classification

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// limit is R-17 (Decreto 9.739/2019, art. 39): each list keeps as many people as
// its own seats allow, ties at the last place included; who is left on no list
// is not approved. Optantes inside the limit of the open list do not use up that
// of their group (I-34).
func (l *Lists) limit(t *edital.Terms, r *certame.Roll, seats []int, where string, sink trace.Sink) {
	limits := phase.Limits(t, seats)
	if limits == nil {
		return
	}
	kept := make([]bool, len(l.Order))
	copy(kept, l.Mirror)
	open := l.keep(r, l.Open, limits[certame.OpenCompetition], kept)
	for g := range l.Specific {
		l.keepGroup(r, certame.Modality(g+1), limits[g+1], open, kept)
	}
	before := len(l.Order)
	l.retain(kept, open, beyond(t))
	recordLimit(t, limits, before, len(l.Order), where, sink)
}

func beyond(t *edital.Terms) Standing {
	if t.Approved.Annex == "" {
		return BeyondOwn
	}
	return BeyondLimit
}

// keepGroup keeps the first so many of a group among those the open list does
// not keep; the others leave its list, and the post unless another list keeps
// them.
func (l *Lists) keepGroup(r *certame.Roll, m certame.Modality, limit int, open, kept []bool) {
	var rest []Rank
	for _, rank := range l.Group(m) {
		if !open[rank] {
			rest = append(rest, rank)
		}
	}
	here := l.keep(r, rest, limit, kept)
	for _, rank := range rest {
		if !here[rank] {
			l.Final[rank] &^= certame.GroupSet(0).With(m)
		}
	}
	l.Specific[m-1] = slices.DeleteFunc(l.Specific[m-1], func(rank Rank) bool {
		_, waiting := slices.BinarySearch(rest, rank)
		return waiting && !here[rank]
	})
}

// keep marks the first so many of a list, and who has the mark of the last of
// them (art. 39, § 3º). It returns, by rank, whom this list keeps.
func (l *Lists) keep(r *certame.Roll, list []Rank, limit int, kept []bool) (here []bool) {
	here = make([]bool, len(l.Order))
	for i, rank := range list {
		if limit != phase.NoLimit && i >= limit && (limit == 0 || l.mark(r, rank) != l.mark(r, list[limit-1])) {
			break
		}
		here[rank], kept[rank] = true, true
	}
	return here
}

func (l *Lists) mark(r *certame.Roll, rank Rank) certame.Score { return r.Score[l.Order[rank]] }

// retain leaves on the lists only the ranks kept, renumbered; the open list only
// those it keeps itself.
func (l *Lists) retain(kept, open []bool, gone Standing) {
	to, next := make([]Rank, len(l.Order)), Rank(0)
	left := make(map[certame.Person]bool)
	for i, person := range l.Order {
		if to[i] = -1; !kept[i] {
			left[person] = true
			continue
		}
		l.Order[next], l.Final[next], l.Mirror[next] = person, l.Final[i], l.Mirror[i]
		to[i] = next
		next++
	}
	l.Order, l.Final, l.Mirror = l.Order[:next], l.Final[:next], l.Mirror[:next]
	l.Open = renumber(l.Open, to, open)
	for g := range l.Specific {
		l.Specific[g] = renumber(l.Specific[g], to, kept)
	}
	for i, person := range l.Members {
		if left[person] {
			l.Standing[i] = gone
		}
	}
	l.Ties = renumberTies(l.Ties, to)
}

func renumber(list, to []Rank, kept []bool) (out []Rank) {
	for _, rank := range list {
		if kept[rank] {
			out = append(out, to[rank])
		}
	}
	return out
}

// renumberTies keeps the runs in which two people or more are left.
func renumberTies(ties []Tie, to []Rank) (out []Tie) {
	for _, tie := range ties {
		run := Tie{First: -1}
		for rank := tie.First; rank <= tie.Last; rank++ {
			if to[rank] < 0 {
				continue
			}
			if run.First < 0 {
				run.First = int(to[rank])
			}
			run.Last = int(to[rank])
		}
		if run.First >= 0 && run.Last > run.First {
			out = append(out, run)
		}
	}
	return out
}

func recordLimit(t *edital.Terms, limits []int, before, after int, where string, sink trace.Sink) {
	step := trace.Step{
		ID: "phase/limit[" + where + "]", Rule: "R-17", Subject: where, Basis: phase.LimitBasis(t),
		Interpretation: law.I34, DecidedBy: "padrao",
		Inputs:  []trace.Input{{Name: "com_o_minimo", Value: trace.Int(before), Source: "passo:phase"}},
		Verdict: trace.Applied, Value: trace.Int(after),
	}
	for m, n := range limits {
		if n != phase.NoLimit {
			step.Inputs = append(step.Inputs, trace.Input{Name: t.Code(certame.Modality(m)), Value: trace.Int(n), Source: "edital:limite_aprovados", Decisive: true})
		}
	}
	sink.Step(step)
}
