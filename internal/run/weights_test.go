package run

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"certame"
)

// weighedContest is the same contest written twice: marks of the person with the
// weights of each post in the edital, and the final mark of each post, added here by
// hand, in the sheet.
type weighedContest struct{ edital, marks, ready, finals string }

var decimals = [...]string{"0", "25", "5", "75"}

func randomWeighed(r *rand.Rand) weighedContest {
	var w weighedContest
	posts := 2 + r.IntN(3)
	head := "certame: X\npublicado_em: 2026-02-10\npreferencias: sim\ndesempate: [sorteio]\ncargos:\n"
	weights := make([][3]int, posts) // of the first phase's two tests, and of the second phase
	outer := make([]int, posts)
	w.edital, w.ready = head, head
	for i := range posts {
		weights[i], outer[i] = [3]int{1 + r.IntN(9), 1 + r.IntN(9), 1 + r.IntN(9)}, 1+r.IntN(5)
		line := fmt.Sprintf("  - {codigo: C%d, vagas: %d", i, r.IntN(4))
		w.edital += fmt.Sprintf("%s, pesos: {p: %d, p_a: %d, p_b: %d, q: %d}}\n", line, outer[i], weights[i][0], weights[i][1], weights[i][2])
		w.ready += line + "}\n"
	}
	w.edital += "fases:\n  - {codigo: p, componentes: [{codigo: a, peso: 7}, {codigo: b}]}\n  - {codigo: q, peso: 3}\n"
	w.marks, w.finals = "inscricao;cargo;opcoes;nota_p_a;nota_p_b;nota_q;sorteio;confirmacao_PPP\n", "inscricao;cargo;opcoes;nota_final;sorteio;confirmacao_PPP\n"
	for i := range 12 {
		w.person(r, i, weights, outer)
	}
	return w
}

func (w *weighedContest) person(r *rand.Rand, i int, weights [][3]int, outer []int) {
	var quarters [3]int
	var said [3]string
	for j := range quarters {
		quarters[j] = r.IntN(40)
		said[j] = fmt.Sprintf("%d,%s", quarters[j]/4, decimals[quarters[j]%4])
	}
	var codes, finals []string
	for _, post := range r.Perm(len(weights))[:1+r.IntN(len(weights))] {
		codes = append(codes, fmt.Sprintf("C%d", post))
		k := weights[post]
		sum := outer[post]*(k[0]*quarters[0]+k[1]*quarters[1]) + k[2]*quarters[2]
		finals = append(finals, fmt.Sprintf("%d,%s", sum/4, decimals[sum%4]))
	}
	option := []string{";", "PPP;"}[r.IntN(2)]
	decided := strings.Replace(option, "PPP;", "confirmada", 1)
	if decided == ";" {
		decided = ""
	}
	w.marks += fmt.Sprintf("%03d;%s;%s%s;%d;%s\n", i, strings.Join(codes, "|"), option, strings.Join(said[:], ";"), i, decided)
	w.finals += fmt.Sprintf("%03d;%s;%s%s;%d;%s\n", i, strings.Join(codes, "|"), option, strings.Join(finals, "|"), i, decided)
}

// Weights in the edital over marks given once are the final marks of each post.
func TestWeightsAreTheMarksOfEachPost(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 44))
	seated := 0
	for range 150 {
		w := randomWeighed(r)
		got, want := seatsOf(t, w.edital, w.marks), seatsOf(t, w.ready, w.finals)
		if !slices.Equal(got, want) {
			t.Fatalf("%s%s\ngot  %q\nwant %q", w.edital, w.marks, got, want)
		}
		seated += len(got)
	}
	if seated < 4000 {
		t.Errorf("only %d lines compared", seated)
	}
}

// seatsOf are the lists of each post with their marks, and who is called.
func seatsOf(t *testing.T, edital, people string) (lines []string) {
	t.Helper()
	l, err := Load(phasesFolder(t, map[string]string{EditalFile: edital, CandidatesFile: people}), nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range o.Posts {
		for _, rank := range p.Lists.Open {
			row := p.Lists.Order[rank]
			lines = append(lines, fmt.Sprintf("%d %s %s", p.Index, o.Roll.IDs.At(row), certame.AppendScore(nil, o.Roll.Score[row], '.', 2)))
		}
		for _, call := range p.Appointment.Calls {
			lines = append(lines, fmt.Sprintf("%d %s %d", p.Index, o.Roll.IDs.At(p.Lists.Order[call.Rank]), call.Label))
		}
	}
	return lines
}
