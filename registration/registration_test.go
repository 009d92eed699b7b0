package registration

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

var lastDay = certame.MustDate(2026, 3, 20)

func terms(d edital.Declared) *edital.Terms {
	d.Name, d.Published, d.AgeOn = "T", certame.MustDate(2026, 2, 10), certame.NoDate
	if d.Closes.Date == 0 {
		d.Opens, d.Closes = at(-28, 0), at(0, 86399)
	}
	if d.Posts == nil {
		d.Posts = []edital.DeclaredPost{{Code: "101", Vacancies: 25}}
	}
	return edital.Resolve(d, trace.Discard)
}

func at(days, second int) edital.Instant {
	return edital.Instant{Date: lastDay + certame.Date(days), Second: second}
}

func period(t *testing.T, d edital.Declared) Period {
	t.Helper()
	p, ok := PeriodOf(terms(d))
	if !ok {
		t.Fatal("the period has no end")
	}
	return p
}

// Until 23:59:59 of the last day, and not at 00:00:00 of the next; from the
// first second of the first day, and not one before.
func TestPeriodToTheSecond(t *testing.T) {
	p := period(t, edital.Declared{})
	for _, c := range []struct {
		at     edital.Instant
		origin Origin
		reason Reason
	}{
		{at(0, 86399), ByCandidate, ""},
		{at(1, 0), ByCandidate, AfterPeriod},
		{at(-28, 0), ByCandidate, ""},
		{at(-29, 86399), ByCandidate, BeforePeriod},
		{at(1, 0), ByCourt, ""},
		{at(900, 0), ByCourt, ""},
	} {
		refusal, ok := p.Check(Change{At: c.at, Origin: c.origin})
		if ok != (c.reason == "") || refusal.Reason != c.reason || ok == (len(refusal.Basis) > 0) {
			t.Errorf("%v by %d: %+v", c.at, c.origin, refusal)
		}
	}
}

// The refusal cites the article of the regime.
func TestRefusalCitesTheArticle(t *testing.T) {
	for regime, want := range map[law.Regime]law.Provision{
		law.RegimeDec12536: law.Dec12536Art4Par2, law.RegimePortariaMD: law.Portmd1286Art4Par2, law.RegimeLei12990: law.Lei12990Art2Cpt,
	} {
		p := Period{Closes: at(0, 86399), Opens: at(-1, 0), Regime: regime}
		if refusal, _ := p.Check(Change{At: at(1, 0)}); !slices.Contains(refusal.Basis, want) {
			t.Errorf("%s is refused with %v", regime, refusal.Basis)
		}
	}
}

const (
	ppp certame.Modality = 1
	pq  certame.Modality = 3
)

func set(m ...certame.Modality) (s certame.GroupSet) {
	for _, one := range m {
		s = s.With(one)
	}
	return s
}

func TestFold(t *testing.T) {
	p := period(t, edital.Declared{})
	in, out := OptsIn, OptsOut
	for name, c := range map[string]struct {
		changes      []Change
		final, court certame.GroupSet
		refused      int
		clashes      int
	}{
		"nothing":                  {nil, 0, 0, 0, 0},
		"two groups":               {[]Change{{At: at(-1, 0), Group: ppp}, {At: at(-1, 0), Group: pq}}, set(ppp, pq), 0, 0, 0},
		"in and out and in":        {[]Change{{At: at(-3, 0), Group: ppp}, {At: at(-2, 0), Group: ppp, Action: out}, {At: at(-1, 0), Group: ppp}}, set(ppp), 0, 0, 0},
		"out in the last second":   {[]Change{{At: at(-3, 0), Group: ppp}, {At: at(0, 86399), Group: ppp, Action: out}}, 0, 0, 0, 0},
		"out a second later":       {[]Change{{At: at(-3, 0), Group: ppp}, {At: at(1, 0), Group: ppp, Action: out}}, set(ppp), 0, 1, 0},
		"in a second later":        {[]Change{{At: at(1, 0), Group: ppp}}, 0, 0, 1, 0},
		"court in later":           {[]Change{{At: at(1, 0), Group: ppp}, {At: at(60, 0), Group: ppp, Action: in, Origin: ByCourt}}, set(ppp), set(ppp), 1, 0},
		"court out":                {[]Change{{At: at(-3, 0), Group: ppp}, {At: at(60, 0), Group: ppp, Action: out, Origin: ByCourt}}, 0, set(ppp), 0, 0},
		"court, then the person":   {[]Change{{At: at(-3, 0), Group: ppp, Origin: ByCourt}, {At: at(-2, 0), Group: ppp, Action: out}}, 0, 0, 0, 0},
		"court in the same second": {[]Change{{At: at(-3, 7), Group: ppp, Action: out}, {At: at(-3, 7), Group: ppp, Origin: ByCourt}}, set(ppp), set(ppp), 0, 0},
		"both in one second":       {[]Change{{At: at(-3, 7), Group: ppp}, {At: at(-3, 7), Group: ppp, Action: out}}, set(ppp), 0, 0, 1},
		"a clash that was settled": {[]Change{{At: at(-3, 7), Group: ppp}, {At: at(-3, 7), Group: ppp, Action: out}, {At: at(-3, 8), Group: ppp, Action: out}}, 0, 0, 0, 0},
		"one second, two groups":   {[]Change{{At: at(-3, 7), Group: ppp}, {At: at(-3, 7), Group: pq, Action: out}}, set(ppp), 0, 0, 0},
		"written twice":            {[]Change{{At: at(-3, 7), Group: ppp}, {At: at(-3, 7), Group: ppp}}, set(ppp), 0, 0, 0},
	} {
		o := Fold(p, 1, c.changes)
		if o.Final[0] != c.final || o.Court[0] != c.court || len(o.Refused) != c.refused || len(o.Clashes) != c.clashes {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

func randomChanges(r *rand.Rand, people, n int) []Change {
	list := make([]Change, n)
	for i := range list {
		list[i] = Change{
			Person: certame.Person(r.IntN(people)), Group: certame.Modality(1 + r.IntN(4)), Action: Action(r.IntN(2)), Line: i + 2,
			At: at(r.IntN(4)-2, []int{0, 1, 86398, 86399}[r.IntN(4)]),
		}
		if r.IntN(6) == 0 {
			list[i].Origin = ByCourt
		}
	}
	return list
}

// The order in which facts are written never matters, equal instants included.
func TestOrderOfFactsNeverMatters(t *testing.T) {
	p := period(t, edital.Declared{})
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 11))
		changes := randomChanges(r, 5, 40)
		want := Fold(p, 5, changes)
		r.Shuffle(len(changes), func(i, j int) { changes[i], changes[j] = changes[j], changes[i] })
		if got := Fold(p, 5, changes); !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: %+v\nwant %+v", seed, got, want)
		}
	}
}

