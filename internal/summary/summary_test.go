package summary_test

import (
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/intake/editalfile"
	"certame/internal/summary"
	"certame/trace"
)

const text = `certame: Concurso de teste
publicado_em: 2026-02-10
validade: 2 anos
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
fases:
  - {codigo: objetiva, nome: Prova objetiva, maximo: 100, minimo: 40, barreira: {manter: 50}}
desempate: [idoso, sorteio]
cargos:
  - {codigo: "101", vagas: 20}
`

func termsOf(t *testing.T, text string) *edital.Terms {
	t.Helper()
	declared, err := editalfile.Parse([]byte(text), "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return edital.Resolve(declared, trace.Discard)
}

func written(parts []summary.Part) string {
	var out strings.Builder
	for _, p := range parts {
		out.WriteString(p.Title + "\n")
		for _, l := range p.Lines {
			out.WriteString("- " + l.Text + " [" + l.Article() + "]\n")
		}
	}
	return out.String()
}

// What is told follows the terms: another number, another reading or no group at all is
// told as such.
func TestOf(t *testing.T) {
	said := written(summary.Of(termsOf(t, text)))
	for _, want := range []string{
		"De 20/02/2026 às 00:00:00 a 20/03/2026 às 23:59:59", "20 no total: ", "5 para ", "25% das vagas, quando houver pelo menos 2",
		"disputa uma só", "examina só a aparência", "confere documentos", "Prova objetiva, de até 100 pontos, mínimo de 40", "50 primeiras da ampla",
		"segue se alcança o mínimo", "60 anos ou mais", "sorteio", "ampla concorrência", "24 meses", "Lei nº 15.142/2025",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not told:\n%s", want, said)
		}
	}
	other := termsOf(t, strings.Replace(text, "vagas: 20", "vagas: 0", 1))
	if said := written(summary.Of(other)); !strings.Contains(said, "só cadastro de reserva") {
		t.Error(said)
	}
	other.Multiple.Outcome, other.Absence, other.Preference = true, edital.AbsenceEliminates, true
	other.Groups[0].Confirmation = certame.ConfirmationNone
	said = written(summary.Of(other))
	for _, want := range []string{"em que a posição alcança vaga", "falta ao procedimento é eliminada", "põe em ordem", other.Groups[0].Code + ": a própria declaração basta"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not told:\n%s", want, said)
		}
	}
}

// Every part says something, and an edital without a period says so.
func TestEveryPart(t *testing.T) {
	for _, p := range summary.Of(termsOf(t, "certame: X\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"1\", vagas: 1}\n")) {
		if len(p.Lines) == 0 {
			t.Errorf("%s says nothing", p.Title)
		}
		for _, l := range p.Lines {
			if strings.TrimSpace(l.Text) == "" || strings.Contains(l.Text, "%!") {
				t.Errorf("%s: %q", p.Title, l.Text)
			}
		}
	}
}
