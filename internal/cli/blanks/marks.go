package blanks

const marksModel = "\ufeffinscricao;nota_final\r\n" +
	"\"0002\";89,50\r\n" +
	"\"0003\";-\r\n"

const marksDictionary = `
Colunas da planilha de notas corrigidas, só com quem muda:
  inscricao   inscrição que está em candidatos.csv
  nota_final, nota_NOME   qualquer coluna de notas de candidatos.csv; sem fases, nota_final; com fases, as das fases
Célula vazia deixa a nota como está; - a retira. Veja antes quem muda: certame ordem retificacao --notas ARQUIVO.
Para que valha: certame fato registrar notas --tabela ARQUIVO --ato "…".
`
