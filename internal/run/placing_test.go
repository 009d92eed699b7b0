package run

import (
	"strings"
	"testing"

	"certame"
)

// rewardWorld is a pool of A, of two seats, and B, of three, with one PPP seat for
// both. X is an optante and likes A better. With every seat open X gets into B and
// not into A.
func rewardWorld(x, tableA, tableB string) (edital, people string) {
	return "certame: X\npublicado_em: 2026-02-10\npreferencias: sim\nescopo: edital\ndesempate: [sorteio]\ngrupos: [{codigo: PPP, percentual: 25%}]\ncargos:\n" +
			"  - {codigo: A, vagas: 2, quadro: " + tableA + "}\n  - {codigo: B, vagas: 3, quadro: " + tableB + "}\n",
		"inscricao;cargo;opcoes;nota_final;sorteio;confirmacao_PPP\n1;A;;95;1;\n2;A;;90;2;\n3;B;;85;3;\n4;B;;70;4;\nX;" + x + ";PPP;80;5;confirmada\n"
}

// takes is the code of the post that X has, or "".
func takes(t *testing.T, x, tableA, tableB string) string {
	t.Helper()
	edital, people := rewardWorld(x, tableA, tableB)
	l, err := Load(phasesFolder(t, map[string]string{EditalFile: edital, CandidatesFile: people}), nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	for row := range certame.Person(o.Roll.Len()) {
		if at := o.Takes(row); string(o.Roll.IDs.At(row)) == "X" && at != certame.Nobody {
			return o.Terms.Posts[o.Roll.Post[at]].Code
		}
	}
	return ""
}

// placedAfterMarks is what apos_notas would do with lists of preferences: the seat
// goes to the first post of the best optante without a seat that it lets in, and to
// the post of most open seats when there is none (I-45).
func placedAfterMarks(t *testing.T, x string) (tableA, tableB string) {
	t.Helper()
	if takes(t, x, "{AC: 2}", "{AC: 3}") == "" {
		for post := range strings.SplitSeq(x, "|") {
			tableA, tableB = "{AC: 1, PPP: 1}", "{AC: 3}"
			if post == "B" {
				tableA, tableB = "{AC: 2}", "{AC: 2, PPP: 1}"
			}
			if takes(t, x, tableA, tableB) == post {
				return tableA, tableB
			}
		}
	}
	return "{AC: 2}", "{AC: 2, PPP: 1}"
}

// Why apos_notas is refused with preferences: who hides a post brings the seat to
// the one she likes better.
func TestPlacingAfterMarksWouldRewardALie(t *testing.T) {
	a, b := placedAfterMarks(t, "A|B")
	honest := takes(t, "A|B", a, b)
	a, b = placedAfterMarks(t, "A")
	hidden := takes(t, "A", a, b)
	if honest != "B" || hidden != "A" {
		t.Errorf("saying A|B gives %q, and A alone %q: the reason in docs/preferencias.md does not hold", honest, hidden)
	}
}
