package blanks

const agendaModel = "\ufeffcidade;sala;data;inicio;fim;duracao;capacidade;grupo;comissao\r\n" +
	"Belém;Sala 1;10/03/2026|11/03/2026;08:00;12:00;20;1;PPP;1\r\n" +
	"Belém;Sala 1;10/03/2026|11/03/2026;13:30;17:30;20;1;PPP;1\r\n" +
	"Manaus;Auditório;12/03/2026;08:00;18:00;20;2;;\r\n"

const agendaDictionary = `
Colunas de agenda.csv (cidade, sala e data são obrigatórias; uma sala por linha):
  cidade       onde as pessoas comparecem; acentos e maiúsculas não distinguem cidades
  sala         o nome da sala, que vai no calendário da pessoa
  data         um ou mais dias, separados por |
  inicio, fim  entre que horas a sala recebe; padrão 08:00 e 18:00. Com intervalo, escreva duas linhas
  duracao      minutos de cada horário; padrão 20
  capacidade   pessoas na sala em cada horário; padrão 1
  grupo        código do grupo atendido; vazio: qualquer um
  comissao     número da comissão do grupo; vazio: a que estiver livre
Use com: certame comissao convocar --pasta meu-certame --agenda agenda.csv [--cidades cidades.csv]
cidades.csv tem as colunas inscricao;cidade. De quem não estiver nela, vale a localidade do cargo.
`
