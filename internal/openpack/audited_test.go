package openpack_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"certame"
	"certame/internal/audit"
	"certame/internal/openpack"
	"certame/internal/run"
	"certame/ledger"
)

// audited is what the acts are against the sheet of a folder: what is certain, and
// from which day on nothing else is.
func audited(t *testing.T, folder string, acts []audit.Act, until certame.Date) (certain []string, doubt certame.Date) {
	t.Helper()
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := audit.Run(l, acts)
	if err != nil {
		t.Fatal(err)
	}
	doubt = certame.MustDate(2099, 1, 1)
	if d := r.Doubt(); d != nil {
		doubt = d.Act.On
	}
	id := func(p certame.Person) string { return string(r.Live.Roll.IDs.At(p)) }
	for _, d := range r.Departures {
		for _, owed := range d.Owed {
			if d.Day < min(until, doubt) {
				certain = append(certain, fmt.Sprintf("%d %s before %s, %d", d.Post, id(owed.Person), id(d.OutOfRow[0]), owed.Seat))
			}
		}
	}
	for _, x := range r.Impossible {
		if x.Act.On < min(until, doubt) && !r.DoubtfulAct(x) {
			certain = append(certain, fmt.Sprintf("line %d", x.Act.Line))
		}
	}
	return certain, doubt
}

// What is said to be certain with the sheet of a package is found with the order
// that people declared, and what is found with it before the first doubt is said.
func TestWhatIsCertainDoesNotRestOnTheOrderNotTold(t *testing.T) {
	certain, doubts := 0, 0
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 48))
		folder := writeMarket(t, market(r, false))
		l, err := run.Load(folder, nil)
		if err != nil {
			t.Fatal(err)
		}
		o, err := l.Compute(t.Context(), true)
		if err != nil {
			t.Fatal(err)
		}
		b, err := openpack.Build(t.Context(), t.TempDir(), l, o, [32]byte{7})
		if err != nil {
			t.Fatal(err)
		}
		acts := actsOf(happened(t, folder, r))
		said, doubt := audited(t, filepath.Join(b.Folder, "entrada"), acts, certame.MustDate(2099, 1, 1))
		found, _ := audited(t, folder, acts, doubt)
		for _, one := range said {
			if certain++; !slices.Contains(found, one) {
				t.Errorf("seed %d: said to be certain, and not so by the order declared: %s", seed, one)
			}
		}
		if doubt < certame.MustDate(2099, 1, 1) {
			doubts++
		}
	}
	if certain < 20 || doubts < 5 {
		t.Errorf("%d certain things and %d doubts: too few to prove anything", certain, doubts)
	}
}

func actsOf(facts []ledger.Fact) (out []audit.Act) {
	for i, f := range facts {
		a := audit.Act{Line: i + 2, Kind: f.Kind, On: f.At.Date, ID: f.Value("inscricao"), Post: f.Value("cargo"), Act: f.Act, Answer: f.Value("resposta")}
		if f.Kind == ledger.SeatsOpened {
			a.Count = 1
		}
		out = append(out, a)
	}
	return out
}
