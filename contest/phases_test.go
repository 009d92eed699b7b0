package contest_test

import (
	"fmt"
	"slices"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/trace"

	"pgregory.net/rapid"
)

// twoPhases gives a small contest two phases: the first mark is drawn, the last
// is the score that the contest already had.
func twoPhases(t *rapid.T) (small, *edital.Terms, *certame.Roll) {
	s := anyContest(t, 2)
	d := s.terms().Declared
	d.Phases = []edital.Phase{
		{Code: "p", Column: "nota_p", Weight: 1, Max: certame.NoScore, Minimum: 20 * certame.ScoreUnit, Barrier: &edital.Barrier{Keep: rapid.IntRange(1, 12).Draw(t, "manter")}},
		{Code: "q", Column: "nota_q", Weight: 2, Max: certame.NoScore, Minimum: certame.NoScore},
	}
	if rapid.Bool().Draw(t, "limite") {
		d.Approved = edital.ApprovedLimit{Times: rapid.IntRange(1, 3).Draw(t, "vezes")}
	}
	terms := edital.Resolve(d, trace.Discard)
	r := s.roll(terms)
	first := make([]certame.Score, r.Len())
	for i := range first {
		first[i] = certame.Score(rapid.IntRange(0, 60).Draw(t, "p")) * certame.ScoreUnit
		r.Flags[i] &^= certame.FlagOutsideCut
	}
	r.Components = []certame.Column{{Name: "nota_p", Scores: first}, {Name: "nota_q", Scores: slices.Clone(r.Score)}}
	return s, terms, r
}

// With phases and a limit of approved people, seats still add up, everybody has
// one standing, nobody who stopped is on a list, and the roll that came in stays
// as it was.
func TestPhasesKeepTheRules(t *testing.T) {
	check(t, func(t *rapid.T) {
		_, terms, r := twoPhases(t)
		scores, flags := slices.Clone(r.Score), slices.Clone(r.Flags)
		o, err := contest.Run(terms, r, trace.Log{}, true)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if !slices.Equal(scores, r.Score) || !slices.Equal(flags, r.Flags) || r.Stopped != nil {
			t.Fatal("the roll that came in changed")
		}
		p := o.Posts[0]
		ranked := 0
		for i, person := range p.Lists.Members {
			onLists := p.RankOf(person) >= 0
			if _, _, stopped := p.StopOf(i); stopped && onLists {
				t.Fatalf("%s stopped and is on the lists", r.IDs.At(person))
			}
			if onLists {
				ranked++
			}
		}
		if ranked != len(p.Lists.Order) || len(p.Appointment.Calls) > len(p.Allocation.Labels) {
			t.Fatalf("%d ranked, %d in order, %d calls", ranked, len(p.Lists.Order), len(p.Appointment.Calls))
		}
		checkLimits(t, o)
	})
}

// checkLimits counts what R-17 keeps: on the open list no more than its limit,
// and in a group no more of those who are not on the open list.
func checkLimits(t *rapid.T, o *contest.Outcome) {
	if o.Terms.Approved.Times == 0 {
		return
	}
	p := o.Posts[0]
	for m, seats := range p.Allocation.Counts {
		limit := o.Terms.Approved.Times * seats
		if seats == 0 {
			continue
		}
		var beyond, marks []string
		list := p.Lists.Open
		if m > 0 {
			list = p.Lists.Group(certame.Modality(m))
		}
		n := 0
		for _, rank := range list {
			if m > 0 && slices.Contains(p.Lists.Open, rank) {
				continue
			}
			mark := fmt.Sprint(o.Roll.Score[p.Lists.Order[rank]])
			if n++; n > limit && mark != marks[limit-1] {
				beyond = append(beyond, mark)
			}
			marks = append(marks, mark)
		}
		if len(beyond) > 0 {
			t.Fatalf("%s keeps %d for a limit of %d", o.Terms.Code(certame.Modality(m)), n, limit)
		}
	}
}

// The explanation of everybody keeps its dozen sentences and its articles.
func TestExplanationsOfPhasesHold(t *testing.T) {
	check(t, func(t *rapid.T) {
		_, terms, r := twoPhases(t)
		o, err := contest.Run(terms, r, trace.Log{}, true)
		if err != nil {
			t.Fatalf("%v", err)
		}
		for i := range r.Len() {
			e, err := o.Explain(certame.Person(i))
			if err != nil || len(e.Sentences) == 0 || len(e.Sentences) > sentenceLimit {
				t.Fatalf("%v, %d sentences", err, len(e.Sentences))
			}
			for _, s := range e.Sentences {
				if len(s.Basis) == 0 {
					t.Fatalf("%s has no article", s.Code)
				}
			}
		}
	})
}
