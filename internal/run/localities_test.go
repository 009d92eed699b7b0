package run

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/contest"
)

// localitiesFolder is a cargo of three localities, and a post of its own, with twenty
// people whose lists name some of them, or the cargo for those they leave out.
func localitiesFolder(t *testing.T, r *rand.Rand, list string) *Loaded {
	t.Helper()
	edital := "certame: X\npublicado_em: 2026-02-10\ndesempate: [sorteio]\ngrupos: [{codigo: PPP, percentual: 25%}]\ncargos:\n  - codigo: A\n    lista: " + list + "\n    localidades:\n"
	for i := range 3 {
		open, reserved := r.IntN(3), r.IntN(2)
		edital += fmt.Sprintf("      - {codigo: A%d, localidade: L%d, vagas: %d, quadro: {AC: %d, PPP: %d}}\n", i, i, open+reserved, open, reserved)
	}
	edital += "  - {codigo: B, vagas: 1}\n"
	people := "inscricao;cargo;opcoes;nota_final;sorteio;confirmacao_PPP\n"
	for i, mark := range r.Perm(20) {
		option, decided := "", ""
		if r.IntN(3) == 0 {
			option, decided = "PPP", "confirmada"
		}
		people += fmt.Sprintf("%03d;%s;%s;%d;%d;%s\n", i, randomLocalities(r), option, 50+mark, i, decided)
	}
	l, err := Load(phasesFolder(t, map[string]string{EditalFile: edital, CandidatesFile: people}), nil)
	if err != nil {
		t.Fatalf("%v\n%s%s", err, edital, people)
	}
	return l
}

// randomLocalities is a list of preferences; half of those that leave a locality out
// end with the cargo, which stands for the rest.
func randomLocalities(r *rand.Rand) string {
	all := []string{"A0", "A1", "A2", "B"}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	chosen := all[:r.IntN(4)]
	whole := !slices.ContainsFunc(all[len(chosen):], func(code string) bool { return code[0] == 'A' })
	if len(chosen) == 0 || !whole && r.IntN(2) == 0 {
		chosen = append(slices.Clone(chosen), "A")
	}
	return strings.Join(chosen, "|")
}

// With one general list, nobody has two localities, and nobody of the same list who
// accepts a locality stands behind somebody worse placed who has it.
func TestGeneralListOverLocalities(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 1))
	waits, seated := 0, 0
	for range 150 {
		l := localitiesFolder(t, r, "geral")
		o, err := l.Compute(t.Context(), false)
		if err != nil {
			t.Fatal(err)
		}
		seats := make([]int, o.Roll.Preferences.Len())
		for _, p := range o.Posts {
			orderedByMark(t, o, p, p.Lists.Order)
			waits += passedOver(t, o, p, certame.OpenCompetition, p.Lists.Open) + passedOver(t, o, p, 1, p.Lists.Group(1))
			for _, call := range p.Appointment.Calls {
				seats[o.Roll.Preferences.Candidate[p.Lists.Order[call.Rank]]]++
				seated++
			}
		}
		if slices.Max(seats) > 1 {
			t.Fatalf("somebody has %d localities", slices.Max(seats))
		}
	}
	if waits < 500 || seated < 500 {
		t.Errorf("%d waits and %d seats seen", waits, seated)
	}
}

// With local lists, everybody who put a locality before the others of its cargo is
// placed there before everybody else, and each part is in order of mark.
func TestLocalListsComeFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 2))
	moved := 0
	for range 150 {
		l := localitiesFolder(t, r, "local")
		o, err := l.Compute(t.Context(), false)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range o.Posts {
			split := slices.IndexFunc(p.Lists.Order, func(row certame.Person) bool { return !firstOfCargo(o, row) })
			if split < 0 {
				split = len(p.Lists.Order)
			}
			orderedByMark(t, o, p, p.Lists.Order[:split])
			orderedByMark(t, o, p, p.Lists.Order[split:])
			for _, row := range p.Lists.Order[split:] {
				if firstOfCargo(o, row) {
					t.Fatalf("%s: %s put it first and stands behind the general list", o.Terms.Posts[p.Index].Code, o.Roll.IDs.At(row))
				}
				moved++
			}
		}
	}
	if moved < 500 {
		t.Errorf("only %d stood on general lists", moved)
	}
}

func orderedByMark(t *testing.T, o *contest.Outcome, p *contest.Post, rows []certame.Person) {
	t.Helper()
	if !slices.IsSortedFunc(rows, func(a, b certame.Person) int { return int(o.Roll.Score[b] - o.Roll.Score[a]) }) {
		t.Fatalf("%s is not in order of mark", o.Terms.Posts[p.Index].Code)
	}
}

// firstOfCargo reads, from the codes alone, whether a row is the first of its cargo
// in the person's list.
func firstOfCargo(o *contest.Outcome, row certame.Person) bool {
	cargo := func(p certame.Person) string { return o.Terms.Posts[o.Roll.Post[p]].Code[:1] }
	for _, other := range o.Roll.Applications(row) {
		if cargo(other) == cargo(row) {
			return other == row
		}
	}
	return false
}
