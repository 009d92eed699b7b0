package demo

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// Unified is a contest of many posts by preference: posts in blocks, and each
// person with several posts of one block in order.
type Unified struct {
	People, Posts, Blocks, Seats int
	Longest                      int // list of preferences
	Seed                         uint64
}

// LargeUnified is about the people left on the lists of the second unified
// contest, over the lists of the first: 45,000 ranked, 9 blocks, 194 lists, 6,640
// vacancies.
func LargeUnified() Unified {
	return Unified{People: 53_000, Posts: 194, Blocks: 9, Seats: 6_640, Longest: 20, Seed: 194}
}

// Write writes the folder of the contest, which must not hold one already.
func (u Unified) Write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := writeNew(filepath.Join(folder, "edital.yaml"), u.writeEdital); err != nil {
		return err
	}
	return writeNew(filepath.Join(folder, "candidatos.csv"), u.writeCandidates)
}

func (u Unified) writeEdital(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprint(b, unifiedHead)
	for i, seats := range u.seats() {
		fmt.Fprintf(b, "  - {codigo: %s, nome: %q, localidade: %q, vagas: %d}\n", u.code(i), occupations[i%len(occupations)], places[i/u.Blocks%len(places)], seats)
	}
	return b.Flush()
}

// code is the block and the post in it: B3-07.
func (u Unified) code(i int) string { return fmt.Sprintf("B%d-%02d", i%u.Blocks+1, i/u.Blocks+1) }

// seats are the vacancies of each post: from one to more than a hundred, the
// total being that of the contest; some posts have none but the register.
func (u Unified) seats() []int {
	r := rand.New(rand.NewPCG(u.Seed, 1))
	weights, total := make([]int, u.Posts), 0
	for i := range weights {
		if r.IntN(30) > 0 {
			n := 1 + r.IntN(8)
			weights[i] = n * n
		}
		total += weights[i]
	}
	left := u.Seats
	for i, weight := range weights {
		weights[i] = u.Seats * weight / total
		left -= weights[i]
	}
	weights[len(weights)-1] += left
	return weights
}

func (u Unified) writeCandidates(w io.Writer) error {
	b := bufio.NewWriterSize(w, 1<<20)
	b.WriteString("\ufeffinscricao;nascimento;cargo;opcoes;nota_final;sorteio;confirmacao_PPP;confirmacao_PI;confirmacao_PQ;confirmacao_PcD;situacao;sub_judice\r\n")
	r := rand.New(rand.NewPCG(u.Seed, 2))
	one := Spec{Posts: 1, Seed: u.Seed}
	for i := range u.People {
		p := one.draw(r, i)
		posts, marks := u.choices(r, p)
		fmt.Fprintf(b, "\"%09d\";%s;%s;%s;%s;%d", 300_000_000+i, p.birth, posts, strings.Join(p.options, "|"), marks, p.draw)
		for _, code := range groupCodes {
			b.WriteString(";" + decided(p.confirmation[code]))
		}
		fmt.Fprintf(b, ";%s;%s\r\n", p.state, yes(p.subJudice))
	}
	return b.Flush()
}

// choices are the posts of one block in order, the most wanted of the block nearer
// the front, and the marks: each post weighs the tests in its own way.
func (u Unified) choices(r *rand.Rand, p person) (posts, marks string) {
	var all []int
	for i := r.IntN(u.Blocks); i < u.Posts; i += u.Blocks {
		all = append(all, i)
	}
	for i := range all {
		j := i + min(r.IntN(7), len(all)-1-i)
		all[i], all[j] = all[j], all[i]
	}
	var codes, weighed []string
	for _, i := range all[:min(1+r.IntN(u.Longest), len(all))] {
		codes = append(codes, u.code(i))
		weight := 3 + i%5
		mark := (p.objective*weight+p.essay*(10-weight))/10 + p.titles
		if p.final < 0 {
			mark = -1
		}
		weighed = append(weighed, finalMark(mark))
	}
	return strings.Join(codes, "|"), strings.Join(weighed, "|")
}

const unifiedHead = `# Certame unificado de exemplo: pessoas, notas e cargos são inventados.
certame: CERTAME UNIFICADO DE EXEMPLO
orgao: Vários órgãos
edital: 1/2026
publicado_em: 2026-02-10
tipo: concurso_publico
natureza: administracao_direta
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
validade: 2 anos
preferencias: sim
desempate: [idoso, mais_velho, sorteio]
cargos:
`
