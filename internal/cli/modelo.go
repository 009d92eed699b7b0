package cli

import (
	"fmt"

	"certame/internal/indicators"
	"certame/internal/intake/editalfile"
)

type modelo struct {
	Name   string `arg:"" name:"nome" enum:"edital,candidatos,opcoes,vagas,comissao,agenda,votos,entregues,fraude,fatos,notas,atos,indicadores" help:"edital, candidatos, opcoes, vagas, comissao, agenda, votos, entregues, fraude, fatos, notas, atos ou indicadores."`
	Schema bool   `name:"esquema" help:"Do edital ou dos indicadores: o JSON Schema."`
}

// Run prints a model file, ready to be redirected to its place.
func (c *modelo) Run(s *session) error {
	switch {
	case c.Schema && c.Name == "indicadores":
		_, err := s.Out.Write(indicators.Schema())
		return err
	case c.Schema && c.Name != "edital":
		return usageError("só o edital e os indicadores têm esquema: certame modelo edital --esquema")
	case c.Schema:
		_, err := s.Out.Write(editalfile.Schema())
		return err
	}
	m := models[c.Name]
	fmt.Fprint(s.Out, m.file)
	fmt.Fprint(s.Err, m.dictionary)
	return nil
}

// models are the files, with the dictionary of their columns where they have any.
var models = map[string]struct{ file, dictionary string }{
	"edital": {file: editalModel}, "vagas": {file: seatsModel},
	"candidatos": {candidatesModel, candidatesDictionary}, "opcoes": {optionsModel, optionsDictionary},
	"comissao": {membersModel, membersDictionary}, "agenda": {agendaModel, agendaDictionary}, "votos": {votesModel, votesDictionary}, "entregues": {documentsModel, documentsDictionary},
	"notas":  {marksModel, marksDictionary},
	"fraude": {factsModel, factsDictionary}, "fatos": {bookModel(), bookDictionary()}, "atos": {actsModel, actsDictionary},
	"indicadores": {indicatorsModel(), indicatorsDictionary},
}

const editalModel = `# Só certame, publicado_em e cargos são obrigatórios; o resto tem o padrão do
# regime, que decorre da data de publicação. Retire o # das linhas que o seu
# edital decide; nas Forças Armadas há também matricula_em.
# Todas as chaves: certame modelo edital --esquema
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
#   - {codigo: "102", vagas: 2, pesos: {objetiva: 2, objetiva_especifica: 3}}   # com fases: as mesmas notas, outros pesos
#   - codigo: "103"                       # uma lista geral, várias localidades: docs/preferencias.md
#     localidades:
#       - {codigo: 103-PA, localidade: Belém, vagas: 2, quadro: {AC: 1, PPP: 1}}
#       - {codigo: 103-PE, localidade: Recife, vagas: 1, quadro: {AC: 1}}
# fases:                                  # com fases, a nota final sai delas
#   - codigo: objetiva
#     peso: 1
#     componentes:
#       - {codigo: geral, peso: 1, maximo: 40, minimo: 40%}
#       - {codigo: especifica, peso: 2, maximo: 30}
#     minimo: 50%
#     barreira: {multiplo: 9, piso: 9, empates: mantem}   # optantes com o mínimo seguem todas
#   - {codigo: discursiva, peso: 1, maximo: 100, minimo: 60}
# limite_aprovados: anexo_II              # ou {multiplo: 2, minimo: 9}: cadastro de cada modalidade
# ausencia: ampla
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
Colunas de candidatos.csv (a ordem é livre; as três primeiras desta lista são obrigatórias;
com fases no edital, nota_final não é: se vier, é conferida com a soma das fases):
  inscricao          texto único; zeros à esquerda são mantidos
  cargo              código de cargo do edital
  nota_final         vírgula decimal; vazio ou - quando não há nota (nunca zero)
  nascimento         dd/mm/aaaa
  opcoes             códigos de grupo separados por |
  confirmacao_GRUPO  confirmada, nao_confirmada, pendente, ausente, recusou_filmagem, desistiu
  nota_NOME          nota_<fase> ou nota_<fase>_<prova> das fases do edital; outras notas, usadas em desempate
  situacao           ativa, desistente, ausente, eliminada, fraude, sem_efeito, falecida
  sub_judice         sim ou nao
  no_corte_ac        nao para quem seguiu só pela reserva em alguma fase; só quando o edital não declara fases
  email              endereço de correio, para as convocações; não é lido na apuração e nunca se publica
  jurado, hora_nascimento, ordem_inscricao, sorteio   critérios de desempate; vazio quando não há o dado
  nome, cpf          aceitas e não usadas na apuração
  obs…, x_…          não são lidas; qualquer outra coluna é recusada, para que nada se perca por um nome trocado
Quem saiu antes do resultado de uma fase vem sem nota nela; quem saiu depois conserva a nota e o lugar no corte.

Arquivos que podem acompanhar, um por fase, quando o edital declara fases:
fase_<fase>.csv        inscricao;nota (ou inscricao;nota_<prova>…): as notas da fase, quando saírem
convocadas_<fase>.csv  inscricao: quem de fato seguiu da fase <fase> para a seguinte; a apuração confere
`

const optionsModel = "\ufeffinscricao;instante;grupo;acao;origem\r\n" +
	"\"0002\";01/03/2026 10:15:00;PPP;opta;candidato\r\n" +
	"\"0003\";02/03/2026 09:00:00;PI;opta;candidato\r\n" +
	"\"0003\";20/03/2026 23:59:59;PcD;opta;candidato\r\n" +
	"\"0001\";15/05/2026 14:00:00;PPP;opta;decisao_judicial\r\n"

const optionsDictionary = `
Colunas de opcoes.csv, uma linha por mudança (a ordem das linhas não importa):
  inscricao   inscrição que está em candidatos.csv
  instante    dd/mm/aaaa hh:mm:ss, horário de Brasília
  grupo       código de grupo do edital, um por linha
  acao        opta ou desiste
  origem      candidato (padrão) ou decisao_judicial
Com este arquivo na pasta, é ele que decide as opções, e a coluna opcoes de candidatos.csv fica vazia ou igual.
Exige inscricoes: {inicio, fim} no edital.yaml: mudança depois do fim não tem efeito.
`

const seatsModel = `cargos:
  - {codigo: "101", nome: Analista, localidade: Brasília, vagas: 6}
  # quadro é opcional: declare-o quando o edital trouxer o seu
  - {codigo: "102", nome: Analista, localidade: Belém, vagas: 20, quadro: {AC: 13, PPP: 5, PI: 1, PQ: 0, PcD: 1}}
`
