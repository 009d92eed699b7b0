package blanks

const membersModel = "\ufeffgrupo;instancia;comissao;membro;nome;cpf;papel;suplente_de;reside_no_brasil;reputacao_ilibada;curso_certificado;termo_de_sigilo_em;genero;cor;regiao;experiencia;pertencimento;notorio_saber\r\n" +
	"PPP;comissao;1;M1;Pessoa Um;;titular;;sim;sim;sim;02/03/2026;mulher;preta;Norte;sim;;\r\n" +
	"PPP;comissao;1;M2;Pessoa Dois;;titular;;sim;sim;sim;02/03/2026;homem;branca;Sul;sim;;\r\n" +
	"PPP;comissao;1;M6;Pessoa Seis;;suplente;M1;sim;sim;sim;02/03/2026;mulher;parda;Nordeste;sim;;\r\n" +
	"PPP;recursal;1;R1;Pessoa Sete;;titular;;sim;sim;sim;02/03/2026;mulher;preta;Sudeste;sim;;\r\n" +
	"PI;comissao;1;D1;Pessoa Oito;;titular;;sim;sim;;02/03/2026;mulher;;Norte;;sim;sim\r\n"

const membersDictionary = `
Colunas de comissao.csv (grupo, membro e papel são obrigatórias; um membro por linha):
  grupo              código do edital, ou PPP/PN, PI/IND, PQ/QUI
  instancia          comissao (padrão) ou recursal
  comissao           número, quando há mais de uma; padrão 1
  membro             código único da pessoa, o mesmo da planilha de votos
  papel              titular ou suplente; suplente_de: de quem
  reside_no_brasil, reputacao_ilibada, curso_certificado, experiencia   sim ou nao; vazio é «não informado»
  termo_de_sigilo_em data da assinatura do termo de confidencialidade
  genero, cor, regiao  para a diversidade exigida
  pertencimento, notorio_saber  nas comissões de indígenas e quilombolas
  cpf                serve só para saber se dois códigos são a mesma pessoa
Confira com: certame comissao conferir --pasta meu-certame
`

const votesModel = "\ufeffinscricao;grupo;instancia;membro;papel;substitui;voto;motivo;data;filmagem;ocorrencia;examinou\r\n" +
	"\"0002\";PPP;comissao;M1;titular;;confirma;;10/03/2026;sim;;\r\n" +
	"\"0002\";PPP;comissao;M2;titular;;nao_confirma;conjunto de características fenotípicas;10/03/2026;sim;;\r\n" +
	"\"0002\";PPP;comissao;M6;suplente;M3;confirma;;10/03/2026;sim;;\r\n" +
	"\"0002\";PPP;recursal;R1;titular;;confirma;;20/03/2026;;;filmagem|parecer|recurso\r\n" +
	"\"0007\";PPP;comissao;;;;;;10/03/2026;;ausente;\r\n"

const votesDictionary = `
Colunas de votos.csv (inscricao, grupo, membro e voto são obrigatórias; um voto por linha):
  instancia    comissao (padrão) ou recursal
  papel        titular (padrão) ou suplente; substitui: o titular em cujo lugar vota
  voto         confirma, nao_confirma, abstencao; vazio quando há ocorrência
  motivo       parecer individual, devido por quem não confirma; nunca sai em publicação
  data         dd/mm/aaaa
  filmagem     sim, nao, recusou, nao_se_aplica
  ocorrencia   ausente, recusou_filmagem, falha_tecnica, desistiu, sem_documentos, duvida_razoavel (do parecer da
               comissão), resultado_provisorio, recurso (com a data)
  examinou     na recursal: filmagem, documentos, parecer, recurso, separados por |
`

const documentsModel = "\ufeffinscricao;grupo;documento;assinaturas\r\n" +
	"\"0003\";PI;documento_da_comunidade;3\r\n" +
	"\"0009\";PQ;declaracao_de_liderancas;3\r\n" +
	"\"0009\";PQ;certidao_palmares;\r\n"

const documentsDictionary = `
Colunas de entregues.csv (um documento por linha):
  documento    de indígenas: identidade_civil, documento_da_comunidade, ou os que o edital admite (moradia,
               escola_indigena, saude_indigena, funai, assistencia_social, cadunico, previdencia);
               de quilombolas: declaracao_de_liderancas e certidao_palmares; nenhum, se nada foi entregue
  assinaturas  quantas contam: de integrantes do povo, ou de lideranças da associação
Confira com: certame comissao conferir --pasta meu-certame --entregues entregues.csv
`
