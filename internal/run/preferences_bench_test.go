package run

import (
	"path/filepath"
	"testing"

	"certame"
	"certame/internal/demo"
	"certame/ledger"
)

// BenchmarkUnifiedLateWithdrawal is one withdrawal in the unified example with its
// book open, some people appointed: the fact, the allocation, every post that it
// changes.
func BenchmarkUnifiedLateWithdrawal(b *testing.B) {
	folder := filepath.Join(b.TempDir(), "certame")
	if err := demo.LargeUnified().Write(folder); err != nil {
		b.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		b.Fatal(err)
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		b.Fatal(err)
	}
	day := certame.MustDate(2027, 1, 4)
	for i := range certame.PostIndex(5) {
		p, err := live.At(i)
		if err != nil {
			b.Fatal(err)
		}
		next := live.Next(p)
		if next == nil {
			continue
		}
		add(b, live, ledger.Appointed, day, "cargo", l.Terms.Posts[i].Code, "inscricao", string(live.Roll.IDs.At(p.Lists.Order[next.Call.Rank])),
			"rotulo", live.Terms.Code(next.Place.Current), "vaga", "1")
	}
	who, moved := 0, 0
	for b.Loop() {
		b.StopTimer()
		before := live.Placement()
		for who++; before[who] == certame.Nobody || live.Facts.Now.Of(live.Roll.Head(before[who])) != nil; who++ {
		}
		b.StartTimer()
		add(b, live, ledger.Declined, day, "inscricao", string(live.Roll.IDs.At(before[who])))
		b.StopTimer()
		after := live.Placement()
		for i := range after {
			if after[i] != before[i] {
				moved++
			}
		}
		b.StartTimer()
	}
	b.ReportMetric(float64(moved)/float64(b.N), "moved/op")
}
