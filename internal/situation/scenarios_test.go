package situation

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/conformance"
	"certame/contest"
	"certame/internal/intake/candidates"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/ledger"
)

// In every scenario of the kit, each with its rules, its book, its phases and its orders
// of court, everybody is told the places that the lists of the result give, as many posts
// as they asked for, and in each at most a dozen sentences.
func TestScenarios(t *testing.T) {
	folders, err := fs.Glob(conformance.Scenarios, "cenarios/*/entrada")
	if err != nil || len(folders) < 50 {
		t.Fatalf("%d scenarios, %v", len(folders), err)
	}
	people := 0
	for _, folder := range folders {
		t.Run(path.Base(path.Dir(folder)), func(t *testing.T) {
			place := t.TempDir()
			input, err := fs.Sub(conformance.Scenarios, folder)
			if err == nil {
				err = os.CopyFS(place, input)
			}
			if err != nil {
				t.Fatal(err)
			}
			l, err := run.LoadAt(t.Context(), place, ledger.All(), nil)
			if err != nil {
				t.Fatal(err)
			}
			o, err := l.Compute(t.Context(), true)
			if err != nil {
				t.Fatal(err)
			}
			people += holds(t, l, o)
		})
	}
	if people < 500 {
		t.Errorf("%d people in all: nothing was tried", people)
	}
}

func holds(t *testing.T, l *run.Loaded, o *contest.Outcome) (people int) {
	raw, name, err := l.Sheet()
	if err != nil {
		t.Fatal(err)
	}
	records, err := candidates.ReadRecords(raw, name)
	if err != nil {
		t.Fatal(err)
	}
	teller := newTeller(o, nil, records)
	want := listed(t, o)
	for row := range certame.Person(o.Roll.Len()) {
		if o.Roll.Head(row) != row {
			continue
		}
		p, is := teller.of(row)
		if !is || len(p.Places) != len(o.Roll.Applications(row)) || len(p.Record) == 0 {
			t.Errorf("%s: %+v", p.Registration, p)
		}
		people++
		var got []string
		for i := range p.Places {
			got = append(got, places(t, p.Registration, &p.Places[i])...)
		}
		slices.Sort(got)
		if expected := want[p.Registration]; !slices.Equal(got, expected) {
			t.Errorf("%s: told %v, listed %v", p.Registration, got, expected)
		}
	}
	return people
}

func places(t *testing.T, who string, p *Place) (list []string) {
	if n := len(p.Why) + len(p.Outcome); n == 0 || n > 12 || p.Situation == "" {
		t.Errorf("%s in %s: %d sentences, %q", who, p.Post, n, p.Situation)
	}
	if p.More != nil && (p.More.Seats > p.More.Tried || p.Called) {
		t.Errorf("%s in %s: %+v", who, p.Post, p.More)
	}
	for _, l := range p.Lists {
		list = append(list, fmt.Sprint(p.Post, " ", l.Code, " ", l.Position, " ", l.Informative))
	}
	return list
}

// listed are the rows of listas.csv by registration, but for those sub judice, who stand
// apart and are told so in words.
func listed(t *testing.T, o *contest.Outcome) map[string][]string {
	var text bytes.Buffer
	if err := tables.WriteOne(&text, o, tables.ForMachines, "listas.csv"); err != nil {
		t.Fatal(err)
	}
	all, err := csv.NewReader(&text).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for _, r := range all[1:] { // cargo, lista, posicao, inscricao, nota, situacao, informativa
		if r[5] != string(contest.SubJudice) {
			out[r[3]] = append(out[r[3]], strings.Join([]string{r[0], r[1], r[2], fmt.Sprint(r[6] == "sim")}, " "))
		}
	}
	for _, list := range out {
		slices.Sort(list)
	}
	return out
}
