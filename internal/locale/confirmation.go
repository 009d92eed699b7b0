package locale

import (
	"certame/confirmation"
)

// confirmationFindings are the texts of the confirmation stage. None of them
// carries the reasons of a vote, which are restricted (Portaria, art. 10, § 3º).
var confirmationFindings = map[string]findingText{
	"comissao.ausente":                          {"não há comissão designada para o grupo {grupo}", "Designe a comissão em comissao.csv antes de convocar."},
	"comissao.titulares":                        {"a comissão tem {tem} {tem?titular|titulares}, e deve ter {devidos}", "Acerte o papel de cada membro ou complete a designação."},
	"comissao.suplentes":                        {"há {tem} {tem?suplente|suplentes}, e deve haver {devidos}, tantos quantos os titulares", "Designe um suplente para cada titular."},
	"comissao.repetida":                         {"{membro} e {outra} são a mesma pessoa na mesma comissão", "Cada lugar é de uma pessoa: designe outra."},
	"comissao.reputacao":                        {"{membro}: reputação ilibada não declarada ({negado?a planilha diz que não|não informado})", "Junte a declaração ou substitua o membro."},
	"comissao.residencia":                       {"{membro}: residência no País não comprovada ({negado?a planilha diz que não|não informado})", "Junte a prova ou substitua o membro."},
	"comissao.curso":                            {"{membro}: falta o certificado do curso ou oficina de igualdade étnico-racial e enfrentamento do racismo ({negado?a planilha diz que não|não informado})", "Junte o certificado ou substitua o membro."},
	"comissao.experiencia":                      {"{membro}: sem experiência informada em igualdade racial e ações afirmativas ({negado?a planilha diz que não|não informado})", "A norma a pede de preferência; registre por que o membro foi escolhido."},
	"comissao.termo":                            {"{membro} não assinou o termo de confidencialidade", "Colha a assinatura antes de mostrar qualquer dado de candidato: certame comissao documentos gera o termo."},
	"comissao.termo_depois":                     {"{membro} assinou o termo de confidencialidade em {assinado}, depois da sessão de {sessao}", "Ninguém vê dados de candidatos antes do termo: refaça a sessão ou corrija a data."},
	"comissao.genero":                           {"os titulares não têm gêneros diversos ({informados} {informados?informado|informados})", "Componha a comissão com diversidade de gênero e preencha a coluna."},
	"comissao.cor":                              {"os titulares não têm cores diversas ({informados} {informados?informado|informados})", "Componha a comissão com diversidade de cor e preencha a coluna."},
	"comissao.regiao":                           {"os titulares não têm origens regionais diversas ({informados} {informados?informado|informados})", "A norma a pede sempre que possível; registre por que não foi."},
	"comissao.notorio_saber":                    {"{membro}: notório saber na área não demonstrado ({negado?a planilha diz que não|não informado})", "Junte a demonstração ou substitua o membro."},
	"comissao.maioria_do_grupo":                 {"{tem} de {titulares} titulares pertencem ao grupo {grupo}, e a maioria tem de pertencer", "Mais da metade dos titulares deve ser do próprio grupo: recomponha."},
	"comissao.recursal_ausente":                 {"não há comissão recursal designada para o grupo {grupo}", "Designe três pessoas que não integraram a primeira comissão."},
	"comissao.recursal_documental_ausente":      {"não há comissão recursal designada para o grupo {grupo}, e o padrão é que haja (I-05)", "Designe três pessoas que não integraram a primeira, ou escreva confirmacao: {recursal_documental: nao} se o {=edital} dá outro caminho."},
	"comissao.recursal_atuou":                   {"{membro} está na comissão recursal e integrou a primeira comissão, como {outra}", "A recursal é de pessoas distintas, titulares e suplentes: substitua o membro."},
	"confirmacao.edital_silente":                {"o edital.yaml não descreve o procedimento de confirmação (chave confirmacao)", "O {=edital} tem de prever como se confirma a opção; copie as cláusulas dele para a chave."},
	"confirmacao.local_nao_declarado":           {"o local provável do procedimento não está declarado", "Escreva confirmacao: {local: …}, como no {=edital}."},
	"confirmacao.telepresencial_sem_fundamento": {"procedimento telepresencial sem fundamento declarado", "A forma a distância é exceção: escreva a razão em fundamento ou use forma: presencial."},
	"confirmacao.prazo_nao_declarado":           {"o prazo do recurso não está declarado; vale o padrão de {dias} dias úteis (I-22)", "Escreva confirmacao: {prazo_recurso: …}; o prazo geral do processo administrativo é de dez dias."},
	"convocacao.falta":                          {"a inscrição {inscricao} optou por {grupo}, está habilitada e não foi convocada", "Convoque: todos os optantes habilitados vão à confirmação, mesmo com nota para a ampla concorrência e mesmo sem vaga reservada."},
	"convocacao.sem_opcao":                      {"a inscrição {inscricao} foi convocada e não optou por {grupo}", "Retire da lista."},
	"convocacao.nao_habilitada":                 {"a inscrição {inscricao} foi convocada e não está habilitada na fase anterior", "Retire da lista ou corrija a situação e a nota."},
	"convocacao.repetida":                       {"a inscrição {inscricao} foi convocada mais de uma vez", "Deixe uma só data para cada pessoa."},
	"convocacao.desconhecida":                   {"a inscrição {inscricao} foi convocada e não está em candidatos.csv", "Confira o número, com os zeros à esquerda."},
	"convocacao.sem_comissao":                   {"a composição da comissão de {grupo} não foi conferida", "Grave comissao.csv na pasta (certame modelo comissao) ou indique --comissao."},
	"voto.abstencao":                            {"{membro} absteve-se, e os textos não preveem abstenção: a comissão ainda não decidiu (I-04)", "Um suplente vota no lugar, ou a votação se repete."},
	"voto.fundamento_vedado":                    {"o voto de {membro} traz fundamento que nunca se admite ({especie})", "Só o fenótipo decide: a pessoa responsável lê o voto e o devolve ao membro."},
	"voto.sem_motivo":                           {"{membro} não confirma sem dizer os motivos", "Quem não confirma escreve parecer individual: devolva o voto ao membro."},
	"voto.duvida_contraria":                     {"{membro} declara dúvida razoável e não confirma", "A dúvida razoável favorece a autodeclaração: devolva o voto ao membro."},
	"voto.quorum":                               {"{tem} {tem?voto|votos} de {devidos}: a comissão ainda não decidiu (I-04)", "Colha os votos que faltam, com suplente se preciso."},
	"voto.suplente_sem_titular":                 {"{membro} é suplente e a planilha não diz de quem tomou o lugar", "Escreva na coluna substitui o titular que não votou."},
	"voto.motivos_a_parte":                      {"nenhum dos {votos} votos contrários traz motivos na planilha", "Os motivos são de acesso restrito e podem ficar no processo; confira se cada voto contrário tem o seu parecer individual."},
	"voto.data_abreviada":                       {"data com dois algarismos no ano, lida como {data}", "Escreva a data com quatro algarismos no ano."},
	"voto.repetido":                             {"{membro} já votou neste caso", "Cada pessoa vota uma vez: retire a linha repetida."},
	"voto.recursal_atuou":                       {"{membro} integrou a primeira comissão e não pode votar no recurso", "A comissão recursal é de pessoas distintas; se são pessoas diferentes, dê a cada uma código próprio."},
	"voto.nao_designado":                        {"{membro} não está designado para esta comissão", "Confira o código em comissao.csv."},
	"voto.papel_diverso":                        {"o papel de {membro} não é o da designação", "Corrija a coluna papel conforme comissao.csv."},
	"voto.lugar_ocupado":                        {"{membro} vota em lugar já ocupado por {titular}", "O suplente só vota no lugar de titular que não votou."},
	"voto.excedente":                            {"o voto de {membro} é além dos {devidos} da comissão", "Retire o voto que sobra: o suplente só vota no lugar de um titular."},
	"voto.depois_do_encerramento":               {"voto de {membro} depois de encerrada a decisão", "Decisão encerrada não recebe voto; se houve vício, anule-a por ato e repita a sessão."},
	"sessao.sem_filmagem":                       {"sessão sem filmagem e sem recusa registrada", "O procedimento é filmado; registre a recusa, a falha técnica (nova data) ou o motivo."},
	"fato.fora_de_ordem":                        {"a data é anterior à do fato que vem antes ({anterior})", "Confira as datas: o recurso vem depois da primeira decisão."},
	"fato.sem_convocacao":                       {"voto antes de qualquer convocação", "Registre a convocação primeiro."},
	"fato.antes_da_convocacao":                  {"data ({data}) anterior à sessão para a qual a pessoa foi convocada ({sessao})", "Confira a data do voto ou a da convocação."},
	"fato.sessao_antes_da_convocacao":           {"sessão em {sessao}, que não é depois da convocação de {convocacao}", "Convoque para data futura."},
	"fato.fora_de_lugar":                        {"este fato não cabe neste momento do procedimento", "Confira o andamento: o que é devido agora vem antes."},
	"fato.sem_filmagem":                         {"a verificação de documentos do grupo {grupo} não é filmada", "Retire a recusa de filmagem; se faltam documentos, use sem_documentos."},
	"parecer.ausente":                           {"decisão contrária encerrada sem parecer da comissão", "A comissão emite parecer antes de encerrar."},
	"recurso.sem_decisao_contraria":             {"recurso sem decisão contrária da primeira comissão", "Só cabe recurso da não confirmação."},
	"recurso.sem_objeto":                        {"há linhas da comissão recursal, e a primeira comissão não decidiu contra a pessoa", "Confira os votos da primeira comissão; as linhas do recurso não foram usadas."},
	"recurso.sem_comissao":                      {"há linhas da comissão recursal, e o {=edital} não a tem para {grupo} (I-05)", "Siga o caminho que o {=edital} dá ao recurso; as linhas não foram usadas."},
	"recurso.fora_do_prazo":                     {"recurso depois do prazo, que terminou em {prazo}, às 23:59:59 de Brasília", "Recurso fora do prazo não é conhecido e a decisão da primeira comissão fica: retire as linhas do recurso ou corrija a data."},
	"recurso.elemento_ausente":                  {"a comissão recursal não registra que examinou: {elemento}", "Complete a ata: a recursal pondera filmagem ou documentos, parecer e recurso."},
	"resultado.prazo_em_curso":                  {"resultado definitivo durante o prazo do recurso, que vai até {prazo}", "Espere o fim do prazo."},
	"resultado.voto_a_examinar":                 {"resultado definitivo com voto a examinar, de que a decisão depende", "Colha os motivos ou os votos que faltam."},
	"documentos.assinaturas":                    {"{documento}: {tem} {tem?assinatura|assinaturas}, e são devidas {devidas}", "Peça o documento com as assinaturas que faltam, no prazo do {=edital}."},
	"documentos.falta_peca":                     {"falta a peça {documento}: as duas são exigidas", "A pessoa pode recorrer; o {=edital} diz se a peça ainda pode ser juntada."},
	"documentos.nao_previsto":                   {"o {=edital} não prevê o documento {documento}", "Se o {=edital} o admite, acrescente-o em confirmacao: {documentos_indigenas: […]}."},
	"documentos.insuficientes":                  {"nenhum dos documentos basta", "Basta um: identidade civil com o pertencimento, documento da comunidade com três assinaturas, ou outro que o {=edital} preveja."},
}

