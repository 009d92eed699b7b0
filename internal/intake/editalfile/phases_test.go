package editalfile

import (
	"strings"
	"testing"

	"certame"
	"certame/edital"
)

const phasesHead = "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 2}\n"

// phasesOf reads the phases of an edital that is otherwise right.
func phasesOf(t *testing.T, text string) edital.Declared {
	t.Helper()
	d, err := Parse([]byte(phasesHead+text), "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestPhasesAreRead(t *testing.T) {
	d := phasesOf(t, `fases:
  - codigo: Prova Objetiva
    peso: 2
    minimo: 50%
    componentes:
      - {codigo: geral, maximo: 40, minimo: 40%}
      - {codigo: específica, peso: 2, maximo: 30, minimo: "10,5"}
    barreira: {multiplo: 3, piso: 9, empates: desempata, nota: acumulada}
  - {codigo: taf, minimo: "33,333333%", maximo: 70, carater: eliminatoria, barreira: {manter: {AC: 4, PPP: 2}, optantes: limita}}
limite_aprovados: anexo_III
ausencia: elimina
`)
	p := d.Phases[0]
	if p.Column != "nota_prova_objetiva" || p.Weight != 2 || p.Max != 100*certame.ScoreUnit || p.Minimum != 50*certame.ScoreUnit {
		t.Errorf("phase %+v", p)
	}
	if c := p.Components; c[0].Minimum != 16*certame.ScoreUnit || c[1].Column != "nota_prova_objetiva_especifica" || c[1].Minimum != 10_500_000 {
		t.Errorf("components %+v", c)
	}
	if b := *p.Barrier; b.Multiple != 3 || b.Floor != 9 || !b.TiesBreak || !b.Accumulated || b.Limits || b.Keep != 0 {
		t.Errorf("barrier %+v", b)
	}
	taf := d.Phases[1]
	if taf.Minimum != 23_333_334 || !taf.Eliminatory || !taf.Barrier.Limits || taf.Barrier.Keep != 4 || taf.Barrier.KeepGroups[0] != (edital.TableCell{Code: "PPP", Seats: 2}) {
		t.Errorf("phase %+v, barrier %+v", taf, taf.Barrier)
	}
	if d.Approved.Annex != "III" || d.Absence != edital.AbsenceEliminates {
		t.Errorf("limit %+v, absence %s", d.Approved, d.Absence)
	}
	if d := phasesOf(t, "limite_aprovados: 3\n"); d.Approved != (edital.ApprovedLimit{Times: 3}) {
		t.Errorf("limit %+v", d.Approved)
	}
	if d := phasesOf(t, "limite_aprovados: {multiplo: 2, minimo: 9}\n"); d.Approved != (edital.ApprovedLimit{Times: 2, Floor: 9}) {
		t.Errorf("limit %+v", d.Approved)
	}
}

// What the phases refuse, and the words that say why.
func TestPhasesRefused(t *testing.T) {
	for text, want := range map[string]string{
		"fases:\n  - {codigo: final}\n":                                                   "já há a coluna «nota_final»",
		"fases:\n  - {codigo: p}\n  - {codigo: P}\n":                                      "já há a coluna «nota_p»",
		"fases:\n  - {codigo: a, componentes: [{codigo: b_c}]}\n  - {codigo: a_b_c}\n":    "já há a coluna «nota_a_b_c»",
		"fases:\n  - {codigo: \"p;1\"}\n":                                                 "nome de coluna",
		"fases:\n  - {codigo: p, minimo: 50%}\n":                                          "percentual sem nota máxima",
		"fases:\n  - {codigo: p, minimo: 0%}\n":                                           "número ou um percentual",
		"fases:\n  - {codigo: p, minimo: 60, maximo: 50}\n":                               "mínimo maior que o máximo",
		"fases:\n  - {codigo: p, peso: 0}\n":                                              "peso zero",
		"fases:\n  - {codigo: p, peso: 1000, componentes: [{codigo: a, peso: 1001}]}\n":   "pesos grandes demais",
		"fases:\n  - {codigo: p, barreira: {piso: 9}}\n":                                  "precisa de manter ou de multiplo",
		"fases:\n  - {codigo: p, barreira: {manter: 3, multiplo: 2}}\n":                   "só de um dos dois",
		"fases:\n  - {codigo: p, barreira: {manter: 0}}\n":                                "zero pessoas",
		"fases:\n  - {codigo: p, barreira: {multiplo: 0, piso: 9}}\n":                     "zero pessoas",
		"fases:\n  - {codigo: p, barreira: {manter: 3, piso: 9}}\n":                       "piso só existe com multiplo",
		"fases:\n  - {codigo: p, barreira: {manter: 3, optantes: limita}}\n":              "sem o número de cada grupo",
		"fases:\n  - {codigo: p, barreira: {manter: {AC: 3, PPP: 1}}}\n":                  "sem optantes: limita",
		"fases:\n  - {codigo: p, barreira: {manter: {AC: 3, XX: 1}, optantes: limita}}\n": "modalidade desconhecida",
		"fases:\n  - {codigo: p, barreira: {manter: 3, empates: mantém}}\n":               "«mantem»",
		"limite_aprovados: anexo_IV\n":                                                    "«anexo_II»",
		"limite_aprovados: o triplo\n":                                                    "ou um número inteiro",
		"limite_aprovados: 0\n":                                                           "valor desconhecido",
		"limite_aprovados: {multiplo: 0, minimo: 0}\n":                                    "ninguém seria aprovado",
		"ausencia: sai\n": "Valores aceitos: ampla, elimina",
	} {
		if _, err := Parse([]byte(phasesHead+text), "edital.yaml"); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "linha") {
			t.Errorf("%q: %v\nwant %q", text, err, want)
		}
	}
}

