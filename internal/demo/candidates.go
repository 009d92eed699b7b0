package demo

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

var (
	givenNames = [...]string{"Ana", "Antônio", "Benedita", "Caio", "Débora", "Edson", "Flávia", "Gilberto", "Helena", "Iracema", "João", "Kauã", "Luíza", "Márcio", "Nair", "Otávio", "Potira", "Raimundo", "Sônia", "Tainá", "Ubirajara", "Vitória", "Wesley", "Zélia"}
	surnames   = [...]string{"Almeida", "Barbosa", "Conceição", "Dias", "Evangelista", "Ferreira", "Gonçalves", "Leão", "Magalhães", "Nascimento", "Oliveira", "Pereira", "Quintão", "Ribeiro", "Santos", "Tupinambá", "Vasconcelos", "Xavier"}
)

// FirstID is the registration number of the first person of a demonstration.
const FirstID = "20260000"

const firstNumber = 20_260_000

var groupCodes = [...]string{"PPP", "PI", "PQ", "PcD"}

// WriteCandidates writes candidatos.csv as people's spreadsheets do: BOM,
// semicolons, decimal comma, CRLF, registration numbers as text.
func (s Spec) WriteCandidates(w io.Writer) error {
	b := bufio.NewWriterSize(w, 1<<20)
	r := s.random()
	if s.Lean {
		b.WriteString("\ufeffinscricao;nascimento;cargo;opcoes;nota_final;sorteio;confirmacao_PPP;confirmacao_PI;confirmacao_PQ;confirmacao_PcD\r\n")
	} else {
		b.WriteString("\ufeffinscricao;nome;nascimento;cargo;opcoes;nota_objetiva;nota_discursiva;nota_titulos;nota_final;" +
			"confirmacao_PPP;confirmacao_PI;confirmacao_PQ;confirmacao_PcD;situacao;sub_judice;jurado;sorteio;no_corte_ac\r\n")
	}
	for i := range s.People {
		p := s.draw(r, i)
		if s.Lean {
			leanLine(b, i, p)
		} else {
			fullLine(b, i, p)
		}
	}
	return b.Flush()
}

func leanLine(b *bufio.Writer, i int, p person) {
	fmt.Fprintf(b, "%09d;%s;%s;%s;%s;%d", 100_000_000+i, p.birth, postCode(p.post), strings.Join(p.options, "|"), finalMark(p.final), p.draw)
	for _, code := range groupCodes {
		b.WriteString(";" + decided(p.confirmation[code]))
	}
	b.WriteString("\r\n")
}

// decided leaves nothing pending: a benchmark is of a definitive result.
func decided(c string) string {
	if c == "pendente" {
		return "confirmada"
	}
	return c
}

func fullLine(b *bufio.Writer, i int, p person) {
	name := givenNames[i%len(givenNames)] + " " + surnames[i/7%len(surnames)] + " " + surnames[i/131%len(surnames)]
	fmt.Fprintf(b, "\"%08d\";%s;%s;%s;%s;%s;%s;%s;%s", firstNumber+i, name, p.birth, postCode(p.post), strings.Join(p.options, "|"),
		mark(p.objective), mark(p.essay), mark(p.titles), finalMark(p.final))
	for _, code := range groupCodes {
		b.WriteString(";" + p.confirmation[code])
	}
	fmt.Fprintf(b, ";%s;%s;%s;%d;%s\r\n", p.state, yes(p.subJudice), yes(p.juror), p.draw, no(p.outsideCut))
}

func mark(hundredths int) string { return fmt.Sprintf("%d,%02d", hundredths/100, hundredths%100) }

func finalMark(hundredths int) string {
	if hundredths < 0 {
		return "-"
	}
	return mark(hundredths)
}

func yes(b bool) string {
	if b {
		return "sim"
	}
	return ""
}

func no(outside bool) string {
	if outside {
		return "nao"
	}
	return ""
}
