package contest_test

import (
	"reflect"
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"

	"pgregory.net/rapid"
)

// mostMore is how many more seats the tests try.
const mostMore = 12

// Explained one after another, everybody has the places, the last called and the
// people ahead that the lists show, the sentences they have alone, and, of the least
// change, the seats.
func TestExplainerAgrees(t *testing.T) {
	check(t, func(t *rapid.T) {
		o := anyContest(t, 3).run(t)
		x := o.Explainer()
		x.Prepare()
		for _, p := range o.Posts {
			least, tried := o.MoreSeats(p, mostMore)
			for _, who := range p.Lists.Members {
				agrees(t, o, x, who)
				alone, err := o.Explain(who)
				if err != nil {
					t.Fatalf("%v", err)
				}
				same(t, alone, x.Explain(who))
				if want := seatsOfChange(alone, tried); alone.Change != nil && int(least[p.RankOf(who)]) != want {
					t.Fatalf("%d more seats, want %d", least[p.RankOf(who)], want)
				}
			}
		}
	})
}

func seatsOfChange(e *contest.Explanation, tried int) int {
	if e.Change == nil || e.Change.MoreSeats > tried {
		return 0
	}
	return e.Change.MoreSeats
}

// same compares what is said of a person before the least change.
func same(t *rapid.T, alone, among *contest.Explanation) {
	rest := alone.Sentences
	if len(rest) >= len(among.Sentences) {
		rest = rest[:len(among.Sentences)]
	}
	if alone.Situation != among.Situation || alone.Outcome != among.Outcome || !reflect.DeepEqual(rest, among.Sentences) || among.Outcome > len(among.Sentences) {
		t.Fatalf("alone %+v, among all %+v", alone, among)
	}
}

// agrees holds the places of a person to the lists, read from their beginning.
func agrees(t *rapid.T, o *contest.Outcome, x *contest.Explainer, who certame.Person) {
	p := o.Posts[o.Roll.Post[who]]
	got, rank := x.Standings(who)
	if rank != p.RankOf(who) {
		t.Fatalf("rank %d, want %d", rank, p.RankOf(who))
	}
	var want []contest.Standing
	for m := range o.Terms.Modalities() {
		if s, is := standingOn(p, certame.Modality(m), rank); is {
			want = append(want, s)
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%+v, want %+v", got, want)
	}
}

func standingOn(p *contest.Post, m certame.Modality, rank appointment.Rank) (s contest.Standing, is bool) {
	list, offered := p.Lists.Open, p.Lists.Open
	if m != certame.OpenCompetition {
		list, offered = p.Lists.Specific[m-1], p.Lists.Group(m)
	}
	at := slices.Index(list, rank)
	if at < 0 {
		return s, false
	}
	s = contest.Standing{ListPlace: contest.ListPlace{Modality: m, Position: at + 1, Of: len(list)}, Informative: !slices.Contains(offered, rank), Last: appointment.NoOne}
	for _, r := range offered {
		if p.Appointment.Holds[r] == m {
			s.Last = max(s.Last, r)
		}
		if p.Appointment.Holds[r] == certame.NoModality && r < rank {
			s.Ahead++
		}
	}
	return s, true
}

// With facts in the book, those who wait are called by the seats that MoreSeats says,
// and by no fewer.
func TestMoreSeatsWithFacts(t *testing.T) {
	check(t, func(t *rapid.T) {
		m := anyBook(t, 20)
		p, err := m.live.At(m.post)
		if err != nil {
			t.Fatalf("%v", err)
		}
		least, tried := m.live.MoreSeats(p, mostMore)
		for n := 1; n <= tried; n++ {
			w, _ := m.live.WithMore(p, n)
			holds := appointment.Assign(w)
			for rank, first := range least {
				if int(first) == n && holds[rank] == certame.NoModality || int(first) > n && holds[rank] != certame.NoModality {
					t.Fatalf("rank %d: first %d, with %d has %v", rank, first, n, holds[rank])
				}
			}
		}
	})
}
