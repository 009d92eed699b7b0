package blanks

const actsModel = "data;fato;inscricao;cargo;lista;ato;quantidade;resposta\r\n" +
	"10/03/2026;nomeacao;\"0001\";;AC;Portaria 12/2026;;\r\n" +
	"10/03/2026;nomeacao;\"0002\";;PPP;Portaria 12/2026;;\r\n" +
	"20/03/2026;sem_efeito;\"0001\";;;Portaria 15/2026;;\r\n" +
	"01/06/2026;vaga_aberta;;101;;Portaria 30/2026;2;\r\n"

const actsDictionary = `
Colunas de atos.csv (a ordem é livre; data e fato são obrigatórias):
  data        dia da publicação
  fato        nomeacao, sem_efeito, desistencia, nao_compareceu, posse, exercicio, exoneracao, fim_de_fila,
              vaga_aberta, prorrogacao, homologacao, saida ou interesse
  inscricao   da pessoa, quando o ato é de uma
  cargo       código do cargo, em vaga_aberta e interesse; onde as pessoas põem vários cargos em ordem, o do ato: sem
              ele, supõe-se na nomeação o da ordem, e no que decorre dela o único em que a pessoa está
  lista       modalidade que o ato diz, se diz: é confrontada com a da ordem, pessoa a pessoa e na contagem de cada cargo
  ato         portaria ou edital
  quantidade  vagas, em vaga_aberta
  resposta    em interesse: confirma, recusa ou silencio
`
