package web

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"certame/internal/locale"
	"certame/internal/web/parts"
)

// deed is what a form did, as the page after it says: what, then what comes next and
// how it is taken back, where it can be.
type deed struct{ What, Next string }

// deeds done by forms that end in another page, by the pattern of the route. Those that
// end in a page which says it already (a work, a receipt, a link to hand over) are not here.
var done = map[string]deed{
	"/certames/exemplo":                                                     {"Certame de exemplo criado.", "Peça a apuração: o quadro, as listas e a ordem aparecem depois dela."},
	"/certames/novo":                                                        {"Certame criado.", "Peça a apuração: o quadro, as listas e a ordem aparecem depois dela."},
	"/certames/{certame}/quadro/mudar":                                      {"Vagas e regras mudadas.", "O resultado ainda é o de antes: apure de novo no painel. A revisão anterior fica guardada."},
	"/certames/{certame}/importar/{importacao}/pendencias":                  {"Decisão guardada.", "Pode ser mudada até a gravação."},
	"/certames/{certame}/importar/{importacao}/abandonar":                   {"Importação abandonada.", "Nada do arquivo entrou no certame. Para recomeçar, envie o arquivo de novo."},
	"/certames/{certame}/comissoes":                                         {"Composição das comissões gravada.", "A anterior fica guardada. O que foi feito sob ela continua a ser julgado por ela."},
	"/certames/{certame}/comissoes/{grupo}/membro":                          {"Designação gravada.", "Se muda quem compõe a comissão, registre a composição no livro de fatos."},
	"/certames/{certame}/comissoes/{grupo}/conta":                           {"Conta da pessoa ligada à comissão.", "Ela já pode ler e assinar o termo de confidencialidade."},
	"/certames/{certame}/comissoes/{grupo}/substituir":                      {"Substituição gravada.", "A pessoa suplente recebe o lugar e os processos indicados. O voto já lacrado fica e vale."},
	"/certames/{certame}/comissoes/{grupo}/registrar":                       {"Composição registrada no livro de fatos.", "Um registro errado se estorna no livro de fatos, com outra pessoa."},
	"/certames/{certame}/agenda/salas":                                      {"Salas e horários guardados.", "Ninguém foi chamado ainda: leia a distribuição e confirme."},
	"/certames/{certame}/agenda/plano":                                      {"Horários dados.", "As pessoas ainda não sabem: prepare as convocações em «Convocações e recibos»."},
	"/certames/{certame}/agenda/contatos":                                   {"Endereços guardados.", "Ficam selados, e servem só às convocações deste certame."},
	"/certames/{certame}/agenda/mensagens/{mensagem}/devolvida":             {"Devolução anotada.", "Procure a pessoa por outro meio."},
	"/certames/{certame}/agenda/{grupo}/{convocada}":                        {"Horário remarcado.", "A pessoa recebe outra convocação, com o horário novo."},
	"/certames/{certame}/minha-fila/motivos":                                {"Motivos entregues.", "Entram na minuta de ata do processo."},
	"/certames/{certame}/julgar/motivos":                                    {"Motivos entregues.", "Entram na minuta de ata do recurso."},
	"/certames/{certame}/julgar/{recurso}/voto":                             {"Voto lacrado.", "Ninguém o lê antes de todos entrarem, e ele não muda mais."},
	"/certames/{certame}/termo":                                             {"Termo assinado.", "Anote a marca da sua chave de voto e guarde a senha: ninguém a recupera por você."},
	"/certames/{certame}/secretaria/processos":                              {"Processos abertos.", "Dê os horários na agenda; no dia, cada pessoa aparece nesta fila."},
	"/certames/{certame}/secretaria/provisorio":                             {"Resultado provisório proposto.", "Outra pessoa, do órgão, confirma em «Publicar». Até lá nada é público, e a proposta pode ser retirada."},
	"/certames/{certame}/secretaria/definitivo":                             {"Resultado definitivo proposto.", "Outra pessoa, do órgão, confirma em «Publicar». Até lá nada é público, e a proposta pode ser retirada."},
	"/certames/{certame}/secretaria/propostas/{proposta}/retirar":           {"Proposta retirada.", "Nada foi publicado. Para recomeçar, proponha de novo."},
	"/certames/{certame}/secretaria/{processo}":                             {"Anotado no andamento.", "Fica com o seu nome e a hora, e vai para a ata. Um engano se corrige com outra anotação."},
	"/certames/{certame}/secretaria/{processo}/votacao":                     {"Votação aberta.", "O processo já está na fila de cada membro."},
	"/certames/{certame}/secretaria/{processo}/encerrar":                    {"Votação encerrada.", "Os votos foram abertos de uma vez. O resultado se publica em «Atas e resultados»."},
	"/certames/{certame}/secretaria/{processo}/anular":                      {"Votação anulada, sem que os votos fossem lidos.", "Abra outra quando a causa estiver resolvida."},
	"/certames/{certame}/secretaria/{processo}/suplente":                    {"Suplente chamada ou chamado.", "O processo passa à fila dessa pessoa."},
	"/certames/{certame}/secretaria/{processo}/conta":                       {"Conta ligada ao processo.", "A pessoa já pode ver o próprio processo e recorrer."},
	"/certames/{certame}/recursos/{recurso}/receber":                        {"Recurso recebido.", "Distribua-o à comissão recursal."},
	"/certames/{certame}/recursos/{recurso}/distribuir":                     {"Recurso distribuído.", "Já está em «Recursos a julgar» de cada membro da comissão recursal."},
	"/certames/{certame}/sorteio/preparar":                                  {"Anúncio do sorteio gravado.", "Publique-o antes de a fonte ser conhecida: depois disso ele não se muda."},
	"/certames/{certame}/sorteio/digitar":                                   {"Leitura guardada.", "Se for a primeira, outra pessoa digita sem ver a sua; se as duas diferem, nenhuma vale."},
	"/certames/{certame}/sorteio/pulso":                                     {"Rodada guardada.", "O resultado é refeito a cada leitura, e qualquer pessoa pode refazê-lo."},
	"/certames/{certame}/fatos/novo":                                        {"Fato registrado no livro.", "As listas gravadas ainda são as de antes: apure de novo no painel. A ordem de convocação já o conta, e diz quem é a próxima pessoa. Um fato errado se estorna, com outra pessoa."},
	"/certames/{certame}/fatos/{fato}/estornar":                             {"Estorno proposto.", "O fato continua valendo até que outra pessoa confirme."},
	"/certames/{certame}/publicar/propostas/{proposta}/confirmar":           {"Ato confirmado.", "Fica no registro de atos. O que tem hora marcada só pode ser lido a partir dela."},
	"/certames/{certame}/publicar/propostas/{proposta}/retirar":             {"Proposta retirada.", "Nada foi publicado. Para recomeçar, proponha de novo."},
	"/certames/{certame}/denuncias/recebidas/{denuncia}/perguntar":          {"Pergunta enviada.", "Quem denunciou a encontra pelo código. A resposta aparece aqui."},
	"/certames/{certame}/denuncias/indicio":                                 {"Indício registrado.", "Siga o que é devido, abaixo."},
	"/certames/{certame}/denuncias/recebidas/{denuncia}/arquivar":           {"Denúncia arquivada.", "A razão fica guardada e pode ser lida por quem controla."},
	"/certames/{certame}/denuncias/recebidas/{denuncia}/admitir":            {"Denúncia admitida.", "Siga o que é devido, abaixo."},
	"/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}":     {"Passo registrado nos autos.", "Veja abaixo o que é devido a seguir."},
	"/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}": {"Decisão registrada nos autos.", "Veja abaixo o que é devido a seguir."},
	"/certames/{certame}/amostra/anunciar":                                  {"Amostra anunciada.", "Os processos ficaram congelados. Publique o anúncio antes de a fonte ser conhecida."},
	"/certames/{certame}/amostra/digitar":                                   {"Leitura guardada.", "Se for a primeira, outra pessoa digita sem ver a sua; se as duas diferem, nenhuma vale."},
	"/certames/{certame}/amostra/pulso":                                     {"Rodada guardada.", "Diga agora quem relê."},
	"/certames/{certame}/amostra/banca":                                     {"Processos distribuídos.", "Cada pessoa os encontra em «Releitura»."},
	"/certames/{certame}/amostra/encerrar":                                  {"Releitura encerrada.", "Leia o resultado antes de publicar."},
	"/certames/{certame}/amostra/publicar":                                  {"Resultado da amostra publicado.", "Está na página pública do certame."},
	"/certames/{certame}/amostra/reler":                                     {"Leitura registrada.", "Não muda mais, e não muda a decisão sobre a pessoa."},
	"/certames/{certame}/custodia/guardas":                                  {"Guarda legal mudada.", "O que ela alcança não se elimina enquanto durar, mesmo vencido o prazo."},
	"/certames/{certame}/custodia/eliminacoes":                              {"Eliminação proposta.", "Nada foi apagado: outra pessoa precisa confirmar, e até lá a proposta pode ser retirada."},
	"/certames/{certame}/custodia/eliminacoes/{eliminacao}/confirmar":       {"Eliminação confirmada.", "O que foi eliminado não volta. O termo fica guardado."},
	"/certames/{certame}/custodia/eliminacoes/{eliminacao}/retirar":         {"Proposta de eliminação retirada.", "Nada foi apagado."},
	"/certames/{certame}/correcoes/{correcao}":                              {"Resposta enviada.", "A pessoa a lê em «Meus direitos». Ela não se muda."},
	"/certames/{certame}/inscricoes/suspender":                              {"Inscrições suspensas.", "Para receber de novo, use «Receber inscrições pelo edital atual»."},
}

