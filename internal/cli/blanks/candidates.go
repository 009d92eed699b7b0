package blanks

const CandidatesModel = "\ufeffinscricao;nome;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;confirmacao_PI;confirmacao_PQ;confirmacao_PcD;situacao;sub_judice\r\n" +
	"\"0001\";Pessoa Um;01/02/1990;101;;90,00;;;;;;\r\n" +
	"\"0002\";Pessoa Dois;03/04/1991;101;PPP;88,00;confirmada;;;;;\r\n" +
	"\"0003\";Pessoa Três;05/06/1992;101;PI|PcD;75,50;;confirmada;;nao_confirmada;;\r\n"

const CandidatesDictionary = `
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

const OptionsModel = "\ufeffinscricao;instante;grupo;acao;origem\r\n" +
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
