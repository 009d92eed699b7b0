package locale_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame"
	"certame/conformance"
	"certame/contest"
	"certame/internal/demo"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/vacancy"
)

// loose are editais with the findings that no scenario has.
func loose(t *testing.T) []string {
	t.Helper()
	paths, err := filepath.Glob("testdata/*.yaml")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no loose editais: %v", err)
	}
	return paths
}

// outcomes computes every scenario that has an input, the loose editais and a
// demonstration.
func outcomes(t *testing.T) map[string]*contest.Outcome {
	t.Helper()
	folders, err := fs.Glob(conformance.Scenarios, "cenarios/*/entrada")
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	out := map[string]*contest.Outcome{}
	for _, folder := range folders {
		input, err := fs.Sub(conformance.Scenarios, folder)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(filepath.Dir(folder))
		if err := os.CopyFS(filepath.Join(work, name), input); err != nil {
			t.Fatal(err)
		}
		out[name] = compute(t, filepath.Join(work, name))
	}
	for _, path := range loose(t) {
		folder := filepath.Join(work, filepath.Base(path))
		if err := os.CopyFS(folder, os.DirFS("testdata/vazio")); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, run.EditalFile), data, 0o644); err != nil {
			t.Fatal(err)
		}
		out[path] = compute(t, folder)
	}
	if err := demo.Demonstration(2000, 40).Write(filepath.Join(work, "demo")); err != nil {
		t.Fatal(err)
	}
	out["demo"] = compute(t, filepath.Join(work, "demo"))
	return out
}

func compute(t *testing.T, folder string) *contest.Outcome {
	t.Helper()
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatalf("%s: %v", folder, err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatalf("%s: %v", folder, err)
	}
	return o
}

// unfilled is a place that no value filled; the braces of a key of edital.yaml, as
// in {local: …}, are not one.
var unfilled = regexp.MustCompile(`\{(=|\w+[%?}])`)

// wellSaid fails when a text keeps a place that no value filled, or says nothing.
func wellSaid(t *testing.T, where, text string) {
	t.Helper()
	if text == "" || unfilled.MatchString(text) || strings.Contains(text, "%!") || strings.Contains(text, "  ") {
		t.Errorf("%s: %q", where, text)
	}
}

// Every finding, step and explanation of every scenario is said whole, and
// together the scenarios and the boards say every finding there is.
func TestEverythingIsSaid(t *testing.T) {
	unsaid := map[string]bool{}
	for _, code := range locale.FindingCodes() {
		unsaid[code] = true
	}
	for name, o := range outcomes(t) {
		for _, f := range o.Findings() {
			message, remedy := locale.Finding(o.Terms.Wording(), f)
			wellSaid(t, name+" "+f.Code, message)
			wellSaid(t, name+" "+f.Code, remedy)
			if len(f.Basis) == 0 || f.Where == "" {
				t.Errorf("%s: %s has no article or no place", name, f.Code)
			}
			delete(unsaid, f.Code)
		}
		for _, s := range o.Steps() {
			wellSaid(t, name+" "+s.ID, locale.Step(o.Terms.Wording(), s))
		}
		explainAll(t, name, o)
	}
	for code := range ofBoards(t) {
		delete(unsaid, code)
	}
	for code := range beforeMarks(t) {
		delete(unsaid, code)
	}
	for code := range unsaid {
		t.Errorf("no scenario and no board produces %s: its text was not tried", code)
	}
}

// beforeMarks are the findings of an edital that places its seats after the marks,
// before there are any.
func beforeMarks(t *testing.T) map[string]bool {
	t.Helper()
	l, err := run.LoadEdital("../../conformance/cenarios/r45-apos-notas/entrada")
	if err != nil {
		t.Fatal(err)
	}
	vacancy.Allocate(l.Terms, &l.Log)
	codes := map[string]bool{}
	for _, f := range l.Log.Findings {
		message, remedy := locale.Finding(l.Terms.Wording(), f)
		wellSaid(t, f.Code, message)
		wellSaid(t, f.Code, remedy)
		codes[f.Code] = true
	}
	return codes
}

func explainAll(t *testing.T, name string, o *contest.Outcome) {
	t.Helper()
	for person := range min(o.Roll.Len(), 200) {
		e, err := o.Explain(certame.Person(person))
		if err != nil {
			t.Fatal(err)
		}
		if n := len(e.Sentences); n == 0 || n > 12 {
			t.Errorf("%s: %d sentences about %s, want from 1 to 12", name, n, o.Roll.IDs.At(certame.Person(person)))
		}
		for _, s := range e.Sentences {
			wellSaid(t, fmt.Sprintf("%s %s", name, s.Code), locale.Sentence(o.Terms.Wording(), s))
		}
	}
}
