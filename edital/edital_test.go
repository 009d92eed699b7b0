package edital

import (
	"slices"
	"testing"

	"certame"
	"certame/law"
	"certame/trace"
)

func share(n int64) *certame.Ratio { r := certame.Percent(n); return &r }

func shares(ppp, pi, pq int64) []DeclaredGroup {
	return []DeclaredGroup{{Code: "PPP", Share: share(ppp)}, {Code: "PI", Share: share(pi)}, {Code: "PQ", Share: share(pq)}, {Code: "PcD", Share: share(5)}}
}

// findings resolves an edital and lists the codes and severities it draws.
func findings(d Declared) (codes []string, t *Terms) {
	d.Name = "T"
	if d.Published == 0 {
		d.Published = certame.MustDate(2026, 2, 10)
	}
	if d.Posts == nil {
		d.Posts = []DeclaredPost{{Code: "1", Vacancies: 100}}
	}
	var log trace.Log
	t = Resolve(d, &log)
	for _, f := range log.Findings {
		codes = append(codes, f.Code+":"+string(f.Severity))
	}
	return codes, t
}

func TestFindings(t *testing.T) {
	june := certame.MustDate(2025, 6, 15)
	for name, c := range map[string]struct {
		d    Declared
		want []string
	}{
		"defaults of the decree": {Declared{}, nil},
		"regime against its date": {Declared{Regime: law.RegimeLei12990}, []string{
			"edital.regime_contradiz_data:erro",
		}},
		"regime against its date, reasoned": {Declared{Regime: law.RegimeLei12990, Rationale: "decisão judicial"}, []string{
			"edital.regime_contradiz_data:alerta",
		}},
		"ordinance before it existed":            {Declared{Kind: MilitaryAdmission, Nature: ArmedForces}, []string{"edital.portaria_fora_do_periodo:erro"}},
		"law without the decree and no division": {Declared{Published: june}, []string{"edital.divisao_nao_declarada:erro"}},
		"law without the decree, joint list":     {Declared{Published: june, Groups: []DeclaredGroup{{Code: "PPIQ"}, {Code: "PcD"}}}, nil},
		"joint list of 20 %": {Declared{Published: june, Groups: []DeclaredGroup{{Code: "PPIQ", Share: share(20)}, {Code: "PcD"}}}, []string{
			"edital.soma_dos_percentuais:erro",
		}},
		"typed 3 for 30 (T67)": {Declared{Published: june, Groups: []DeclaredGroup{{Code: "PPIQ", Share: share(3)}, {Code: "PcD"}}}, []string{
			"edital.soma_dos_percentuais:erro",
		}},
		"20/8/2 without reason": {Declared{Groups: shares(20, 8, 2)}, []string{
			"edital.percentual_diverso:erro", "edital.percentual_diverso:erro",
		}},
		"20/8/2 reasoned (D 3 §5)": {Declared{Groups: shares(20, 8, 2), Rationale: "política indígena"}, []string{
			"edital.percentuais_fundamentados:alerta",
		}},
		"18/10/2 reasoned (T68)": {Declared{Groups: shares(18, 10, 2), Rationale: "política indígena"}, []string{
			"edital.minimo_pretas_e_pardas:erro", "edital.percentuais_fundamentados:alerta",
		}},
		"22/8/2 reasoned is 32 %": {Declared{Groups: shares(22, 8, 2), Rationale: "política indígena"}, []string{
			"edital.percentuais_fundamentados:alerta", "edital.soma_dos_percentuais:erro",
		}},
		"25/0/2 of the Funai (D 3 §6)": {Declared{Groups: shares(25, 10, 2), Rationale: "Lei 14.724, art. 29"}, []string{
			"edital.percentuais_fundamentados:alerta",
		}},
		"pcd of 2 %":                        {Declared{Groups: append(shares(25, 3, 2)[:3], DeclaredGroup{Code: "PcD", Share: share(2)})}, []string{"edital.percentual_pcd:alerta"}},
		"no pcd":                            {Declared{Groups: shares(25, 3, 2)[:3]}, []string{"edital.percentual_pcd:alerta"}},
		"simplified selection of a company": {Declared{Kind: SimplifiedSelection, Nature: PublicCompany}, []string{"edital.fora_do_alcance:alerta"}},
		"public contest of a company":       {Declared{Kind: PublicContest, Nature: PublicCompany}, nil},
		"total rounding without table":      {Declared{Rounding: RoundTotal}, []string{"edital.arredondamento_total_sem_quadro:erro"}},
		"chain that ends nowhere": {Declared{Reversion: ReversionDeclared, Chains: []DeclaredChain{{Code: "PQ", To: []string{"PI"}}}}, []string{
			"edital.cadeia_sem_ac:alerta",
		}},
		"own regime without federal checks": {Declared{Regime: law.RegimeOwn, Groups: []DeclaredGroup{{Code: "NEGROS", Share: share(20)}, {Code: "TRANS", Share: share(2)}}}, nil},
		"group without percentage":          {Declared{Regime: law.RegimeOwn, Groups: []DeclaredGroup{{Code: "TRANS"}}}, []string{"edital.percentual_ausente:erro"}},
	} {
		if got, _ := findings(c.d); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// the chains of each choice, by code.
func TestChains(t *testing.T) {
	for choice, want := range map[Reversion][]string{
		ReversionDecree: {"AC", "PQ PPP AC", "PI PPP AC", "AC"},
		ReversionLaw:    {"AC", "AC", "AC", "AC"},
		ReversionCPNU2:  {"PI PQ AC", "PQ AC", "AC", "AC"},
	} {
		_, terms := findings(Declared{Reversion: choice})
		for i, chain := range terms.Chain {
			got := ""
			for j, m := range chain {
				if j > 0 {
					got += " "
				}
				got += terms.Code(m)
			}
			if got != want[i] {
				t.Errorf("%s: %s goes to %q, want %q", choice, terms.Groups[i].Code, got, want[i])
			}
		}
	}
}

// The regime decides the default chain: the law's alone before the decree.
func TestDefaultReversion(t *testing.T) {
	for day, want := range map[certame.Date]Reversion{
		certame.MustDate(2025, 6, 27): ReversionLaw, certame.MustDate(2025, 6, 28): ReversionDecree, certame.MustDate(2024, 1, 1): ReversionLaw,
	} {
		if _, terms := findings(Declared{Published: day}); terms.Reversion != want {
			t.Errorf("%s: %s, want %s", day.ISO(), terms.Reversion, want)
		}
	}
}

// Every open point in force is written down, with who decided.
func TestInterpretationsAreRecorded(t *testing.T) {
	var log trace.Log
	Resolve(Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Order: OrderSeries, Positions: []Position{{Key: "ordem", Where: "edital.yaml:3:1"}}}, &log)
	decided := map[law.Interpretation]string{}
	for _, s := range log.Steps {
		if s.Interpretation != "" {
			decided[s.Interpretation] = s.DecidedBy + " " + s.Value.Word
		}
	}
	for id, want := range map[law.Interpretation]string{law.I01: "padrao por_grupo", law.I03: "edital serie_continua", law.I10: "padrao serie", law.I14: "padrao literal"} {
		if decided[id] != want {
			t.Errorf("%s: %q, want %q", id, decided[id], want)
		}
	}
}
