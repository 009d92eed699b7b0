package blanks

const factsModel = "\ufeffinscricao;grupo;fato;data;ato;ate;conclusao\r\n" +
	"\"0002\";PPP;denuncia;02/03/2026;Ouvidoria 12;;\r\n" +
	"\"0002\";PPP;instauracao;10/03/2026;Portaria 3/2026;;\r\n" +
	"\"0002\";PPP;notificacao;12/03/2026;Ofício 40;27/03/2026;\r\n" +
	"\"0002\";PPP;defesa;25/03/2026;Petição 31;;\r\n" +
	"\"0002\";PPP;conclusao;20/04/2026;Decisão 7/2026;;fraude\r\n"

const factsDictionary = `
Colunas de fraude.csv (inscricao, fato e data são obrigatórias; um fato por linha):
  grupo      sobre qual autodeclaração; dispensável para quem optou por um só
  fato       denuncia, indicio, instauracao, nomeacao (ou matricula, incorporacao), notificacao, defesa, decurso (do
             prazo de defesa, certificado), conclusao, recurso, decisao_do_recurso, efeito, remessa_mp, remessa_agu
  data       dia do ato, dd/mm/aaaa
  ato        número do ato ou documento
  ate        último dia do prazo: de defesa, na notificacao; de recurso, na conclusao, se o edital o prevê
  conclusao  fraude, ma_fe ou nao_reconhecida; só na conclusao e na decisao_do_recurso
A não confirmação não é fato de fraude: é negativa de boa-fé. Fato impossível (conclusão sem notificação nem defesa, data
antes da instauração…) recusa o arquivo, com a linha e o artigo. Prazos e recurso vêm do edital: fraude: {recurso: sim,
instaurar: 10, concluir: 30, remeter: 15}.
Veja com: certame fraude andamento --pasta meu-certame
`