// weighedPosts reads the posts of an edital of two phases whose posts weigh them.
func weighedPosts(t *testing.T, weights string) ([]edital.DeclaredPost, error) {
	t.Helper()
	d, err := Parse([]byte("certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: A, vagas: 2}\n  - {codigo: B, vagas: 2, pesos: "+weights+"}\n"+`fases:
  - codigo: Prova Objetiva
    peso: 2
    minimo: 50%
    componentes:
      - {codigo: geral, maximo: 40}
      - {codigo: específica, peso: 3, maximo: 30}
  - {codigo: títulos, minimo: 5, maximo: 10}
  - {codigo: taf, carater: eliminatoria}
`), "edital.yaml")
	return d.Posts, err
}

// The weights of a post are its own; what it does not name weighs as in fases, and
// the maximum that a percentage is of follows the weights.
func TestWeightsOfAPost(t *testing.T) {
	posts, err := weighedPosts(t, "{prova objetiva: 4, prova_objetiva_Específica: 1, TÍTULOS: 7}")
	if err != nil {
		t.Fatal(err)
	}
	if posts[0].Phases != nil {
		t.Errorf("the other post has weights of its own: %+v", posts[0].Phases)
	}
	p := posts[1].Phases
	if p[0].Weight != 4 || p[0].Components[0].Weight != 1 || p[0].Components[1].Weight != 1 || p[1].Weight != 7 || p[2].Weight != 1 {
		t.Errorf("weights %+v", p)
	}
	if p[0].Max != 70*certame.ScoreUnit || p[0].Minimum != 35*certame.ScoreUnit || p[1].Max != 10*certame.ScoreUnit || p[1].Minimum != 5*certame.ScoreUnit {
		t.Errorf("measures %+v", p)
	}
}

func TestWeightsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"{titulo: 2}":          "linha 5, coluna 35, valor \"titulo\": peso de fase ou prova que o edital não tem. A mais parecida é «titulos».",
		"{prova: 2}":           "Fases e provas deste edital: prova_objetiva, prova_objetiva_geral, prova_objetiva_especifica, titulos, taf.",
		"{titulos: 0}":         "peso zero",
		"{taf: 2}":             "peso de fase que só elimina",
		"{titulos: 2.5}":       "«titulos» deve ser um número inteiro",
		"{titulos: 1000000}":   "pesos grandes demais",
		"{prova_objetiva: []}": "«prova_objetiva» deve ser um número inteiro",
		"3":                    "Como em {objetiva: 3, discursiva: 2}.",
	} {
		if _, err := weighedPosts(t, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v\nwant %q", text, err, want)
		}
	}
	_, err := Parse([]byte("certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: A, vagas: 2, pesos: {p: 1}}\n"), "edital.yaml")
	if err == nil || !strings.Contains(err.Error(), "linha 4, coluna 34: pesos sem fases") {
		t.Error(err)
	}
	_, err = Parse([]byte("certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: A, vagas: 2, pesos: {p_a: 1}}\nfases:\n  - {codigo: p, minimo: 15, componentes: [{codigo: a, peso: 2, maximo: 10}]}\n"), "edital.yaml")
	if err == nil || !strings.Contains(err.Error(), "com estes pesos o mínimo da fase «p» é maior que o máximo dela") {
		t.Error(err)
	}
}
