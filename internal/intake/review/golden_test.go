package review

import (
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake/profile"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the expected reports")

func profiles(t testing.TB) []profile.Profile {
	t.Helper()
	list, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// examine reads a file and closes it; what cannot be read is in the report.
func examine(t testing.TB, path string, opt Options) *Report {
	t.Helper()
	if opt.Profiles == nil {
		opt.Profiles = profiles(t)
	}
	e, err := Examine(context.Background(), path, opt)
	if err != nil && !e.Report.Refused {
		t.Fatalf("%s: %v", path, err)
	}
	if err == nil {
		defer e.Close()
	}
	return e.Report
}

// Each sample has a fault of a kind that real files have. The expected report
// beside it was read line by line when it was written.
func TestSamples(t *testing.T) {
	files, err := filepath.Glob("testdata/*")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, path := range files {
		if strings.HasSuffix(path, ".report") {
			continue
		}
		seen++
		t.Run(filepath.Base(path), func(t *testing.T) {
			golden(t, path+".report", examine(t, path, Options{}))
		})
	}
	if seen < 20 {
		t.Errorf("only %d samples", seen)
	}
}

func golden(t *testing.T, path string, r *Report) {
	t.Helper()
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetIndent("", " ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(r); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), b.String()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
