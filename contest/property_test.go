package contest_test

import (
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/trace"
	"certame/vacancy"

	"pgregory.net/rapid"
)

// Property 1: the order of the input never matters.
func TestInputOrderNeverMatters(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 2)
		shuffled := s
		shuffled.people = rapid.Permutation(s.people).Draw(t, "shuffled")
		if a, b := calls(s.run(t)), calls(shuffled.run(t)); a != b {
			t.Fatalf("%q became %q", a, b)
		}
	})
}

// Properties 2 and 3: nobody holds two seats; filled and empty make the total;
// whoever holds a modality sits on a seat that now bears it.
func TestSeatsAddUp(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 3).run(t)
		a := o.Posts[0].Appointment
		held := map[appointment.Rank]bool{}
		empty := 0
		for _, seat := range a.Seats {
			switch {
			case seat.Holder == appointment.NoOne:
				empty++
			case held[seat.Holder]:
				t.Fatalf("rank %d holds two seats", seat.Holder)
			case a.Holds[seat.Holder] != seat.Current:
				t.Fatalf("rank %d counts as %d on a seat of %d", seat.Holder, a.Holds[seat.Holder], seat.Current)
			default:
				held[seat.Holder] = true
			}
		}
		if len(held)+empty != len(o.Posts[0].Allocation.Labels) || len(held) != len(a.Calls) || len(held) != len(seated(o)) {
			t.Fatalf("%d held, %d empty, %d called, %d seats", len(held), empty, len(a.Calls), len(a.Seats))
		}
	})
}

// Property 4: on every list, nobody without a seat stands before somebody who
// took a seat of that list.
func TestNobodyIsPassedOver(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 3).run(t)
		p := o.Posts[0]
		for m := range o.Terms.Modalities() {
			list := p.Lists.Open
			if m > 0 {
				list = p.Lists.Group(certame.Modality(m))
			}
			passed := appointment.NoOne
			for _, rank := range list {
				switch p.Appointment.Holds[rank] {
				case certame.NoModality:
					passed = rank
				case certame.Modality(m):
					if passed != appointment.NoOne {
						t.Fatalf("rank %d was passed over by %d on %s", passed, rank, o.Terms.Code(certame.Modality(m)))
					}
				}
			}
		}
	})
}

// Property 5: those who count as open are the first of the open list, optantes
// included, as many as the open seats after reversion; they use no reserve.
func TestOpenSeatsGoToTheFirstOfTheOpenList(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 3).run(t)
		p := o.Posts[0]
		open := 0
		for _, seat := range p.Appointment.Seats {
			if seat.Current == certame.OpenCompetition {
				open++
			}
		}
		for i, rank := range p.Lists.Open {
			counts := p.Appointment.Holds[rank] == certame.OpenCompetition
			if counts != (i < open) {
				t.Fatalf("place %d of the open list counts as open: %v, with %d open seats", i+1, counts, open)
			}
		}
	})
}

// subsetExcept fails unless everybody seated before, but the named, is seated after.
func subsetExcept(t *rapid.T, before, after map[string]string, except string, what string) {
	for id := range before {
		if _, stays := after[id]; !stays && id != except {
			t.Fatalf("%s unseated %s: %v became %v", what, id, before, after)
		}
	}
}

// Property 6: a withdrawal or a denial never unseats a third person.
func TestLeavingUnseatsNobodyElse(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 1)
		if len(s.people) == 0 {
			t.Skip("nobody to leave")
		}
		i := rapid.IntRange(0, len(s.people)-1).Draw(t, "who")
		before := seated(s.run(t))
		gone := s
		gone.people = slices.Clone(s.people)
		if rapid.Bool().Draw(t, "denied") {
			gone.people[i].denied = gone.people[i].options
		} else {
			gone.people[i].state = certame.StateWithdrawn
		}
		subsetExcept(t, before, seated(gone.run(t)), s.people[i].id, "leaving")
	})
}

// Property 6: opting for one group never makes the person worse off, and
// unseats at most one other.
func TestOneOptionNeverHurts(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 1)
		if len(s.people) == 0 {
			t.Skip("nobody to opt")
		}
		i := rapid.IntRange(0, len(s.people)-1).Draw(t, "who")
		s.people[i].options, s.people[i].denied, s.people[i].outside = nil, nil, false
		before := seated(s.run(t))
		opted := s
		opted.people = slices.Clone(s.people)
		opted.people[i].options = []string{rapid.SampledFrom(groupCodes[:]).Draw(t, "group")}
		after := seated(opted.run(t))
		if before[s.people[i].id] != "" && after[s.people[i].id] == "" {
			t.Fatalf("opting unseated the optante: %v became %v", before, after)
		}
		lost := 0
		for id := range before {
			if after[id] == "" {
				lost++
			}
		}
		if lost > 1 {
			t.Fatalf("one option unseated %d people: %v became %v", lost, before, after)
		}
	})
}

// Property 6: raising one score never unseats its owner.
func TestRaisingAScoreNeverUnseats(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 1)
		if len(s.people) == 0 {
			t.Skip("nobody to raise")
		}
		i := rapid.IntRange(0, len(s.people)-1).Draw(t, "who")
		before := seated(s.run(t))
		s.people = slices.Clone(s.people)
		if s.people[i].score >= 0 {
			s.people[i].score += rapid.IntRange(1, 30).Draw(t, "points")
		}
		if id := s.people[i].id; before[id] != "" && seated(s.run(t))[id] == "" {
			t.Fatalf("a better score unseated %s", id)
		}
	})
}

