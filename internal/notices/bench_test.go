package notices

import (
	"fmt"
	"testing"
	"time"
)

// BenchmarkResult tells a result to many people, in SQLite and over TLS to a server on this
// machine: go test ./internal/notices -run - -bench Result -benchtime 1x
func BenchmarkResult(b *testing.B) {
	const people = 5000
	for b.Loop() {
		b.StopTimer()
		w := newWorld(b)
		addresses := map[string]string{}
		for i := range people {
			addresses[fmt.Sprintf("%06d", i)] = fmt.Sprintf("p%d@exemplo.org", i)
		}
		w.must(w.office.KeepAddresses(b.Context(), hr, w.contest.ID, addresses))
		w.must(w.Switch(b.Context(), hr, w.contest.ID, true))
		w.now = w.now.Add(time.Minute)
		w.publish(time.Time{})
		b.StartTimer()
		start := time.Now()
		w.must(w.Gather(b.Context()))
		written := time.Since(start)
		w.must(w.Deliver(b.Context(), func(int, int) {}))
		sent := time.Since(start) - written
		b.ReportMetric(people/written.Seconds(), "escritos/s")
		b.ReportMetric(people/sent.Seconds(), "enviados/s")
		if n := len(w.mail.Taken()); n != people {
			b.Fatalf("%d of %d", n, people)
		}
	}
}
