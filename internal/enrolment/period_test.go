package enrolment

import (
	"context"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
)

// The period is held to its first and its last second, by the clock of the store, at the
// hour of Brasília: 23:59:59 of the last day is in time, and 00:00:00 is not.
func TestPeriodToTheSecond(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.clock.set(t, "19/02/2026 23:59:59")
		_, err := w.register("ana", form("Ana", ""))
		if r := refusedAs(t, err, "FORA-DO-PRAZO"); !strings.Contains(r.What, "20/02/2026 às 00:00:00") {
			t.Error(r)
		}
		w.clock.set(t, "20/02/2026 00:00:00")
		done(w.register("ana", form("Ana", "")))(t)
		w.clock.set(t, "20/03/2026 23:59:59")
		w.clock.at = w.clock.at.Add(999_999 * time.Microsecond)
		first := done(w.register("bia", form("Bia", "", "PPP")))(t)
		last := done(w.change("bia", form("Bia", "", "PI"), first.Position))(t)
		w.clock.set(t, "21/03/2026 00:00:00")
		_, err = w.register("caio", form("Caio", ""))
		r := refusedAs(t, err, "FORA-DO-PRAZO")
		if !strings.Contains(r.What, "20/03/2026 às 23:59:59") || !strings.Contains(r.What, "21/03/2026 às 00:00:00") || len(r.Basis) == 0 {
			t.Error(r)
		}
		_, err = w.change("bia", form("Bia", ""), last.Position)
		refusedAs(t, err, "FORA-DO-PRAZO")
		_, err = w.withdraw("bia", last.Position)
		refusedAs(t, err, "FORA-DO-PRAZO")
		if end, err := w.Count(context.Background(), w.contest.ID); err != nil || end.Number != 2 || end.Position != 3 {
			t.Fatal(end, err)
		}
	})
}

// Nobody registers where nothing is received; a page read before the rules moved keeps
// nothing; and a period that is prolonged counts once it is received by.
func TestTerms(t *testing.T) {
	w, ctx := here(t), context.Background()
	r, c := w.choice(form("Ana", ""))
	if _, err := w.Suspend(ctx, hr, w.contest.ID, 1); err != nil {
		t.Fatal(err)
	}
	_, err := w.Register(ctx, w.who("ana"), r, c)
	refusedAs(t, err, "SEM-INSCRICOES")
	if _, err := w.Receive(ctx, hr, w.contest.ID, 2); err != nil {
		t.Fatal(err)
	}
	_, err = w.Register(ctx, w.who("ana"), r, c)
	refusedAs(t, err, "EDITAL-MUDOU")

	w.clock.set(t, "21/03/2026 00:00:00")
	_, err = w.register("ana", form("Ana", ""))
	refusedAs(t, err, "FORA-DO-PRAZO")
	w.prolong("2026-03-25 18:00:00", 3)
	w.clock.set(t, "25/03/2026 18:00:00")
	done(w.register("ana", form("Ana", "")))(t)
	w.clock.set(t, "25/03/2026 18:00:01")
	_, err = w.register("bia", form("Bia", ""))
	refusedAs(t, err, "FORA-DO-PRAZO")

	other, err := w.db.CreateContest(ctx, store.Contest{Slug: "outro"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.Rules(ctx, other.ID)
	refusedAs(t, err, "SEM-INSCRICOES")
}

func TestStages(t *testing.T) {
	opens, closes := time.Unix(1000, 0), time.Unix(2000, 0)
	term := store.EnrolmentTerm{Number: 1, State: Received, Opens: opens, Closes: closes}
	paused := term
	paused.State = Suspended
	for _, c := range []struct {
		term store.EnrolmentTerm
		at   time.Time
		want Stage
	}{
		{store.EnrolmentTerm{}, opens, Nowhere},
		{term, opens.Add(-1), ToOpen},
		{term, opens, Running},
		{term, closes.Add(-1), Running},
		{term, closes, Over},
		{paused, opens, Paused},
		{paused, closes, Over},
	} {
		if got := StageOf(c.term, c.at); got != c.want {
			t.Errorf("%v at %v: %q, want %q", c.term, c.at, got, c.want)
		}
	}
}
