package situation

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/conformance"
	"certame/internal/intake/candidates"
	"certame/internal/run"
	"certame/ledger"
)

// An act of some posts says nothing of the others, not even to who asked for several:
// neither where they are in one put before, nor that they have a seat in it, nor the row
// of the sheet, which has their marks.
func TestPreferencesOfSomePosts(t *testing.T) {
	place := t.TempDir()
	input, err := fs.Sub(conformance.Scenarios, "cenarios/r44-tres-cargos-por-preferencia/entrada")
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
	raw, name, err := l.Sheet()
	if err != nil {
		t.Fatal(err)
	}
	records, err := candidates.ReadRecords(raw, name)
	if err != nil {
		t.Fatal(err)
	}
	some, all, only := newTeller(o, []string{"B", "C"}, records), newTeller(o, nil, records), 0
	for row := range certame.Person(o.Roll.Len()) {
		if o.Roll.Head(row) != row {
			continue
		}
		p, is := some.of(row)
		whole, _ := all.of(row)
		for i := range p.Places {
			one := &p.Places[i]
			for _, said := range slices.Concat(one.Why, one.Outcome) {
				if strings.Contains(said, "cargo A") {
					t.Errorf("%s in %s: %s", p.Registration, one.Post, said)
				}
			}
			if one.Situation == "" || len(one.Why)+len(one.Outcome) == 0 {
				t.Errorf("%s in %s: nothing is said", p.Registration, one.Post)
			}
		}
		if is && len(p.Places) < len(whole.Places) {
			if only++; len(p.Record) > 0 {
				t.Errorf("%s: %v", p.Registration, p.Record)
			}
		}
	}
	if only == 0 {
		t.Error("nobody has a post that is not published: nothing was tried")
	}
}
