package demo_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/demo"
	"certame/internal/run"
)

// written is the folder of a contest.
func written(t *testing.T, s demo.Spec) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "a", "demo")
	if err := s.Write(folder); err != nil {
		t.Fatal(err)
	}
	return folder
}

// The same Spec gives the same bytes on every machine and in every version: the
// documents speak of its people, and the benchmarks compare with those of
// before.
func TestSameBytesEverywhere(t *testing.T) {
	for _, c := range []struct {
		spec               demo.Spec
		edital, candidates string
	}{
		{demo.Demonstration(400, 5), "2fa2e992e2a07695", "55a2de255b9b9ee3"},
		{demo.Benchmark(1000), "37405679c62b0e0a", "b1424b8cfbf1d6f6"},
	} {
		folder := written(t, c.spec)
		for name, want := range map[string]string{run.EditalFile: c.edital, run.CandidatesFile: c.candidates} {
			data, err := os.ReadFile(filepath.Join(folder, name))
			sum := sha256.Sum256(data)
			if got := hex.EncodeToString(sum[:8]); err != nil || got != want {
				t.Errorf("%s of %d people is %s, want %s (%v)", name, c.spec.People, got, want, err)
			}
		}
	}
}

// Every contest made is accepted, with the people and the posts it was asked.
func TestIsAccepted(t *testing.T) {
	for _, s := range []demo.Spec{demo.Demonstration(1, 1), demo.Demonstration(2000, 40), demo.Demonstration(50, 100), demo.Benchmark(3000)} {
		l, err := run.Load(written(t, s), nil)
		if err != nil {
			t.Errorf("%d people: %v", s.People, err)
			continue
		}
		if l.Roll.Len() != s.People || len(l.Terms.Posts) != s.Posts {
			t.Errorf("%d people and %d posts, want %d and %d", l.Roll.Len(), len(l.Terms.Posts), s.People, s.Posts)
		}
		for i, p := range l.Terms.Posts {
			if p.Vacancies != s.Seats(i) {
				t.Errorf("post %d has %d seats, want %d", i, p.Vacancies, s.Seats(i))
			}
		}
		if first := l.Roll.IDs; !s.Lean && s.Posts == 1 && string(first.At(0)) != demo.FirstID {
			t.Errorf("the first person is %s, want %s", first.At(0), demo.FirstID)
		}
	}
}

// The demonstration shows what happens in real life; the benchmark is of a
// definitive result.
func TestShowsRealLife(t *testing.T) {
	count := func(s demo.Spec) map[string]int {
		var b bytes.Buffer
		if err := s.WriteCandidates(&b); err != nil {
			t.Fatal(err)
		}
		counts := map[string]int{}
		for _, word := range []string{";confirmada", ";nao_confirmada", ";ausente", ";recusou_filmagem", ";pendente", ";desistente", ";eliminada", ";sim", ";nao\r", ";-;", "PPP|"} {
			counts[word] = strings.Count(b.String(), word)
		}
		return counts
	}
	for word, n := range count(demo.Demonstration(20_000, 40)) {
		if n == 0 {
			t.Errorf("nobody in the demonstration has %q", word)
		}
	}
	if n := count(demo.Benchmark(5000))[";pendente"]; n != 0 {
		t.Errorf("%d pending in the benchmark", n)
	}
}

// A writing that fails leaves neither half a file nor the previous one changed.
func TestWriteIsWholeOrNothing(t *testing.T) {
	folder := written(t, demo.Demonstration(10, 1))
	path := filepath.Join(folder, run.CandidatesFile)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o755); err != nil { // no file can take the place of a folder
		t.Fatal(err)
	}
	var failed *os.LinkError
	if err := demo.Demonstration(20, 1).Write(folder); !errors.As(err, &failed) {
		t.Errorf("wrote over a folder: %v", err)
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if !slices.Equal(names, []string{run.CandidatesFile, run.EditalFile}) {
		t.Errorf("the folder has %v", names)
	}
}

// The unified example is the same everywhere, and of the size that the manual
// says.
func TestUnifiedExample(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "unificado")
	if err := demo.LargeUnified().Write(folder); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{run.EditalFile: "054510632e2a5fd7", run.CandidatesFile: "7df829cf37b5d77c"} {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if sum := sha256.Sum256(data); hex.EncodeToString(sum[:8]) != want {
			t.Errorf("%s is %s, not %s", name, hex.EncodeToString(sum[:8]), want)
		}
	}
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	seats, longest := 0, 0
	for _, p := range l.Terms.Posts {
		seats += p.Vacancies
	}
	for who := range int32(l.Roll.Candidates()) {
		longest = max(longest, len(l.Roll.Preferences.Of(who)))
	}
	if len(l.Terms.Posts) != 194 || seats != 6640 || longest != 20 || l.Roll.Candidates() != 53_000 {
		t.Errorf("%d posts, %d seats, %d preferences, %d people", len(l.Terms.Posts), seats, longest, l.Roll.Candidates())
	}
}
