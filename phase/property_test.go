package phase

import (
	"slices"
	"testing"

	"certame"

	"pgregory.net/rapid"
)

// The order of the input never matters.
func TestInputOrderNeverMatters(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		shuffled := w
		shuffled.people = rapid.Permutation(w.people).Draw(t, "shuffled")
		a, b := w.told(), shuffled.told()
		for _, e := range w.people {
			if a[e.id] != b[e.id] {
				t.Fatalf("%s: %q became %q", e.id, a[e.id], b[e.id])
			}
		}
	})
}

// an optante whose option stands and who reached the minimum goes on,
// wherever the edital does not limit optantes.
func TestOptanteWithMinimumGoesOn(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		o, c := w.run()
		for _, result := range o.Results {
			if b := w.phases[result.Phase].Barrier; b != nil && b.Limits {
				continue
			}
			for i, p := range o.Members {
				if f := result.Facts[i]; f.Took && f.Minimum && c.claims(p) != 0 && f.Way == NoWay {
					t.Fatalf("%s stopped with %d", w.people[i].id, f.Stop)
				}
			}
		}
	})
}

// Raising one mark of a person never stops her earlier, nor takes from her a
// phase that she passed.
func TestRaisingAMarkNeverStops(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		if len(w.people) == 0 {
			t.Skip("nobody to raise")
		}
		i := rapid.IntRange(0, len(w.people)-1).Draw(t, "who")
		c := rapid.IntRange(0, len(w.columns())-1).Draw(t, "column")
		if w.people[i].marks[c] < 0 {
			t.Skip("no mark to raise")
		}
		before, _ := w.run()
		raised := w
		raised.people = slices.Clone(w.people)
		raised.people[i].marks = slices.Clone(w.people[i].marks)
		raised.people[i].marks[c] += rapid.IntRange(1, 5).Draw(t, "points")
		after, _ := raised.run()
		if stage(before, i) > stage(after, i) {
			t.Fatalf("%s went from stage %d to %d", w.people[i].id, stage(before, i), stage(after, i))
		}
	})
}

// stage is how many phases a person passed.
func stage(o *Outcome, i int) int {
	if o.StopAt[i] >= 0 {
		return o.StopAt[i]
	}
	return len(o.Results)
}

// a denial changes nothing for anybody else; the person goes on exactly
// when every phase found her inside the open cut, or a court order stands.
func TestDenialMovesNobodyElse(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		if len(w.people) == 0 {
			t.Skip("nobody to deny")
		}
		i := rapid.IntRange(0, len(w.people)-1).Draw(t, "who")
		w.people[i].denied, w.people[i].subJudice = false, false
		denied := w
		denied.people = slices.Clone(w.people)
		denied.people[i].denied = true
		before, _ := w.run()
		after, _ := denied.run()
		for j := range w.people {
			if j != i && (before.Stops[j] != after.Stops[j] || before.StopAt[j] != after.StopAt[j] || before.Outside[j] != after.Outside[j]) {
				t.Fatalf("denying %s moved %s", w.people[i].id, w.people[j].id)
			}
		}
		inside := true
		for _, result := range after.Results {
			inside = inside && result.Facts[i].Inside
		}
		if len(after.Results) > 0 && (after.Stops[i] == certame.NotStopped) != inside {
			t.Fatalf("%s denied: inside every cut %v, stop %d", w.people[i].id, inside, after.Stops[i])
		}
	})
}

// A person without any mark changes nothing for the others.
func TestWhoTookNothingTakesNoPlace(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		if len(w.people) == 0 {
			t.Skip("a post without people waits for nothing")
		}
		before := w.told()
		marks := slices.Repeat([]int{-1}, len(w.columns()))
		more := w
		more.people = append(slices.Clone(w.people), entrant{id: "999", marks: marks, birth: 1970, options: []string{"PPP"}})
		after := more.told()
		for _, e := range w.people {
			if after[e.id] != before[e.id] {
				t.Fatalf("%s: %q became %q", e.id, before[e.id], after[e.id])
			}
		}
	})
}
