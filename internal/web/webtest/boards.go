package webtest

import (
	"bytes"
	"fmt"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
)

// BoardsFile is the name of the composition in the folder of a contest.
const BoardsFile = "comissao.csv"

// Boards creates, under the name Example, a contest in which so many people opted for
// the reserve of pretas e pardas and wait for the boards: registrations 2001, 2002…,
// by falling mark. As many are in the open competition only: 1001, 1002…, each a
// little better than the one beside. Its boards may be convened: M1 to M5 with the
// alternates S1 to S5, and on appeal R1 to R3 with T1 to T3.
func (p *Platform) Boards(people int) store.Contest {
	p.t.Helper()
	files := docket.Files{
		run.EditalFile:     strings.NewReader(boardsEdital),
		run.CandidatesFile: boardsPeople(people),
		BoardsFile:         boardsMembers(),
	}
	c, err := p.Docket.Create(p.t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: Example, Files: files})
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Docket.Compute(p.t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {}); err != nil {
		p.t.Fatal(err)
	}
	return c
}

const boardsEdital = `certame: EXEMPLO DE COMISSOES
orgao: Instituto Federal de Exemplo
edital: 7/2026
publicado_em: 2026-02-10
natureza: autarquia
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
validade: 2 anos
confirmacao: {prazo_recurso: 2, local: Brasília}
grupos:
  - {codigo: PPP, percentual: 25%}
  - {codigo: PI, percentual: 3%}
  - {codigo: PQ, percentual: 2%}
  - {codigo: PcD, percentual: 5%}
cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 8}
`

func boardsPeople(people int) *bytes.Buffer {
	var b bytes.Buffer
	b.WriteString("inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n")
	for i := range people {
		fmt.Fprintf(&b, "%d;Ampla Número %d;101;;%d,50;\n", 1001+i, i+1, 98-2*i)
		fmt.Fprintf(&b, "%d;Optante Número %d;101;PPP;%d,00;\n", 2001+i, i+1, 98-2*i)
	}
	return &b
}

func boardsMembers() *bytes.Buffer {
	var b bytes.Buffer
	b.WriteString("grupo;instancia;comissao;membro;nome;cpf;papel;suplente_de;reside_no_brasil;reputacao_ilibada;curso_certificado;termo_de_sigilo_em;genero;cor;regiao;experiencia\n")
	genders, colours, regions := [...]string{"mulher", "homem"}, [...]string{"preta", "parda", "branca"}, [...]string{"Norte", "Sul", "Nordeste"}
	seat := func(i int, instance, code, role, of string) {
		fmt.Fprintf(&b, "PPP;%s;1;%s;Pessoa %s;;%s;%s;sim;sim;sim;02/03/2026;%s;%s;%s;sim\n", instance, code, code, role, of, genders[i%2], colours[i%3], regions[i%3])
	}
	for i, board := range []struct {
		instance, titular, alternate string
		seats                        int
	}{{"comissao", "M", "S", 5}, {"recursal", "R", "T", 3}} {
		for n := range board.seats {
			code := fmt.Sprint(board.titular, n+1)
			seat(n+i, board.instance, code, "titular", "")
			seat(n+i+1, board.instance, fmt.Sprint(board.alternate, n+1), "suplente", code)
		}
	}
	return &b
}
