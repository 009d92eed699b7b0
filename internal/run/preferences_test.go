package run

import (
	"path/filepath"
	"slices"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/demo"
)

func unified(t testing.TB, u demo.Unified) *contest.Outcome {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	if err := u.Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func small() demo.Unified {
	return demo.Unified{People: 1500, Posts: 40, Blocks: 3, Seats: 300, Longest: 12, Seed: 7}
}

// From the files to the seats: everybody in one post at most, and nobody wants a
// seat that somebody behind them, on the same list, has.
func TestUnifiedContestIsStable(t *testing.T) {
	o := unified(t, small())
	if pairs := o.Preferred.Allocation.Blocking(); len(pairs) > 0 {
		t.Fatalf("%d blocking pairs", len(pairs))
	}
	seats := make([]int, o.Roll.Preferences.Len())
	waits := 0
	for _, p := range o.Posts {
		for m := range o.Terms.Modalities() {
			list := p.Lists.Open
			if m > 0 {
				list = p.Lists.Group(certame.Modality(m))
			}
			waits += passedOver(t, o, p, certame.Modality(m), list)
		}
		for _, call := range p.Appointment.Calls {
			seats[o.Roll.Preferences.Candidate[p.Lists.Order[call.Rank]]]++
		}
	}
	if slices.Max(seats) != 1 || waits < 1000 {
		t.Errorf("somebody has %d seats; %d waits seen", slices.Max(seats), waits)
	}
}

// passedOver fails when somebody who wants a seat of the list stands before
// somebody who has one; it counts those who want.
func passedOver(t *testing.T, o *contest.Outcome, p *contest.Post, m certame.Modality, list []appointment.Rank) (waits int) {
	t.Helper()
	for _, rank := range list {
		row := p.Lists.Order[rank]
		switch held := p.Appointment.Holds[rank]; {
		case held == m && waits > 0:
			t.Fatalf("%s %s: %s has a seat behind somebody who wants it", o.Terms.Posts[p.Index].Code, o.Terms.Code(m), o.Roll.IDs.At(row))
		case held == certame.NoModality && prefers(o, row):
			waits++
		}
	}
	return waits
}

// prefers reports, from the places alone, whether the post of a row comes before
// the one its candidate has.
func prefers(o *contest.Outcome, row certame.Person) bool {
	takes := o.Takes(row)
	return takes == certame.Nobody || o.Roll.Preferences.Place[row] < o.Roll.Preferences.Place[takes]
}

// A person sub judice moves nobody: without her the seats are the same.
func TestMirrorsByPreferenceMoveNobody(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "certame")
	if err := small().Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	before := callsOf(t, l)
	for who := range int32(60) {
		for _, row := range l.Roll.Preferences.Of(who) {
			l.Roll.State[row] = certame.StateEliminated
		}
	}
	out := callsOf(t, l)
	for who := range int32(60) {
		for _, row := range l.Roll.Preferences.Of(who) {
			l.Roll.State[row], l.Roll.Flags[row] = certame.StateActive, l.Roll.Flags[row]|certame.FlagSubJudice
		}
	}
	apart := callsOf(t, l)
	if !slices.Equal(out, apart) || slices.Equal(before, apart) {
		t.Errorf("apart %d calls, without them %d, with them %d", len(apart), len(out), len(before))
	}
}

func callsOf(t *testing.T, l *Loaded) (rows []certame.Person) {
	t.Helper()
	o, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range o.Posts {
		for _, call := range p.Appointment.Calls {
			rows = append(rows, p.Lists.Order[call.Rank])
		}
	}
	return rows
}

// Everybody sub judice would be in one post at most, and only where the marks
// reach.
func TestMirrorsInOnePost(t *testing.T) {
	o := unified(t, demo.Unified{People: 6000, Posts: 20, Blocks: 2, Seats: 900, Longest: 10, Seed: 3})
	seats := make([]int, o.Roll.Preferences.Len())
	seated := 0
	for _, p := range o.Posts {
		for _, m := range p.Mirrors {
			if m.Seated {
				seats[o.Roll.Preferences.Candidate[p.Lists.Order[m.Rank]]]++
				seated++
			}
		}
	}
	if slices.Max(seats) != 1 || seated == 0 {
		t.Errorf("%d mirror seats, %d for one person", seated, slices.Max(seats))
	}
}
