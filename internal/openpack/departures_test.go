package openpack_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/contest"
	"certame/internal/openpack"
	"certame/internal/render/tables"
	"certame/internal/run"
)

// passedOver are the people that the result says were passed over, or have a seat
// that the rule does not give.
func passedOver(o *contest.Outcome) (out []string) {
	for _, f := range o.Findings() {
		if strings.HasPrefix(f.Code, "ordem.") {
			out = append(out, fmt.Sprintf("%s %s %v", f.Code, f.Where, f.Params))
		}
	}
	return out
}

// Nobody is said to have been passed over in the package who was not in the result:
// the appointments of each day are held to the same order.
func TestThePackageAccusesNobodyElse(t *testing.T) {
	var folders []string
	for _, folder := range scenarios(t) {
		work := t.TempDir()
		if err := os.CopyFS(work, os.DirFS(folder)); err != nil {
			t.Fatal(err)
		}
		folders = append(folders, work)
	}
	kit := len(folders)
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 47))
		people := market(r, false)
		if seed%2 == 0 {
			people = ofOnePost(people)
		}
		folder := writeMarket(t, people)
		if seed%2 == 0 {
			withoutPreferences(t, folder)
		}
		answers(t, folder, r)
		folders = append(folders, folder)
	}
	told := 0
	for i, folder := range folders {
		name := fmt.Sprintf("seed %d", i-kit)
		if i < kit {
			name = filepath.Base(filepath.Dir(scenarios(t)[i]))
		}
		l, err := run.Load(folder, nil)
		if err != nil {
			continue
		}
		o, err := l.Compute(t.Context(), true)
		if err != nil || tables.Summarize(o).State == tables.Blocked {
			continue
		}
		b, err := openpack.Build(t.Context(), t.TempDir(), l, o, [32]byte{7})
		if err != nil {
			t.Fatal(name, err)
		}
		was, is := passedOver(o), passedOver(b.Outcome)
		if told += len(was); !slices.Equal(was, is) {
			t.Errorf("%s: %d people, and %d in the package:\n%s\n%s", name, len(was), len(is), strings.Join(was, "\n"), strings.Join(is, "\n"))
		}
	}
	if told < 20 {
		t.Errorf("only %d people passed over", told)
	}
}

func ofOnePost(people []applicant) []applicant {
	for i := range people {
		people[i].posts, people[i].marks = people[i].posts[:1], people[i].marks[:1]
	}
	return people
}

func withoutPreferences(t *testing.T, folder string) {
	t.Helper()
	path := filepath.Join(folder, "edital.yaml")
	rules, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(rules), "preferencias: sim", "preferencias: nao", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
}
