package cli

import (
	"fmt"

	"certame/internal/intake/editalfile"
)

type modelo struct {
	Name   string `arg:"" name:"nome" enum:"edital,candidatos,vagas" help:"edital, candidatos ou vagas."`
	Schema bool   `name:"esquema" help:"Do edital: o JSON Schema, para o seu editor de texto."`
}

// Run prints a model file, ready to be redirected to its place.
func (c *modelo) Run(s *session) error {
	switch {
	case c.Schema && c.Name != "edital":
		return usageError("só o edital tem esquema: certame modelo edital --esquema")
	case c.Schema:
		_, err := s.Out.Write(editalfile.Schema())
		return err
	case c.Name == "edital":
		fmt.Fprint(s.Out, editalModel)
	case c.Name == "candidatos":
		fmt.Fprint(s.Out, candidatesModel)
		fmt.Fprint(s.Err, candidatesDictionary)
	default:
		fmt.Fprint(s.Out, seatsModel)
	}
	return nil
}

const editalModel = `# Só certame, publicado_em e cargos são obrigatórios; o resto tem o padrão do
# regime, que decorre da data de publicação. Retire o # das linhas que o seu
# edital decide. Todas as chaves: certame modelo edital --esquema
certame: MEU-CERTAME
orgao: Nome do órgão
edital: 1/2026
publicado_em: 2026-02-10
# tipo: concurso_publico
# natureza: autarquia
# inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
# grupos:
#   - {codigo: PPP, percentual: 25%}
#   - {codigo: PI, percentual: 3%}
#   - {codigo: PQ, percentual: 2%}
#   - {codigo: PcD, percentual: 5%}
cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 6}
# desempate: [idoso, jurado, mais_velho]
# reversao: decreto
# ac_esgotada: serie
# multiplas: literal
# ordem: mgi
# pendentes: bloqueia
`

const candidatesModel = "\ufeffinscricao;nome;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;confirmacao_PI;confirmacao_PQ;confirmacao_PcD;situacao;sub_judice\r\n" +
	"\"0001\";Pessoa Um;01/02/1990;101;;90,00;;;;;;\r\n" +
	"\"0002\";Pessoa Dois;03/04/1991;101;PPP;88,00;confirmada;;;;;\r\n" +
	"\"0003\";Pessoa Três;05/06/1992;101;PI|PcD;75,50;;confirmada;;nao_confirmada;;\r\n"

const candidatesDictionary = `
Colunas de candidatos.csv (a ordem é livre; as três primeiras desta lista são obrigatórias):
  inscricao          texto único; zeros à esquerda são mantidos
  cargo              código de cargo do edital
  nota_final         vírgula decimal; vazio ou - quando não há nota (nunca zero)
  nascimento         dd/mm/aaaa
  opcoes             códigos de grupo separados por |
  confirmacao_GRUPO  confirmada, nao_confirmada, pendente, ausente, recusou_filmagem, desistiu
  nota_NOME          notas de fases ou provas, usadas em desempate
  situacao           ativa, desistente, ausente, eliminada, fraude, sem_efeito, falecida
  sub_judice         sim ou nao
  no_corte_ac        nao para quem seguiu só pela reserva em alguma fase
  jurado, hora_nascimento, ordem_inscricao, sorteio   critérios de desempate; vazio quando não há o dado
  nome, cpf          aceitas e não usadas na apuração
  obs…, x_…          não são lidas; qualquer outra coluna é recusada, para que nada se perca por um nome trocado
`

const seatsModel = `cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 6}
  # quadro é opcional: declare-o quando o edital trouxer o seu
  - {codigo: "102", nome: Analista, localidade: Belém, vagas: 20, quadro: {AC: 13, PPP: 5, PI: 1, PQ: 0, PcD: 1}}
`
