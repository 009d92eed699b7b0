package situation_test

import (
	"os"
	"runtime"
	"strconv"
	"testing"
	"time"

	"certame/internal/demo"
	"certame/internal/render/lists"
)

// TestFigures measures the making and the reading for as many people as SITUATION_PEOPLE
// says; desempenho/situacao.sh runs it. Without it there is nothing to measure.
func TestFigures(t *testing.T) {
	people, err := strconv.Atoi(os.Getenv("SITUATION_PEOPLE"))
	if err != nil {
		t.Skip("SITUATION_PEOPLE is not a number of people")
	}
	w := newWorld(t, demo.Demonstration(people, 50))
	a := w.published(lists.Choice{}, time.Time{})
	begin := time.Now()
	w.made(a)
	took := time.Since(begin)
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	s := must(w.db.Situation(t.Context(), a.Contest, a.Number))(t)
	t.Logf("%d people: made in %v, %d bytes kept, %d bytes of sizes, %d MiB from the system", s.People, took.Round(time.Millisecond), s.Size, len(s.Parts), memory.Sys>>20)
	who := demo.FirstID
	account := w.tied(who)
	const times = 200
	begin = time.Now()
	for range times {
		if o, err := w.OwnOne(t.Context(), account, w.contest.ID, who); err != nil || !o.Said() {
			t.Fatal(o, err)
		}
	}
	t.Logf("read in %v each", time.Since(begin)/times)
}