// duties says what is owed.
var duties = map[string]string{
	"convocar": "convocar a pessoa", "nova_data": "marcar nova data", "comparecer": "comparecer ao procedimento",
	"registrar_sessao": "registrar o que houve na sessão", "votar": "colher os votos que faltam", "motivar_voto": "colher os motivos do voto contrário",
	"parecer": "emitir o parecer", "encerrar": "encerrar a decisão", "completar_votos": "completar os votos, com suplente ou nova votação",
	"publicar_provisorio": "publicar o resultado provisório", "recorrer": "recorrer, se quiser", "publicar_definitivo": "publicar o resultado definitivo",
}

var actors = map[confirmation.Actor]string{
	confirmation.Organizer: "organização do certame", confirmation.Candidate: "pessoa candidata", confirmation.FirstBoard: "comissão",
	confirmation.AppealBoard: "comissão recursal", confirmation.Responsible: "pessoa responsável",
}

// Duty writes what is owed, by whom and by when.
func Duty(d confirmation.Duty) string {
	text := duties[d.What] + " (" + actors[d.Who] + ")"
	if d.Votes > 0 {
		text += ": " + Count(d.Votes, "voto", "votos")
	}
	if day := d.By.Date.Brazilian(); day != "" {
		text += ", até " + day
	}
	return text
}

// DutyCodes lists the duties that have a text.
func DutyCodes() (codes []string) {
	for code := range duties {
		codes = append(codes, code)
	}
	return codes
}

// outcomeWords are the words of the result of a board.
var outcomeWords = [...]string{
	confirmation.Undecided: "pendente", confirmation.Confirmed: "confirmada", confirmation.Denied: "não confirmada", confirmation.Absent: "não confirmada, por ausência",
	confirmation.FilmingRefused: "não confirmada, por recusa da filmagem", confirmation.Withdrawn: "não confirmada, por desistência", confirmation.DocumentMissing: "não confirmada, por falta de documentos",
}

// Outcome writes an outcome for people.
func Outcome(o confirmation.Outcome) string { return outcomeWords[o] }
