package run

import (
	"fmt"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
)

// factsOfBench is how many facts the largest contest has in the benchmarks.
const factsOfBench = 1000

// benchBook is the contest of 2.1 million with a thousand facts: in post after
// post, people appointed in the order of call, and one in ten declining.
func benchBook(b *testing.B) (*Loaded, *contest.Live) {
	b.Helper()
	l, err := Load(benchFolder(b, 2_100_000), nil)
	if err != nil {
		b.Fatal(err)
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; len(live.Book.Entries) < factsOfBench; n++ {
		post := certame.PostIndex(n % len(l.Terms.Posts))
		if who, ok := appointNext(b, live, post, dayOf(n)); ok && n%10 == 9 {
			add(b, live, ledger.Declined, dayOf(n), "inscricao", who)
		}
	}
	return l, live
}

// dayOf spreads facts over the weeks after the first.
func dayOf(n int) certame.Date { return certame.MustDate(2026, 6, 1) + certame.Date(n/25) }

func appointNext(b *testing.B, live *contest.Live, post certame.PostIndex, on certame.Date) (id string, ok bool) {
	p, err := live.At(post)
	if err != nil {
		b.Fatal(err)
	}
	next := live.Next(p)
	if next == nil {
		return "", false
	}
	id = string(live.Roll.IDs.At(p.Lists.Order[next.Call.Rank]))
	add(b, live, ledger.Appointed, on, "inscricao", id, "rotulo", live.Terms.Code(next.Place.Current), "vaga", fmt.Sprint(next.Place.Number))
	return id, true
}

func add(b *testing.B, live *contest.Live, kind ledger.Kind, on certame.Date, fields ...string) *contest.Turn {
	b.Helper()
	f := ledger.Fact{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: on, Second: ledger.WholeDay}, Act: "Portaria", Author: "b"}
	for i := 0; i < len(fields); i += 2 {
		f.Data = append(f.Data, ledger.Field{Name: fields[i], Value: fields[i+1]})
	}
	turn, refusal, err := live.Add(f)
	if refusal != nil || err != nil {
		b.Fatalf("%s %v: %v %v", kind.Code(), fields, refusal, err)
	}
	return turn
}

// BenchmarkLateFact is one more fact in the middle of the past, with what it
// changes and the explanation of whom it is about: in 2.1 million people and a
// thousand facts, after they are read.
func BenchmarkLateFact(b *testing.B) {
	_, live := benchBook(b)
	who := someAppointed(live)
	id := string(live.Roll.IDs.At(who))
	for b.Loop() {
		turn := add(b, live, ledger.Declined, certame.MustDate(2026, 6, 20), "inscricao", id)
		if changed := contest.Between(turn.Changes[0].Before, turn.Changes[0].After); len(changed) == 0 {
			b.Fatal("somebody declined and nothing changed")
		}
		if _, err := live.Explain(who); err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		add(b, live, ledger.Reversal, certame.MustDate(2026, 8, 1), "fato", ledger.ID(turn.Entry.Number), "motivo", "x")
		b.StartTimer()
	}
}

func someAppointed(live *contest.Live) certame.Person {
	p, _ := live.At(0)
	for _, place := range p.Places {
		if place.Appointed && place.Holder != appointment.NoOne {
			return p.Lists.Order[place.Holder]
		}
	}
	return certame.Nobody
}

// BenchmarkReplay is every fact of the thousand again, with what each changed.
func BenchmarkReplay(b *testing.B) {
	l, live := benchBook(b)
	for b.Loop() {
		turns := 0
		err := contest.Replay(l.Terms, l.Roll, trace.Log{}, live.Book, func(_ *contest.Live, turn *contest.Turn) bool {
			for _, c := range turn.Changes {
				contest.Between(c.Before, c.After)
			}
			turns++
			return true
		})
		if err != nil || turns < factsOfBench-1 {
			b.Fatal(turns, err)
		}
	}
}

// BenchmarkState is the fold of the thousand facts alone.
func BenchmarkState(b *testing.B) {
	_, live := benchBook(b)
	for b.Loop() {
		if _, refusal := live.Book.State(ledger.All()); refusal != nil {
			b.Fatal(refusal)
		}
	}
}
