package contest_test

import (
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/vacancy"

	"pgregory.net/rapid"
)

// sentenceLimit is what a person can read: a dozen.
const sentenceLimit = 12

// Every person gets an answer, of at most a dozen sentences, each with its
// article; and every least change it names is verified by making the change in
// the contest itself and computing it again.
func TestExplanationsHold(t *testing.T) {
	check(t, func(t *rapid.T) {
		s := anyContest(t, 3)
		o := s.run(t)
		for i := range o.Roll.Len() {
			e, err := o.Explain(certame.Person(i))
			if err != nil {
				t.Fatalf("%v", err)
			}
			if len(e.Sentences) == 0 || len(e.Sentences) > sentenceLimit {
				t.Fatalf("%d sentences", len(e.Sentences))
			}
			for _, sentence := range e.Sentences {
				if len(sentence.Basis) == 0 {
					t.Fatalf("%s has no article", sentence.Code)
				}
			}
			if e.Change != nil {
				verifyChange(t, s, o, e)
			}
		}
	})
}

func verifyChange(t *rapid.T, s small, o *contest.Outcome, e *contest.Explanation) {
	id := string(o.Roll.IDs.At(e.Person))
	p := o.Posts[0]
	rank := p.RankOf(e.Person)
	if e.Change.MoreSeats > 0 {
		n := len(p.Allocation.Labels)
		if !seatedWithMore(t, o, p, rank, n+e.Change.MoreSeats) || seatedWithMore(t, o, p, rank, n+e.Change.MoreSeats-1) {
			t.Fatalf("%s is not first seated with %d more seats", id, e.Change.MoreSeats)
		}
	}
	if e.Change.Withdrawals > 0 {
		for n, want := range map[int]bool{e.Change.Withdrawals: true, e.Change.Withdrawals - 1: false} {
			if got := seated(withoutLast(s, o, e.Change.List, n).run(t))[id] != ""; got != want {
				t.Fatalf("%s with %d withdrawals of %s: seated %v", id, n, o.Terms.Code(e.Change.List), got)
			}
		}
	}
	if e.Change.PassRank != appointment.NoOne {
		ahead := passing(s, o, id, e.Change.PassRank)
		if seated(ahead.run(t))[id] == "" {
			t.Fatalf("%s is not seated when ahead of rank %d", id, e.Change.PassRank)
		}
	}
}

// seatedWithMore opens seats up to n together, labelled as R-09 says.
func seatedWithMore(t *rapid.T, o *contest.Outcome, p *contest.Post, rank appointment.Rank, n int) bool {
	w := appointment.NewWorld(o.Terms, p.Lists, p.Allocation.Labels)
	result, err := appointment.Appoint(w.WithSeats(vacancy.Extend(o.Terms.Groups, w.Labels, n)))
	if err != nil {
		t.Fatalf("%v", err)
	}
	return result.Holds[rank] != certame.NoModality
}

// withoutLast withdraws the n worst-ranked people who count in a modality.
func withoutLast(s small, o *contest.Outcome, m certame.Modality, n int) small {
	p := o.Posts[0]
	s.people = slices.Clone(s.people)
	for rank := len(p.Appointment.Holds) - 1; rank >= 0 && n > 0; rank-- {
		if p.Appointment.Holds[rank] == m {
			withdraw(s.people, string(o.Roll.IDs.At(p.Lists.Order[rank])))
			n--
		}
	}
	return s
}

func withdraw(people []entrant, id string) {
	for i := range people {
		if people[i].id == id {
			people[i].state = certame.StateWithdrawn
		}
	}
}

// passing spreads the marks apart and gives the person one between the named
// rank and the one ahead of it.
func passing(s small, o *contest.Outcome, id string, to appointment.Rank) small {
	p := o.Posts[0]
	s.people = slices.Clone(s.people)
	for rank, person := range p.Lists.Order {
		for i := range s.people {
			if s.people[i].id == string(o.Roll.IDs.At(person)) {
				s.people[i].score = 10 * (len(p.Lists.Order) - rank)
			}
		}
	}
	for i := range s.people {
		if s.people[i].id == id {
			s.people[i].score = 10*(len(p.Lists.Order)-int(to)) + 5
		}
	}
	return s
}

// A person sub judice moves nobody and holds a mirror seat of her own (T61).
func TestSubJudiceMovesNobody(t *testing.T) {
	s := small{seats: 3, people: []entrant{{id: "1", score: 90}, {id: "2", score: 80, subJudice: true}, {id: "3", score: 70}, {id: "4", score: 60}}}
	s.groups = []edital.DeclaredGroup{{Code: "PPP"}}
	s.table = []edital.TableCell{{Code: "AC", Seats: 3}}
	o := s.run(t)
	if got := calls(o); got != "1:AC:AC 3:AC:AC 4:AC:AC" {
		t.Errorf("called %s", got)
	}
	if m := o.Posts[0].Mirrors; len(m) != 1 || !m[0].Seated || m[0].Label != certame.OpenCompetition {
		t.Errorf("mirrors %+v", m)
	}
	s.mirror = edital.SubJudiceOrdinary
	if got := calls(s.run(t)); got != "1:AC:AC 2:AC:AC 3:AC:AC" {
		t.Errorf("with ordinaria, called %s", got)
	}
}
