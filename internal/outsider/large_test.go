package outsider

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// largeDraft is an invented result of any size: posts of up to 10,500 people and 33
// seats, one person in four of the PPP list, people entered in no order of scores.
func largeDraft(people int) *draft {
	const perPost = 10_500
	d := smallDraft()
	d.people = people
	var inputs, board, calls, lists, standing strings.Builder
	inputs.WriteString("inscricao,cargo,opcoes,nota_final,ordem_inscricao,confirmacao_PPP\n")
	board.WriteString("cargo,total,AC,PPP,quadro_declarado\n")
	calls.WriteString(firstRow(d.files[callsFile]))
	lists.WriteString(firstRow(d.files[listsFile]))
	standing.WriteString(firstRow(d.files[standingFile]))
	for from := 0; from < people; from += perPost {
		p := largePost{code: strconv.Itoa(101 + from/perPost), from: from, size: min(perPost, people-from)}
		fmt.Fprintf(&board, "%s,33,24,9,nao\n", p.code)
		p.write(&inputs, &calls, &lists, &standing)
	}
	d.files[peopleFile], d.files[boardFile], d.files[callsFile] = inputs.String(), board.String(), calls.String()
	d.files[listsFile], d.files[standingFile] = lists.String(), standing.String()
	_, d.files[movesFile] = "", firstRow(d.files[movesFile])
	return d
}

func firstRow(text string) string {
	head, _, _ := strings.Cut(text, "\n")
	return head + "\n"
}

// largePost writes one post: the person of rank r has registration from+r.
type largePost struct {
	code       string
	from, size int
}

func (p largePost) name(rank int) string { return strconv.Itoa(100_000_000 + p.from + rank) }
func (p largePost) score(rank int) string {
	hundredths := 10_000 - rank*9_000/p.size
	return fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
}
func group(rank int) bool { return rank%4 == 3 }

func (p largePost) write(inputs, calls, lists, standing *strings.Builder) {
	inGroup, reserved := 0, 0
	called := map[int]bool{}
	call := func(rank int, label string) {
		called[rank] = true
		fmt.Fprintf(calls, "%s,%d,%s,%s,%s,%s,convocada,primeira da lista %s ainda sem vaga,%d,%s\n", p.code, len(called), label, label, p.name(rank), p.score(rank), label, len(called), label)
	}
	for rank := range min(24, p.size) {
		call(rank, "AC")
	}
	for rank := 24; rank < p.size && reserved < 9; rank++ {
		if group(rank) {
			reserved++
			call(rank, "PPP")
		}
	}
	status := func(rank int) string {
		if called[rank] {
			return "convocada"
		}
		return "classificada"
	}
	for rank := range p.size {
		entered := rank * 7_919 % p.size // 7,919 is prime: every rank comes once
		opted := ",PPP,"
		if !group(entered) {
			opted = ",,"
		}
		fmt.Fprintf(inputs, "%s,%s%s%s,%d,\n", p.name(entered), p.code, opted, p.score(entered), entered)
		fmt.Fprintf(lists, "%s,AC,%d,%s,%s,%s,nao\n", p.code, rank+1, p.name(rank), p.score(rank), status(rank))
		fmt.Fprintf(standing, "%s,%s,%s,AC %d,\"Lei nº 15.142/2025, art. 7º, § 1º\"\n", p.name(rank), p.code, status(rank), rank+1)
	}
	for rank := range p.size {
		if group(rank) {
			inGroup++
			fmt.Fprintf(lists, "%s,PPP,%d,%s,%s,%s,nao\n", p.code, inGroup, p.name(rank), p.score(rank), status(rank))
		}
	}
}

func TestLargePackageHolds(t *testing.T) {
	d := largeDraft(25_000)
	if a := d.answer(t); a.Divergence != nil || a.People != 25_000 {
		t.Error(a.Line())
	}
	d.change(t, standingFile, "100020000,102,classificada", "100020000,102,desistente")
	a := d.answer(t)
	if a.Divergence == nil || a.Divergence.Check != 3 || !strings.Contains(a.Line(), "100020000") {
		t.Error(a.Line())
	}
}

func BenchmarkCheck(b *testing.B) {
	for _, people := range []int{20_000, 200_000, 2_100_000} {
		data := largeDraft(people).bytes(b)
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%d/nucleos-%d", people, workers), func(b *testing.B) {
				b.SetBytes(int64(len(data)))
				for b.Loop() {
					a, err := Check(bytes.NewReader(data), int64(len(data)), Options{Workers: workers})
					if err != nil || a.Divergence != nil {
						b.Fatal(err, a.Line())
					}
				}
			})
		}
	}
}