// A change of the person after the deadline never changes a result: without it,
// the options are the same.
func TestLateChangesNeverMatter(t *testing.T) {
	p := period(t, edital.Declared{})
	for seed := range uint64(300) {
		changes := randomChanges(rand.New(rand.NewPCG(seed, 12)), 5, 40)
		all := Fold(p, 5, changes)
		inTime := slices.DeleteFunc(slices.Clone(changes), func(c Change) bool {
			return c.Origin == ByCandidate && CompareInstants(c.At, p.Closes) > 0
		})
		kept := Fold(p, 5, inTime)
		if !slices.Equal(all.Final, kept.Final) || !slices.Equal(all.Court, kept.Court) || len(all.Refused) != len(changes)-len(inTime) {
			t.Fatalf("seed %d: %v and %v", seed, all, kept)
		}
	}
}

// The last fact in time decides, found by the slowest reading of the rule.
func TestFoldAgreesWithReadingInTime(t *testing.T) {
	p := period(t, edital.Declared{})
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 13))
		changes := randomChanges(r, 3, 30)
		for i := range changes {
			changes[i].At.Second = i // distinct instants within a day
		}
		got := Fold(p, 3, changes)
		for person := range certame.Person(3) {
			for m := certame.Modality(1); m <= 4; m++ {
				if want := slowly(p, changes, person, m); got.Final[person].Has(m) != want {
					t.Fatalf("seed %d: person %d, group %d: want %t", seed, person, m, want)
				}
			}
		}
	}
}

func slowly(p Period, changes []Change, person certame.Person, m certame.Modality) (opted bool) {
	best := edital.Instant{Date: -1 << 30}
	for _, c := range changes {
		inTime := c.Origin == ByCourt || CompareInstants(c.At, p.Closes) <= 0 && CompareInstants(c.At, p.Opens) >= 0
		if c.Person == person && c.Group == m && inTime && CompareInstants(c.At, best) > 0 {
			best, opted = c.At, c.Action == OptsIn
		}
	}
	return opted
}

// The fold neither needs nor asks how many seats there are (Lei 15.142/2025,
// art. 5º, § 3º).
func TestOptionsBelowTheThreshold(t *testing.T) {
	one := edital.Declared{Posts: []edital.DeclaredPost{{Code: "101", Vacancies: 1}}}
	if o := Fold(period(t, one), 1, []Change{{At: at(-1, 0), Group: ppp}}); o.Final[0] != set(ppp) {
		t.Error("with one vacancy the option was not accepted")
	}
}

func TestNoPeriodWithoutEnd(t *testing.T) {
	d := terms(edital.Declared{})
	d.Closes.Date = certame.NoDate
	if _, ok := PeriodOf(d); ok {
		t.Error("a period without end was accepted")
	}
}

func TestApply(t *testing.T) {
	tm := terms(edital.Declared{})
	roll := &certame.Roll{IDs: certame.NewIdentifiers(3, 1), Post: make([]certame.PostIndex, 3)}
	for _, id := range []string{"a", "b", "c"} {
		roll.IDs.Append([]byte(id))
	}
	roll.Options = []certame.GroupSet{set(ppp), 0, set(pq)}
	roll.Confirmed = []certame.GroupSet{set(ppp), 0, 0}
	roll.Denied = make([]certame.GroupSet, 3)
	var log trace.Log
	o := &Options{Final: []certame.GroupSet{0, set(ppp), set(pq)}, Court: make([]certame.GroupSet, 3)}
	o.Apply(tm, roll, &log)
	if !slices.Equal(roll.Options, o.Final) || roll.Confirmed[0] != 0 {
		t.Errorf("options %v, confirmed %v", roll.Options, roll.Confirmed)
	}
	var codes []string
	for _, f := range log.Findings {
		codes = append(codes, f.Code+" "+f.Where)
	}
	if want := []string{"inscricao.opcoes_divergentes inscrição a", "inscricao.decisao_sem_opcao inscrição a"}; !slices.Equal(codes, want) {
		t.Errorf("findings %v, want %v", codes, want)
	}
}
