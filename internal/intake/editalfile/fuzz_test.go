package editalfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"certame/edital"
	"certame/internal/intake"
	"certame/trace"
)

// seeds are the editais of this package and of every scenario.
func seeds(tb testing.TB) map[string][]byte {
	tb.Helper()
	files := map[string][]byte{}
	for _, pattern := range []string{"testdata/*.yaml", "../../../conformance/cenarios/*/entrada/edital.yaml"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			tb.Fatalf("no file is like %s (%v)", pattern, err)
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				tb.Fatal(err)
			}
			files[path] = data
		}
	}
	return files
}

// FuzzParse feeds anything to the reader: it never panics, and either declares
// an edital that can be resolved or refuses it saying what is wrong.
func FuzzParse(f *testing.F) {
	for _, data := range seeds(f) {
		f.Add(data)
	}
	for _, text := range []string{
		"", "\ufeff", "---\n", "a: &b c\nd: *b\n", "<<: {a: b}\n", "? [a]\n: b\n", "a: |\n  b\n", "a: >-\n  b\n", "%YAML 1.2\n---\na: b\n",
		"a: !!binary x\n", "- a\n", "{a: b, a: c}\n", "a:\n\t- b\n", "\xff\xfea\x00:\x00", "a: 'b\n", "a: [b, {c: d}\n", "\"a\": 1\n", "1: 2\n", "~: ~\n",
		"a: .inf\nb: .nan\nc: 1e400\nd: 0o17\ne: 2026-02-10T00:00:00Z\n", "#\n", ": a\n", "a: b: c\n", "*a : b\n", "&a : b\n", "a: *a\n",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		declared, err := Parse(data, "edital.yaml")
		if err == nil {
			edital.Resolve(declared, trace.Discard)
			return
		}
		var refused *intake.Refused
		if !errors.As(err, &refused) || len(refused.Problems) == 0 || len(refused.Problems) > intake.ProblemLimit {
			t.Fatalf("not a refusal: %v", err)
		}
		for _, p := range refused.Problems {
			if p.File != "edital.yaml" || p.What == "" || p.Remedy == "" {
				t.Errorf("a problem that says nothing: %+v", p)
			}
		}
	})
}
