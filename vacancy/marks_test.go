package vacancy

import (
	"slices"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"

	"pgregory.net/rapid"
)

func wideTerms(seats ...int) *edital.Terms {
	d := edital.Declared{Published: certame.MustDate(2026, 2, 10), Regime: law.RegimeDec12536, Scope: edital.ScopeNotice}
	for i, n := range seats {
		d.Posts = append(d.Posts, edital.DeclaredPost{Code: string(rune('A' + i)), Vacancies: n})
	}
	return edital.Resolve(d, trace.Discard)
}

// Two posts of four seats, PPP 2, PcD 1. In A the best PPP stands second of all and
// enters by the open list whatever happens; the next two stand fifth and sixth in
// B. Both PPP seats go to B, and none to A. There is no pessoa com deficiência: the
// seat goes where most open seats are.
func TestPlaceByMarks(t *testing.T) {
	terms := wideTerms(4, 4)
	pool := Pools(terms)[0]
	lists := []PostLists{
		{Open: []int32{0, 1, 2, 3, 4, 5}, Group: [][]int32{{1}, nil, nil, nil}},
		{Open: []int32{0, 1, 2, 3, 4, 5}, Group: [][]int32{{4, 5}, nil, nil, nil}},
	}
	general := [][]Optante{{{0, 1}, {1, 4}, {1, 5}}, nil, nil, nil}
	tables, placed := PlaceByMarks(terms, pool, lists, general)
	if !slices.Equal(tables[0], []int{3, 0, 0, 0, 1}) || !slices.Equal(tables[1], []int{2, 2, 0, 0, 0}) {
		t.Errorf("%v", tables)
	}
	if len(placed) != 3 || placed[0].For.Rank != -1 || placed[1].For != (Optante{1, 4}) || placed[2].For != (Optante{1, 5}) {
		t.Errorf("%+v", placed)
	}
}

// One seat at A, whose first is PPP and whose second is PPP too: reserving it would
// only take the first from the open list to the reserve. It goes to C, where it
// seats somebody.
func TestPlaceByMarksWastesNothing(t *testing.T) {
	terms := wideTerms(1, 1)
	lists := []PostLists{
		{Open: []int32{0, 1}, Group: [][]int32{{0, 1}, nil, nil, nil}},
		{Open: []int32{0, 1}, Group: [][]int32{{1}, nil, nil, nil}},
	}
	tables, _ := PlaceByMarks(terms, Pools(terms)[0], lists, [][]Optante{{{0, 0}, {0, 1}, {1, 1}}, nil, nil, nil})
	if tables[0][1] != 0 || tables[1][1] != 1 {
		t.Errorf("%v", tables)
	}
}

// On random pools: the counts of the pool are placed, no more than a post has, and
// every seat placed for somebody seats somebody at the end unless another group's
// seat was placed there after. The groups are disjoint, as after art. 21.
func TestPlacingKeepsCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.SliceOfN(rapid.IntRange(0, 9), 2, 6).Draw(t, "seats")
		terms := wideTerms(seats...)
		pool := Pools(terms)[0]
		lists := make([]PostLists, len(seats))
		general := make([][]Optante, len(terms.Groups))
		for i := range lists {
			people := rapid.IntRange(0, 12).Draw(t, "people")
			lists[i].Group = make([][]int32, len(terms.Groups))
			for rank := range int32(people) {
				lists[i].Open = append(lists[i].Open, rank)
				if g := rapid.IntRange(-4, 3).Draw(t, "group"); g >= 0 {
					lists[i].Group[g] = append(lists[i].Group[g], rank)
					general[g] = append(general[g], Optante{i, rank})
				}
			}
		}
		for g := range general {
			slices.SortStableFunc(general[g], func(a, b Optante) int { return int(a.Rank) - int(b.Rank) })
		}
		order := rapid.Permutation(Tickets(terms)).Draw(t, "order")
		drawn, ok := PlaceDrawn(terms, pool, order)
		marks, placed := PlaceByMarks(terms, pool, lists, general)
		if !ok {
			t.Fatalf("the draw of %v left seats out", order)
		}
		for name, tables := range map[string][][]int{"drawn": drawn, "marks": marks} {
			sum := make([]int, terms.Modalities())
			for i, table := range tables {
				for m, n := range table {
					if sum[m] += n; n < 0 {
						t.Fatalf("%s: %v", name, tables)
					}
				}
				if sumOf(table) != seats[i] {
					t.Fatalf("%s: %v of %v", name, tables, seats)
				}
			}
			if !slices.Equal(sum, Counts(terms.Groups, pool.Total)) {
				t.Fatalf("%s: %v, want %v", name, sum, Counts(terms.Groups, pool.Total))
			}
		}
		if len(placed) != sumOf(Counts(terms.Groups, pool.Total)[1:]) {
			t.Fatalf("%d placed", len(placed))
		}
	})
}

// The first drawn are reserved in the order of placement, and a draw that lacks a
// seat, or names one twice, places nothing.
func TestPlaceDrawn(t *testing.T) {
	terms := wideTerms(4, 4)
	pool := Pools(terms)[0]
	tickets := Tickets(terms)
	order := []string{tickets[7], tickets[0], tickets[4], tickets[1], tickets[2], tickets[3], tickets[5], tickets[6]}
	tables, ok := PlaceDrawn(terms, pool, order) // PcD in B, PPP in A and in B
	if !ok || !slices.Equal(tables[0], []int{3, 1, 0, 0, 0}) || !slices.Equal(tables[1], []int{2, 1, 0, 0, 1}) {
		t.Errorf("%v %v", tables, ok)
	}
	order[0] = order[1]
	if _, ok := PlaceDrawn(terms, pool, order); ok {
		t.Error("a ticket drawn twice filled two seats")
	}
}
