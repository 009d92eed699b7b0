package sitting

import (
	"errors"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/store"
)

// hour is a summons of a registration, so many hours after now.
func (d *desk) hour(registration string, after int) store.Summons {
	at := d.now.Add(time.Duration(after) * time.Hour)
	return store.Summons{Registration: registration, Group: "PPP", City: "Belém", Room: "Sala 1", Board: "1", Starts: at, Ends: at.Add(20 * time.Minute)}
}

// Everybody called has an hour and an event; one who cannot be called keeps all from
// being called; nobody is called twice.
func TestSummon(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		wrong := []store.Summons{d.hour("0002", 24), d.hour("0005", 24)} // 0005 opted for PI only
		var moved *store.Conflict
		if err := d.Summon(t.Context(), secretary, d.contest.ID, wrong); !errors.As(err, &moved) {
			t.Fatalf("%v", err)
		}
		if n := must(d.db.CountSummoned(t.Context(), d.contest.ID))(t); n != 0 {
			t.Fatalf("%d were called", n)
		}
		if err := d.Summon(t.Context(), secretary, d.contest.ID, []store.Summons{d.hour("0002", 24), d.hour("0003", 25)}); err != nil {
			t.Fatal(err)
		}
		c := must(d.CaseOf(t.Context(), d.contest.ID, "PPP", "0003"))(t)
		if slot := c.Slot(); c.State.Stage != confirmation.ToAttend || slot.City != "Belém" || slot.Ends.Instant != InstantOf(d.now.Add(25*time.Hour+20*time.Minute)) {
			t.Errorf("%d %+v", c.State.Stage, slot)
		}
		if err := d.Summon(t.Context(), secretary, d.contest.ID, []store.Summons{d.hour("0002", 30)}); !errors.As(err, &moved) {
			t.Errorf("%v", err)
		}
		if n := must(d.db.CountSummoned(t.Context(), d.contest.ID))(t); n != 2 {
			t.Errorf("%d called", n)
		}
	})
}

// Another hour needs a reason, comes after the one that was seen, and only before the
// hour: to the second. Who is absent is so when the new slot is over, not the old one.
func TestReschedule(t *testing.T) {
	d := lite(t)
	if err := d.Summon(t.Context(), secretary, d.contest.ID, []store.Summons{d.hour("0002", 1)}); err != nil {
		t.Fatal(err)
	}
	next := d.hour("0002", 3)
	next.Sequence = 1
	if _, err := d.Reschedule(t.Context(), secretary, d.contest.ID, next, " "); !errors.Is(err, ErrNoText) {
		t.Errorf("%v", err)
	}
	d.later(time.Hour) // the session begins
	var refusal *Refusal
	if _, err := d.Reschedule(t.Context(), secretary, d.contest.ID, next, "doença"); !errors.As(err, &refusal) {
		t.Errorf("%v", err)
	}
	d.later(-time.Second)
	if _, err := d.Reschedule(t.Context(), secretary, d.contest.ID, next, "doença"); err != nil {
		t.Fatal(err)
	}
	var moved *store.Conflict
	if _, err := d.Reschedule(t.Context(), secretary, d.contest.ID, next, "doença"); !errors.As(err, &moved) {
		t.Errorf("%v", err)
	}
	list := must(d.db.Summonses(t.Context(), d.contest.ID))(t)
	if len(list) != 1 || list[0].Sequence != 1 {
		t.Fatalf("%+v", list)
	}
	c := must(d.CaseOf(t.Context(), d.contest.ID, "PPP", "0002"))(t)
	if e := c.Last(Summoned); e.Text != "doença" {
		t.Errorf("%+v", e)
	}
	d.now = list[0].Ends.Add(-time.Second)
	if _, err := d.Occur(t.Context(), secretary, d.contest.ID, c.ID, c.Seen(), Absent, ""); !errors.Is(err, ErrSlotRuns) {
		t.Errorf("a second before: %v", err)
	}
	d.now = list[0].Ends
	if _, err := d.Occur(t.Context(), secretary, d.contest.ID, c.ID, c.Seen(), Absent, ""); err != nil {
		t.Error(err)
	}
}

// Two who call the same people at the same time: one does, the other is told, and
// nobody is called twice.
func TestSummonTogether(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		must(d.OpenCases(t.Context(), secretary, d.contest.ID))(t)
		results := make(chan error)
		for range 4 {
			list := []store.Summons{d.hour("0002", 24), d.hour("0003", 25)}
			go func() { results <- d.Summon(t.Context(), secretary, d.contest.ID, list) }()
		}
		called := 0
		for range 4 {
			err := <-results
			var moved *store.Conflict
			if err == nil {
				called++
			} else if !errors.As(err, &moved) {
				t.Errorf("%v", err)
			}
		}
		if n := must(d.db.CountSummoned(t.Context(), d.contest.ID))(t); called != 1 || n != 2 {
			t.Errorf("%d calls, %d people", called, n)
		}
	})
}
