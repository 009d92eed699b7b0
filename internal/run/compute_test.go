package run

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"certame/contest"
	"certame/trace"
)

// All cores and one core give the same result, steps included.
func TestComputeIsContestRun(t *testing.T) {
	l, o := computed(t)
	want, err := contest.Run(l.Terms, l.Roll, l.Log, true)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	save(t, l, o, filepath.Join(folder, "a"))
	save(t, l, want, filepath.Join(folder, "b"))
	for path, data := range files(t, filepath.Join(folder, "a")) {
		other := filepath.Join(folder, "b", filepath.Base(path))
		if got, err := os.ReadFile(other); err != nil || string(got) != data {
			t.Errorf("%s is not what one core gives (%v)", filepath.Base(path), err)
		}
	}
}

// Cancelled, it computes nothing.
func TestComputeCancelled(t *testing.T) {
	l, _ := computed(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if o, err := l.Compute(ctx, true); o != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("computed %v (%v)", o, err)
	}
}

// Without the recorder the findings are the same and there is no step.
func TestComputeWithoutSteps(t *testing.T) {
	l, o := computed(t)
	l.Log = trace.Log{Findings: l.Log.Findings}
	silent, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(silent.Steps()); n != 0 {
		t.Errorf("%d steps without the recorder", n)
	}
	if !slices.EqualFunc(o.Findings(), silent.Findings(), func(a, b trace.Finding) bool { return a.Code == b.Code && a.Where == b.Where }) {
		t.Error("the findings depend on the recorder")
	}
}