// Property 6: S(k−1) ⊆ S(k), and the k-th person called is the difference.
func TestSetsAreNested(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 2).run(t)
		p := o.Posts[0]
		full := appointment.NewWorld(o.Terms, p.Lists, p.Allocation.Labels)
		k := rapid.IntRange(0, len(p.Allocation.Labels)).Draw(t, "k")
		part, err := appointment.Appoint(full.WithSeats(p.Allocation.Labels[:k]))
		if err != nil {
			t.Fatalf("%v", err)
		}
		for i, c := range part.Calls {
			if whole := p.Appointment.Calls[i]; whole.Rank != c.Rank || whole.Label != c.Label || whole.Seat != c.Seat {
				t.Fatalf("call %d with %d seats is %+v, with all %+v", i+1, k, c, whole)
			}
		}
	})
}

// Property 7: a fact about nobody relevant changes nothing.
func TestIrrelevantPersonChangesNothing(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 2)
		before := calls(s.run(t))
		s.people = append(slices.Clone(s.people), entrant{id: "9999", score: -1, options: []string{"PPP"}})
		if after := calls(s.run(t)); after != before {
			t.Fatalf("%q became %q", before, after)
		}
	})
}

// Property 8: the recorder changes nothing.
func TestRecorderChangesNothing(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 3)
		terms := s.terms()
		silent, err := contest.Run(terms, s.roll(terms), trace.Log{}, false)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if a, b := calls(s.run(t)), calls(silent); a != b || len(silent.Steps()) != 0 {
			t.Fatalf("%q without the recorder is %q", a, b)
		}
	})
}

// Property 9: one seat more unseats nobody, except at the totals where the open
// competition itself has one seat less (49 → 50 and its kin).
func TestOneMoreSeatUnseatsNobody(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 1)
		groups := s.terms().Groups
		if vacancy.Counts(groups, s.seats)[0] > vacancy.Counts(groups, s.seats+1)[0] {
			t.Skip("the open competition loses a seat here")
		}
		before := seated(s.run(t))
		s.seats++
		subsetExcept(t, before, seated(s.run(t)), "", "one more seat")
	})
}

// Property 10: the labels of the order plus the reversions, applied in turn,
// are the labels at the end.
func TestTransfersReconcile(t *testing.T) {
	check(t, func(t *rapid.T) {
		a := anyContest(t, 3).run(t).Posts[0].Appointment
		labels := make([]certame.Modality, len(a.Seats))
		for i, seat := range a.Seats {
			labels[i] = seat.Label
		}
		for _, tr := range a.Transfers {
			if tr.Kind != appointment.Reverts {
				continue
			}
			if labels[tr.Seat-1] != tr.From {
				t.Fatalf("transfer %+v from a seat of %d", tr, labels[tr.Seat-1])
			}
			labels[tr.Seat-1] = tr.To
		}
		for i, seat := range a.Seats {
			if labels[i] != seat.Current {
				t.Fatalf("seat %d ends as %d, transfers say %d", i+1, seat.Current, labels[i])
			}
		}
	})
}

// Property 11: every person who came in has exactly one standing.
func TestEverybodyHasOneStanding(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 3)
		o := s.run(t)
		p := o.Posts[0]
		ranked := 0
		for i := range p.Lists.Members {
			if situation := contest.SituationOf(p.Lists.Standing[i], false); situation == contest.OnLists || situation == contest.SubJudice {
				ranked++
			}
		}
		if len(p.Lists.Members) != len(s.people) || ranked != len(p.Lists.Order) {
			t.Fatalf("%d people, %d members, %d ranked, %d in order", len(s.people), len(p.Lists.Members), ranked, len(p.Lists.Order))
		}
	})
}

// Property 12: among people of the same group and rights, calls follow rank.
func TestCallsFollowRankWithinAGroup(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 2).run(t)
		p := o.Posts[0]
		last := map[[2]int]appointment.Rank{}
		for _, c := range p.Appointment.Calls {
			rights := [2]int{int(p.Lists.Final[c.Rank]), int(o.Roll.Flags[p.Lists.Order[c.Rank]] & certame.FlagOutsideCut)}
			if before, ok := last[rights]; ok && before > c.Rank {
				t.Fatalf("rank %d is called before %d of the same group", before, c.Rank)
			}
			last[rights] = c.Rank
		}
	})
}

// Several options with overlapping lists (por_resultado, acumula_pcd) keep the
// seats consistent too.
func TestOverlappingListsKeepTheRules(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 3)
		s.multiple = edital.Multiple{Outcome: rapid.Bool().Draw(t, "resultado"), Accumulates: rapid.Bool().Draw(t, "acumula")}
		o := s.run(t)
		if n := len(seated(o)); n != len(o.Posts[0].Appointment.Calls) || n > s.seats {
			t.Fatalf("%d seated, %d called, %d seats", n, len(o.Posts[0].Appointment.Calls), s.seats)
		}
	})
}