// doneCookie takes the name of the deed to the next page, in the browser alone. What it
// says comes from the table: a link or another site can put no words there.
const (
	doneCookie  = "feito"
	doneSeconds = 60
)

// noteDone keeps what the form did for the page that follows.
func (v *visit) noteDone() {
	if _, is := done[v.route.Pattern]; is && v.r.Method == http.MethodPost {
		v.setDone(url.QueryEscape(v.route.Pattern)+"."+strconv.FormatInt(v.Clock().Unix(), 10), doneSeconds)
	}
}

func (v *visit) setDone(value string, age int) {
	http.SetCookie(v.w, &http.Cookie{Name: doneCookie, Value: value, Path: "/", MaxAge: age, HttpOnly: true, Secure: v.Secure, SameSite: http.SameSiteLaxMode})
}

// justDone is what the form before this page did, said once: what, by whom, when, and
// what comes next.
func (v *visit) justDone() *parts.Message {
	kept, err := v.r.Cookie(doneCookie)
	if err != nil || v.r.Method != http.MethodGet {
		return nil
	}
	v.setDone("", -1)
	name, at, _ := strings.Cut(kept.Value, ".")
	pattern, err := url.QueryUnescape(name)
	what, is := done[pattern]
	seconds, bad := strconv.ParseInt(at, 10, 64)
	if err != nil || bad != nil || !is || !v.who.Known() {
		return nil
	}
	return &parts.Message{Kind: "sucesso", Title: what.What, Text: "Por " + v.who.Name + ", em " + locale.Moment(time.Unix(seconds, 0)) + ". " + what.Next, Announced: true}
}
