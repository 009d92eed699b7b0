package demo

import (
	"bufio"
	"fmt"
	"io"
)

var (
	occupations = [...]string{"Analista Administrativo", "Analista de Sistemas", "Assistente Social", "Bibliotecário", "Contador", "Engenheiro Civil", "Estatístico", "Psicólogo", "Técnico em Laboratório", "Técnico em Assuntos Educacionais"}
	places      = [...]string{"Brasília", "Belém", "Recife", "Salvador"}
)

// WriteEdital writes edital.yaml.
func (s Spec) WriteEdital(w io.Writer) error {
	b := bufio.NewWriter(w)
	ties := "idoso, nota_objetiva, jurado, mais_velho, sorteio"
	if s.Lean {
		ties = leanTies
	}
	fmt.Fprintf(b, editalHead, ties)
	for post := range s.Posts {
		fmt.Fprintf(b, "  - {codigo: %q, nome: %q, localidade: %q, vagas: %d}\n", postCode(post), occupations[post%len(occupations)], places[post/len(occupations)%len(places)], s.Seats(post))
	}
	return b.Flush()
}

func postCode(post int) string { return fmt.Sprint(101 + post) }

// leanTies are the criteria whose columns a benchmark has.
const leanTies = "idoso, mais_velho, sorteio"

const editalHead = `# Certame de demonstração: pessoas, notas e cargos são inventados.
certame: DEMONSTRACAO
orgao: Instituto Federal de Demonstração
edital: 1/2026
publicado_em: 2026-02-10
tipo: concurso_publico
natureza: autarquia
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
validade: 2 anos
grupos:
  - {codigo: PPP, percentual: 25%%}
  - {codigo: PI, percentual: 3%%}
  - {codigo: PQ, percentual: 2%%}
  - {codigo: PcD, percentual: 5%%}
desempate: [%s]
cargos:
`
