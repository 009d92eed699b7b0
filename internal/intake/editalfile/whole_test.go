package editalfile

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"

	"github.com/google/go-cmp/cmp"
)

func pointer[T any](v T) *T { return &v }

func day(y, m, d int) certame.Date { return certame.MustDate(y, m, d) }

// whole is what testdata/inteiro.yaml declares, key by key.
func whole() edital.Declared {
	return edital.Declared{
		Name: "INTEIRO", Agency: "Instituto: Exemplo", Notice: "1/2026", Published: day(2026, 2, 10),
		Kind: edital.PublicContest, Nature: edital.Autarchy, Regime: law.RegimeDec12536, Rationale: "razão",
		Validity: edital.Validity{From: day(2026, 7, 1), Months: 24, Extensible: true}, Enrolment: day(2026, 8, 10),
		Opens:  edital.Instant{Date: day(2026, 2, 20), Second: 10 * 3600},
		Closes: edital.Instant{Date: day(2026, 3, 20), Second: 23*3600 + 59*60 + 59},
		Groups: []edital.DeclaredGroup{
			{Code: "PPP", Label: "pessoas pretas e pardas", Share: pointer(certame.Percent(25)), Rounding: pointer(certame.HalfUp), MinVacancies: pointer(2), Confirmation: pointer(certame.ConfirmationPhenotype), Collision: pointer(1)},
			{Code: "PcD", Share: pointer(certame.NewRatio(75, 1000)), Rounding: pointer(certame.CeilCapped), Cap: pointer(certame.Percent(20)), Confirmation: pointer(certame.ConfirmationBiopsychosocial)},
		},
		Names: []edital.GroupName{{Code: "PPP", Name: "Cotas"}},
		Scope: edital.Scope("denominacao"), Placing: edital.DistributionDraw, DrawFolder: "sorteios/areas",
		Posts: []edital.DeclaredPost{
			{Code: "101", Name: "Analista", Place: "Belém", Vacancies: 6, Table: []edital.TableCell{{Code: "AC", Seats: 3}, {Code: "PPP", Seats: 2}, {Code: "PcD", Seats: 1}}, Where: "edital.yaml:35:5"},
			{Code: "102", Name: "Técnico", Vacancies: 0, Where: "edital.yaml:40:5", Phases: wholePhases(5, 4)},
		},
		Phases:    wholePhases(2, 3),
		TieBreaks: []edital.TieBreak{{Rule: edital.TieRule("idoso")}, {Rule: edital.TieComponent, Component: "nota_redacao"}, {Rule: edital.TieRule("sorteio")}},
		AgeOn:     day(2026, 3, 20),
		Reversion: edital.ReversionDeclared, Chains: []edital.DeclaredChain{{Code: "PPP", To: []string{"PcD", "AC"}}, {Code: "PcD", To: []string{"AC"}}},
		Exhausted: edital.OpenExhausted("maior_resto"),
		Multiple:  edital.Multiple{Outcome: true, Accumulates: true, Relative: true, Position: true, Words: []string{"por_resultado", "acumula_pcd", "posicao_relativa"}},
		Rounding:  edital.TotalRounding("por_grupo"),
		Order:     edital.OrderList, Labels: []string{"AC", "PPP", "AC"},
		Compensate: edital.Compensation("congela"), FreezeAt: "nomeacao",
		SubJudice:  edital.SubJudice("ordinaria"),
		Pending:    edital.PendingRule("provisorio"),
		EndOfQueue: edital.EndOfQueue{Allowed: true, LosesPriority: true, Reach: edital.QueueOfEveryPost},
		Preference: true, Told: edital.OrderByResult, Appointed: edital.AppointedSettles, Vacated: edital.VacatedIsNew,
		Approved: edital.ApprovedLimit{Annex: law.AnnexIII}, Absence: edital.AbsenceEliminates,
		Confirmation: edital.Confirmation{Place: "Belém"},
		Fraud:        edital.FraudRules{Appeal: true, OpenWithin: 10, DecideWithin: 30, ReferWithin: 15},
	}
}

// wholePhases are the phases of the file, with a weight of the phase and one of its
// second test.
func wholePhases(weight, second int64) []edital.Phase {
	return []edital.Phase{{
		Code: "p1", Name: "Objetiva", Column: "nota_p1", Weight: weight, Max: certame.NoScore, Minimum: 50*certame.ScoreUnit + certame.ScoreUnit/2,
		Components: []edital.PhaseComponent{
			{Code: "lp", Column: "nota_p1_lp", Weight: 1, Max: certame.NoScore, Minimum: 10 * certame.ScoreUnit},
			{Code: "mat", Column: "nota_p1_mat", Weight: second, Max: certame.NoScore, Minimum: certame.NoScore},
		},
		Barrier: &edital.Barrier{Multiple: 3, Floor: 10, TiesBreak: true},
	}}
}

