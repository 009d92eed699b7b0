package run

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"certame"
	"certame/contest"
	"certame/internal/demo"
	"certame/internal/render/tables"
	"certame/trace"
)

// sizes of the benchmarks: the largest is the largest contest ever held, and
// two and a half times it.
var sizes = [...]int{10_000, 100_000, 1_000_000, 2_100_000, 5_000_000}

// benchFolder writes the contest of n people once per machine.
func benchFolder(b *testing.B, n int) string {
	b.Helper()
	folder := filepath.Join(os.TempDir(), fmt.Sprintf("certame-bench-%d", n))
	if _, err := os.Stat(filepath.Join(folder, CandidatesFile)); err != nil {
		if err := demo.Benchmark(n).Write(folder); err != nil {
			b.Fatal(err)
		}
	}
	return folder
}

// BenchmarkApurar is the whole job: read and validate the files, classify,
// assign, order, write every output with its digest.
func BenchmarkApurar(b *testing.B) {
	for _, n := range sizes {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			folder := benchFolder(b, n)
			for b.Loop() {
				apurar(b, folder, filepath.Join(b.TempDir(), "resultado"))
			}
		})
	}
}

func apurar(b *testing.B, folder, target string) {
	l, err := Load(folder, nil)
	if err != nil {
		b.Fatal(err)
	}
	o, err := l.Compute(b.Context(), true)
	if err != nil {
		b.Fatal(err)
	}
	if err := l.Save(context.Background(), o, SaveOptions{Target: target, Style: tables.ForPeople}); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkRead is the reading and validating alone.
func BenchmarkRead(b *testing.B) {
	folder := benchFolder(b, 2_100_000)
	for b.Loop() {
		if _, err := Load(folder, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEngine is the engine alone, from columns in memory, with the
// contest-level trace.
func BenchmarkEngine(b *testing.B) {
	for _, n := range sizes[:4] {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			l, err := Load(benchFolder(b, n), nil)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := l.Compute(b.Context(), true); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkOneFact is what a changed score costs: the affected post of the
// contest of 2.1 million, computed anew.
func BenchmarkOneFact(b *testing.B) {
	l, err := Load(benchFolder(b, 2_100_000), nil)
	if err != nil {
		b.Fatal(err)
	}
	c := contest.Prepare(l.Terms, l.Roll, trace.Log{}, true)
	post, person := largestPost(c)
	for b.Loop() {
		l.Roll.Score[person] += certame.ScoreUnit / 100
		if _, err := c.Post(post, true); err != nil {
			b.Fatal(err)
		}
	}
}

func largestPost(c *contest.Contest) (certame.PostIndex, certame.Person) {
	post := 0
	for i := range c.Members {
		if len(c.Members[i]) > len(c.Members[post]) {
			post = i
		}
	}
	return certame.PostIndex(post), c.Members[post][0]
}

// BenchmarkSave is the writing of every output alone.
func BenchmarkSave(b *testing.B) {
	l, err := Load(benchFolder(b, 2_100_000), nil)
	if err != nil {
		b.Fatal(err)
	}
	o, err := l.Compute(b.Context(), true)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		target := filepath.Join(b.TempDir(), "resultado")
		if err := l.Save(context.Background(), o, SaveOptions{Target: target, Style: tables.ForPeople}); err != nil {
			b.Fatal(err)
		}
	}
}
