package registration

import (
	"slices"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
)

func advised(d edital.Declared, codes ...string) (*edital.Terms, Advice) {
	t := terms(d)
	c := Choice{Terms: t, Seats: make([]int, t.Modalities())}
	for _, code := range codes {
		m, ok := t.Modality(code)
		if !ok {
			panic(code)
		}
		c.Options = c.Options.With(m)
	}
	return t, Advise(c)
}

func said(a Advice) (codes []string) {
	for _, s := range a.Sentences {
		codes = append(codes, s.Code)
	}
	return codes
}

func finalCodes(t *edital.Terms, a Advice) (codes []string) {
	for _, m := range a.Final.Modalities() {
		codes = append(codes, t.Code(m))
	}
	return codes
}

// g is a group and its percentage.
type g struct {
	code string
	n    int64
}

func shares(list ...g) (groups []edital.DeclaredGroup) {
	for _, one := range list {
		share := certame.Percent(one.n)
		groups = append(groups, edital.DeclaredGroup{Code: one.code, Share: &share})
	}
	return groups
}

// To which group the single modality leads, and by which sentence.
func TestSingleModality(t *testing.T) {
	five := shares(g{"PPP", 20}, g{"PI", 5}, g{"PQ", 5}, g{"PcD", 5})
	for name, c := range map[string]struct {
		d     edital.Declared
		codes []string
		final []string
		says  string
	}{
		"one group":          {edital.Declared{}, []string{"PPP"}, []string{"PPP"}, ""},
		"highest":            {edital.Declared{}, []string{"PI", "PPP", "PQ"}, []string{"PPP"}, "modalidade_maior_percentual"},
		"PcD compared":       {edital.Declared{}, []string{"PI", "PcD"}, []string{"PcD"}, "modalidade_maior_percentual"},
		"PcD apart":          {edital.Declared{Multiple: edital.Multiple{Accumulates: true}}, []string{"PPP", "PcD"}, []string{"PPP", "PcD"}, ""},
		"equal":              {edital.Declared{Groups: five, Rationale: "x"}, []string{"PI", "PQ"}, []string{"PI", "PQ"}, "modalidade_posicao_absoluta"},
		"equal below":        {edital.Declared{Groups: five, Rationale: "x"}, []string{"PPP", "PI", "PQ"}, []string{"PPP"}, "modalidade_maior_percentual"},
		"equal, relative":    {edital.Declared{Groups: five, Rationale: "x", Multiple: edital.Multiple{Relative: true}}, []string{"PI", "PQ"}, []string{"PI", "PQ"}, "modalidade_posicao_relativa"},
		"equal, military":    {edital.Declared{Groups: five, Regime: law.RegimePortariaMD}, []string{"PI", "PQ"}, []string{"PI", "PQ"}, "modalidade_sem_regra"},
		"military, declared": {edital.Declared{Groups: five, Regime: law.RegimePortariaMD, Multiple: edital.Multiple{Position: true}}, []string{"PI", "PQ"}, []string{"PI", "PQ"}, "modalidade_posicao_absoluta"},
		"by outcome":         {edital.Declared{Multiple: edital.Multiple{Outcome: true}}, []string{"PPP", "PQ"}, []string{"PPP", "PQ"}, "modalidade_por_resultado"},
	} {
		tm, a := advised(c.d, c.codes...)
		got := ""
		for _, code := range said(a) {
			if len(code) > 11 && code[:11] == "modalidade_" {
				got = code
			}
		}
		if !slices.Equal(finalCodes(tm, a), c.final) || got != c.says {
			t.Errorf("%s: %v by %q, want %v by %q", name, finalCodes(tm, a), got, c.final, c.says)
		}
	}
}

// The warning of I-14 is given to who declares two groups that are compared, and
// only where the literal reading is in force.
func TestTrap(t *testing.T) {
	for name, c := range map[string]struct {
		d     edital.Declared
		codes []string
		want  bool
	}{
		"none":       {edital.Declared{}, nil, false},
		"one":        {edital.Declared{}, []string{"PPP"}, false},
		"two":        {edital.Declared{}, []string{"PPP", "PQ"}, true},
		"PcD":        {edital.Declared{}, []string{"PPP", "PcD"}, true},
		"PcD apart":  {edital.Declared{Multiple: edital.Multiple{Accumulates: true}}, []string{"PPP", "PcD"}, false},
		"by outcome": {edital.Declared{Multiple: edital.Multiple{Outcome: true}}, []string{"PPP", "PQ"}, false},
	} {
		_, a := advised(c.d, c.codes...)
		if got := slices.Contains(said(a), "duas_opcoes"); got != c.want {
			t.Errorf("%s: %v", name, said(a))
		}
	}
}

// Every set of groups of every regime gets at most a dozen sentences, each with
// its article, and the readings it follows.
func TestAdviceIsShortAndCited(t *testing.T) {
	for _, regime := range law.Regimes() {
		tm := terms(edital.Declared{Regime: regime.ID, Groups: shares(g{"PPP", 25}, g{"PI", 3}, g{"PQ", 2}, g{"PcD", 5}, g{"X", 2}, g{"PN", 1})})
		for options := range certame.GroupSet(1 << 6) {
			c := Choice{Terms: tm, Seats: make([]int, tm.Modalities()), Options: options}
			c.Numbers = &Numbers{Optantes: make([]int, tm.Modalities()), Seated: make([]bool, tm.Modalities()), Cut: make([]certame.Score, tm.Modalities())}
			a := Advise(c)
			if len(a.Sentences) > 12 {
				t.Errorf("%s, %b: %d sentences", regime.ID, options, len(a.Sentences))
			}
			for _, s := range a.Sentences {
				if len(s.Basis) == 0 || (s.Interpretation == "") != (s.DecidedBy == "") {
					t.Errorf("%s, %b: %+v", regime.ID, options, s)
				}
			}
		}
	}
}