func parseWhole(t *testing.T) (string, edital.Declared) {
	t.Helper()
	data, err := os.ReadFile("testdata/inteiro.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, err := Parse(data, "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(data), d
}

func TestParseEveryKey(t *testing.T) {
	_, got := parseWhole(t)
	if want := len(contract.fields) + len(got.Groups) + len(got.Posts) + 7; len(got.Positions) != want { // and the keys of one barrier, of fim_de_fila and of preferencias
		t.Errorf("%d positions: not every key of the contract is in the file", len(got.Positions))
	}
	got.Positions = nil
	if diff := cmp.Diff(whole(), got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// The same rules in other bytes.
func TestParseEveryWriting(t *testing.T) {
	text, want := parseWhole(t)
	for name, writing := range map[string]string{
		"BOM":          "\ufeff" + text,
		"CRLF":         strings.ReplaceAll(text, "\n", "\r\n"),
		"one document": "---\n" + text,
		"UTF-16":       "\xff\xfe" + littleEndian(text),
		"Windows-1252": strings.NewReplacer("ã", "\xe3", "é", "\xe9", "ç", "\xe7").Replace(text),
	} {
		got, err := Parse([]byte(writing), "edital.yaml")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got.Positions, want.Positions = nil, nil
		got.Posts, want.Posts = places(got.Posts), places(want.Posts)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// places forgets where the posts stand: a line before them moves them.
func places(posts []edital.DeclaredPost) []edital.DeclaredPost {
	out := append([]edital.DeclaredPost(nil), posts...)
	for i := range out {
		out[i].Where = ""
	}
	return out
}

func littleEndian(text string) string {
	var b []byte
	for _, r := range text {
		b = append(b, byte(r), byte(r>>8))
	}
	return string(b)
}

// The short form of a key says the same as its long form.
func TestParseShortForms(t *testing.T) {
	base := "certame: X\npublicado_em: 10/02/2026\ncargos: [{codigo: 101, vagas: 1}]\n"
	for _, c := range []struct {
		name, text string
		change     func(*edital.Declared)
	}{
		{"nothing", "", func(*edital.Declared) {}},
		{"years", "validade: 2 anos\n", func(d *edital.Declared) { d.Validity = edital.Validity{From: certame.NoDate, Months: 24} }},
		{"one year", "validade: 1 ano\n", func(d *edital.Declared) { d.Validity = edital.Validity{From: certame.NoDate, Months: 12} }},
		{"months", "validade: 18 meses\n", func(d *edital.Declared) { d.Validity = edital.Validity{From: certame.NoDate, Months: 18} }},
		{"end without time", "inscricoes: {fim: 20/03/2026}\n", func(d *edital.Declared) {
			d.Closes = edital.Instant{Date: day(2026, 3, 20), Second: lastSecond}
		}},
		{"minutes", "inscricoes: {fim: 2026-03-20 18:00}\n", func(d *edital.Declared) {
			d.Closes = edital.Instant{Date: day(2026, 3, 20), Second: 18*3600 + 59}
			d.ByMinute = true
		}},
		{"reversion", "reversao: cpnu2\n", func(d *edital.Declared) { d.Reversion = "cpnu2" }},
		{"order", "ordem: espalhada\n", func(d *edital.Declared) { d.Order = "espalhada" }},
		{"one reading", "multiplas: por_resultado\n", func(d *edital.Declared) {
			d.Multiple = edital.Multiple{Outcome: true, Words: []string{"por_resultado"}}
		}},
		{"compensation", "compensacao: congela\n", func(d *edital.Declared) { d.Compensate = "congela" }},
		{"end of queue", "fim_de_fila: sim\n", func(d *edital.Declared) { d.EndOfQueue.Allowed = true }},
		{"no", "fim_de_fila: Não\npreferencias: false\n", func(*edital.Declared) {}},
	} {
		want := edital.Declared{
			Name: "X", Published: day(2026, 2, 10), AgeOn: certame.NoDate, Enrolment: certame.NoDate,
			Opens: edital.Instant{Date: certame.NoDate}, Closes: edital.Instant{Date: certame.NoDate},
			Posts: []edital.DeclaredPost{{Code: "101", Vacancies: 1, Where: "edital.yaml:3:10"}},
		}
		c.change(&want)
		got, err := Parse([]byte(base+c.text), "edital.yaml")
		got.Positions = nil
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s: %v (-want +got)\n%s", c.name, err, diff)
		}
	}
}

// Many posts in a block are no hostile shape.
func TestParseManyPosts(t *testing.T) {
	var b strings.Builder
	b.WriteString("certame: X\npublicado_em: 2026-02-10\ncargos:\n")
	for i := range 3000 {
		fmt.Fprintf(&b, "  - codigo: \"%d\"\n    nome: Analista\n    vagas: 1\n", i)
	}
	d, err := Parse([]byte(b.String()), "edital.yaml")
	if err != nil || len(d.Posts) != 3000 {
		t.Errorf("%d posts, want 3000 (%.300v)", len(d.Posts), err)
	}
}
