package law

import (
	"slices"
	"strings"
	"testing"

	"certame"
)

// Every date from 2014 to 2030 has exactly one federal regime.
func TestOneFederalRegimeADay(t *testing.T) {
	for d := certame.MustDate(2014, 1, 1); d <= certame.MustDate(2030, 12, 31); d++ {
		var in []Regime
		for _, r := range regimes {
			if r.Federal && r.Covers(d) {
				in = append(in, r.ID)
			}
		}
		if len(in) != 1 {
			t.Fatalf("%s has regimes %v", d.ISO(), in)
		}
	}
}

// Every federal regime has, on each of its days, at most one value of each
// parameter, and the same parameters on all of them: no gap and no overlap.
func TestOneValueAParameterADay(t *testing.T) {
	for d := certame.MustDate(2014, 1, 1); d <= certame.MustDate(2030, 12, 31); d++ {
		regime, _ := FederalRegime(d)
		for _, name := range parameterNames() {
			values, ever := 0, false
			for _, p := range parameters {
				if p.Regime == regime.ID && p.Name == name {
					ever = true
					if within(d, p.From, p.To) {
						values++
					}
				}
			}
			if ever && values != 1 {
				t.Fatalf("%s under %s: %d values of %s", d.ISO(), regime.ID, values, name)
			}
		}
	}
}

func parameterNames() (names []ParameterName) {
	for _, p := range parameters {
		if !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// The boundaries of R-01, one day before and after (case T66).
func TestRegimeBoundaries(t *testing.T) {
	for _, c := range []struct {
		y, m, d int
		want    Regime
	}{
		{2014, 6, 9, RegimeBefore2014},
		{2014, 6, 10, RegimeLei12990},
		{2025, 6, 3, RegimeLei12990},
		{2025, 6, 4, RegimeLei15142},
		{2025, 6, 15, RegimeLei15142},
		{2025, 6, 27, RegimeLei15142},
		{2025, 6, 28, RegimeDec12536},
		{2025, 6, 30, RegimeDec12536},
	} {
		if got, _ := FederalRegime(certame.MustDate(c.y, c.m, c.d)); got.ID != c.want {
			t.Errorf("%d-%d-%d is under %s, want %s", c.y, c.m, c.d, got.ID, c.want)
		}
	}
}

// Every value of every parameter reads as what it is used as.
func TestParametersAreReadable(t *testing.T) {
	for _, p := range parameters {
		switch p.Name {
		case ReversionDefault:
			if p.Value != "decreto" && p.Value != "lei" {
				t.Errorf("%s of %s is %q", p.Name, p.Regime, p.Value)
			}
		case Threshold, BoardMembers, AppealMembers, IndigenaSignatories, QuilombolaLeaders:
			if p.Number() < 1 {
				t.Errorf("%s of %s is %d", p.Name, p.Regime, p.Number())
			}
		default:
			if p.Share().Cmp(certame.Percent(100)) > 0 {
				t.Errorf("%s of %s is above 100%%", p.Name, p.Regime)
			}
		}
	}
}

// Every topic answers in every regime, with provisions that exist and are not
// of a norm that came after the regime.
func TestTopicsAnswerInEveryRegime(t *testing.T) {
	for _, topic := range Topics() {
		for _, r := range regimes {
			basis := topic.In(r.ID)
			if len(basis) == 0 {
				t.Errorf("%s has no answer under %s", topic, r.ID)
			}
			for _, p := range basis {
				if r.ID == RegimeLei12990 && (p.NormID() == "lei15142" || p.NormID() == "dec12536") || r.ID == RegimeLei15142 && p.NormID() == "dec12536" {
					t.Errorf("%s under %s cites %s", topic, r.ID, p)
				}
			}
		}
	}
}

// Records are whole: unique, of a known norm, with a reason when outside.
func TestRecordsAreWhole(t *testing.T) {
	seen := map[Provision]bool{}
	for _, r := range records {
		if seen[r.ID] || r.Summary == "" || !knownNorm(r.Norm) {
			t.Errorf("record %+v is repeated, empty or of no norm", r)
		}
		seen[r.ID] = true
		if (r.Status == StatusOutside) != (r.Reason != "") {
			t.Errorf("%s: status %s with reason %q", r.ID, r.Status, r.Reason)
		}
	}
}

func knownNorm(id string) bool {
	return slices.ContainsFunc(norms[:], func(n Norm) bool { return n.ID == id })
}

// The interpretations have numbers of their own, each with its default among its
// options and an example of each.
func TestInterpretationsAreWhole(t *testing.T) {
	for i, r := range interpretations {
		if slices.ContainsFunc(interpretations[:i], func(o InterpretationRecord) bool { return o.ID == r.ID }) {
			t.Errorf("%s stands twice", r.ID)
		}
		if !slices.ContainsFunc(r.Options, func(o Option) bool { return o.Value == r.Default }) {
			t.Errorf("%s: default %q is not offered", r.ID, r.Default)
		}
		for _, o := range r.Options {
			if o.Text == "" || o.Example == "" {
				t.Errorf("%s: %s has no text or example", r.ID, o.Value)
			}
		}
		for _, p := range r.Provisions {
			if _, ok := p.Record(); !ok {
				t.Errorf("%s cites %s, which has no record", r.ID, p)
			}
		}
	}
}

func TestCitations(t *testing.T) {
	for p, want := range map[Provision]string{
		Lei15142Art5Par2Inc1:        "Lei nº 15.142/2025, art. 5º, § 2º, I",
		Lei15142Art7Cpt:             "Lei nº 15.142/2025, art. 7º",
		Dec12536Art13CptInc3Ali1:    "Decreto nº 12.536/2025, art. 13, III, alínea a",
		Dec12536Art23Par1u:          "Decreto nº 12.536/2025, art. 23, parágrafo único",
		Dec12536Art2Par1uInc3:       "Decreto nº 12.536/2025, art. 2º, parágrafo único, III",
		Dec9739Art39Par1a:           "Decreto nº 9.739/2019, art. 39, § 1º-A",
		"lei15142!art12_par11_inc4": "Lei nº 15.142/2025, art. 12, § 11, IV",
	} {
		if got := p.Citation(); got != want {
			t.Errorf("%s is cited %q, want %q", p, got, want)
		}
	}
}

// A retired synonym still finds its term.
func TestGlossaryKnowsTheOldWord(t *testing.T) {
	for _, term := range glossary {
		if slices.Contains(term.Synonyms, "heteroidentificação") && strings.Contains(term.Portuguese, "confirmação complementar") {
			return
		}
	}
	t.Error("heteroidentificação leads nowhere")
}
