package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/webtest"
	"certame/ledger"

	"github.com/chromedp/chromedp"
)

// aDay is a day of the boards, by the pages and in a browser, with a clock of its own.
type aDay struct {
	t          *testing.T
	p          *webtest.Platform
	c          store.Contest
	clock      *webtest.Hands
	tab        *webtest.Tab
	secretary  *webtest.Someone
	members    []*webtest.Someone
	registered map[string]string // the address of the case of each registration
}

// The contest is of Boards: 2001 to 2012 opted. Wednesday, and nothing shut near it.
var (
	morning   = time.Date(2026, 6, 10, 8, 55, 0, 0, time.FixedZone("Brasília", -3*60*60))
	session   = morning.Add(5 * time.Minute)
	sessionTo = session.Add(40 * time.Minute)
)

const contestPath = "/certames/exemplo"

// byHand is the last registration that goes by clicks from the door to the votes: those
// after it send the same forms of the same pages, without a browser, to save minutes.
const byHand = 2006

// A whole day of the boards: five members, twelve people called; one refuses to be filmed,
// one does not come, one is confirmed by reasonable doubt, one is denied by 3 to 2 and, on
// appeal, by 2 to 1, with which the declaration prevails; the results are published, and
// the lists change.
func TestDayOfTheBoardsInABrowser(t *testing.T) {
	d := newDay(t)
	d.seats("comissao", roles.Member, "M1", "M2", "M3", "M4", "M5")
	d.calls()
	d.clock.Put(session.Add(time.Minute))
	d.refuses("2001", "não quer ser filmada")
	d.absent("2002", false)
	for n := 2003; n <= 2012; n++ {
		d.receives(fmt.Sprint(n), n > byHand)
	}
	d.films("2004")
	d.votes()
	d.another() // a tab ends after five minutes, and a slow machine takes more for a day
	d.clock.Put(sessionTo)
	d.absent("2002", true)
	d.closes()
	d.publishes("provisorio", "8 confirmadas e 4 não confirmadas", "Sai a inscrição 2004", "Sai a inscrição 2005")
	d.lists("PPP", map[string]bool{"2001": false, "2002": false, "2003": true, "2004": false, "2005": false, "2006": true})
	d.appeals("2004")
	d.judges("2004")
	d.clock.Put(time.Date(2026, 6, 15, 10, 0, 0, 0, morning.Location())) // the term of the others ended on the 12th
	d.secretary.Returns()
	d.tab.Enter(d.secretary)
	d.publishes("definitivo", "9 confirmadas e 3 não confirmadas", "Entra a inscrição 2004")
	d.lists("PPP", map[string]bool{"2001": false, "2002": false, "2003": true, "2004": true, "2005": false, "2006": true})
	d.book(map[ledger.Kind]int{ledger.Decision: 13, ledger.Appeal: 1})
	d.another()
}

// another goes on in another tab, after asking what the scripts of this one complained of.
func (d *aDay) another() {
	d.t.Helper()
	if faults := d.tab.Faults(); len(faults) > 0 {
		d.t.Errorf("scripts complained: %v", faults)
	}
	d.tab = webtest.NewTab(d.t)
	d.tab.Enter(d.secretary)
}

func newDay(t *testing.T) *aDay {
	d := &aDay{t: t, clock: webtest.At(morning), registered: map[string]string{}}
	d.p = webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: d.clock})
	d.c = d.p.Boards(12)
	d.secretary = d.p.Someone("secretaria.um", "Secretaria Um", d.c.ID, roles.Secretary)
	d.tab = webtest.NewTab(t)
	d.tab.Enter(d.secretary)
	d.tab.Open(d.p.URL + contestPath + "/secretaria")
	d.says("Assine o termo de confidencialidade")
	d.tab.Follow("Ler e assinar o termo")
	d.tab.Do(chromedp.Click("label[for=compromisso]"))
	d.tab.Follow("Assinar o termo")
	return d
}

// says holds the page to a text.
func (d *aDay) says(texts ...string) {
	d.t.Helper()
	said := d.tab.Text()
	for _, text := range texts {
		if !strings.Contains(said, text) {
			d.t.Fatalf("%q is not said:\n%s", text, said)
		}
	}
}

func phraseOf(code string) string { return "girassol trovão lápis de " + code }

// seats makes a person of each code, tied by the secretariat, who signs the term.
func (d *aDay) seats(instance string, role roles.Role, codes ...string) {
	d.t.Helper()
	for _, code := range codes {
		login := "conta." + strings.ToLower(code)
		member := d.p.Someone(login, "Pessoa "+code, d.c.ID, role)
		d.tab.Enter(d.secretary)
		d.tab.Open(d.p.URL + contestPath + "/comissoes/PPP/membro?instancia=" + instance + "&comissao=1&membro=" + code)
		d.tab.Write("#login", login)
		d.tab.Follow("Ligar a conta")
		d.tab.Enter(member)
		d.tab.Open(d.p.URL + contestPath + "/termo")
		d.tab.Write("#senha-voto", phraseOf(code))
		d.tab.Write("#senha-voto-de-novo", phraseOf(code))
		d.tab.Do(chromedp.Click("label[for=compromisso]"))
		d.tab.Follow("Assinar o termo")
		d.says("Você assinou este termo", "A sua chave de voto tem a marca")
		d.members = append(d.members, member)
	}
	d.tab.Enter(d.secretary)
}

// calls writes the room of the day, and calls everybody to it.
func (d *aDay) calls() {
	d.t.Helper()
	d.tab.Open(d.p.URL + contestPath + "/agenda/salas")
	d.tab.Do(chromedp.SetValue("#salas", "cidade;sala;data;inicio;fim;duracao;capacidade;grupo\nBrasília;Sala 1;10/06/2026;09:00;09:40;40;12;PPP\n"))
	d.tab.Follow("Guardar e ver a distribuição")
	d.says("Distribuição conferida")
	d.tab.Follow("Confirmar e convocar 12 chamadas")
	d.tab.Open(d.p.URL + contestPath + "/secretaria?dia=10%2F06%2F2026&sala=Sala+1")
	d.says("12 processos; 12 esperada", "10/06/2026 09:00")
	d.tab.Shot("secretaria-dia")
}

// opens shows the case of a registration to the secretariat.
func (d *aDay) opens(registration string) {
	d.t.Helper()
	if address := d.registered[registration]; address != "" {
		d.tab.Open(address)
		return
	}
	d.tab.Open(d.p.URL + contestPath + "/secretaria")
	d.tab.Follow(registration)
	d.registered[registration] = webtest.Eval[string](d.tab, "location.href")
}

// comes identifies who came, and notes the presence.
func (d *aDay) comes(registration string) {
	d.t.Helper()
	d.opens(registration)
	d.tab.Follow("Identidade conferida")
	d.tab.Follow("Registrar presença")
}

func (d *aDay) refuses(registration, reason string) {
	d.t.Helper()
	d.comes(registration)
	d.tab.Write("#motivo-recusa", reason)
	d.tab.Follow("Recusa: ver o efeito")
	d.says("Ainda nada foi gravado", "Não confirmada, por recusa da filmagem", "Lei nº 15.142/2025, art. 3º, § 2º", "ninguém é chamado no lugar dela", reason)
	d.tab.Accessible("the effect of a refusal")
	d.tab.Zoomed("the effect of a refusal")
	d.tab.Shot("secretaria-confirmar")
	d.opens(registration)
	d.says("por perguntar") // seen, and not noted
	d.tab.Write("#motivo-recusa", reason)
	d.tab.Follow("Recusa: ver o efeito")
	d.tab.Follow("Registrar recusa da filmagem")
	d.says("Não confirmada, por recusa da filmagem", "recusada", reason)
}

// absent tries to note that somebody did not come, which waits for the end of the hour.
func (d *aDay) absent(registration string, closed bool) {
	d.t.Helper()
	d.opens(registration)
	d.tab.Follow("Ausência: ver o efeito")
	if !closed {
		d.says("a ausência só se registra depois dele")
		return
	}
	d.says("Não confirmada, por ausência", "Ainda nada foi gravado")
	d.tab.Follow("Registrar ausência")
	d.says("Não confirmada, por ausência")
}

// receives takes somebody through the session, to the votes of the board.
func (d *aDay) receives(registration string, byForms bool) {
	d.t.Helper()
	if byForms {
		d.opens(registration)
		for _, act := range [][]string{{"acao", "identidade", "texto", "documento_oficial_com_foto"}, {"acao", "compareceu"}, {"acao", "filmagem_aceita"}} {
			d.sends(d.secretary, registration, "", append(act, "visto", "")...)
		}
		d.sends(d.secretary, registration, "/votacao", "comissao", "1")
		return
	}
	d.comes(registration)
	d.tab.Follow("Aceita ser filmada")
	d.tab.Follow("Abrir para votação")
	d.says("0 de 5 votos recebidos", "O encerramento é oferecido quando todos os votos tiverem entrado")
}

var ofSeen = regexp.MustCompile(`name="visto" value="(\d+)"`)

// sends sends a form of the case; what it says was seen is what the page has.
func (d *aDay) sends(by *webtest.Someone, registration, to string, fields ...string) {
	d.t.Helper()
	address := strings.TrimPrefix(d.registered[registration], d.p.URL)
	if last := len(fields) - 1; fields[last] == "" {
		_, page := by.Opens(address)
		fields[last] = ofSeen.FindStringSubmatch(page)[1]
	}
	if status, page := by.Posts(address+to, fields...); status != http.StatusOK {
		d.t.Fatalf("%v: %d\n%s", fields, status, page)
	}
}

// films sends the film of a session.
func (d *aDay) films(registration string) {
	d.t.Helper()
	path := filepath.Join(d.t.TempDir(), "sessao.webm")
	if err := os.WriteFile(path, film(200_000), 0o600); err != nil {
		d.t.Fatal(err)
	}
	d.opens(registration)
	d.tab.Follow("Gravar ou enviar")
	d.tab.Do(chromedp.SetUploadFiles("#arquivo", []string{path}))
	d.tab.Press(`form[enctype] button[type=submit]`, ".br-message.success")
	d.opens(registration)
	d.says("aceita; 1 filme guardado")
}

// answersOf is what each member answers of each person, in the order of the seats; who is
// not here is confirmed by all.
var answersOf = map[string][5]string{
	"2003": {"duvida", "duvida", "duvida", "nao-confirma", "nao-confirma"},
	"2004": {"nao-confirma", "nao-confirma", "nao-confirma", "confirma", "confirma"},
	"2005": {"nao-confirma", "nao-confirma", "nao-confirma", "nao-confirma", "nao-confirma"},
}

// votes has each member vote on everybody, one at a time; before the last one, nothing of
// the votes is anywhere but their number.
func (d *aDay) votes() {
	d.t.Helper()
	for i, member := range d.members {
		if i == 4 {
			d.tab.Enter(d.secretary)
			d.opens("2004")
			d.says("4 de 5 votos recebidos")
			if said := d.tab.Text(); strings.Contains(said, "traços") || strings.Contains(said, "Encerrar e abrir") {
				d.t.Errorf("before all the votes are in:\n%s", said)
			}
		}
		d.tab.Enter(member)
		d.tab.Open(d.p.URL + contestPath + "/minha-fila")
		for n := 2003; n <= byHand; n++ { // in the order in which they were opened
			d.says("Inscrição " + fmt.Sprint(n))
			d.cast(i, fmt.Sprint(n))
		}
		for n := byHand + 1; n <= 2012; n++ {
			d.castByForms(member, i, fmt.Sprint(n))
		}
		d.tab.Open(d.p.URL + contestPath + "/minha-fila")
		if said := d.tab.Text(); strings.Contains(said, "Abrir o próximo processo") {
			d.t.Errorf("%s has more to vote on:\n%s", member.Login, said)
		}
	}
	d.tab.Enter(d.secretary)
}

var ofQueue = regexp.MustCompile(`Inscrição (\d+)</h2>[\s\S]*?href="(/certames/exemplo/minha-fila/[^"/]+)"`)

// castByForms is one vote for the declaration, by the forms that the browser would send.
func (d *aDay) castByForms(by *webtest.Someone, member int, registration string) {
	d.t.Helper()
	_, page := by.Opens(contestPath + "/minha-fila")
	next := ofQueue.FindStringSubmatch(page)
	if next == nil || next[1] != registration {
		d.t.Fatalf("the queue does not have %s:\n%s", registration, page)
	}
	by.Posts(next[2]+"/impedimento", "impedimento", "nenhum")
	if _, page := by.Posts(next[2]+"/voto", "voto", "confirma", "senha-voto", phraseOf(fmt.Sprint("M", member+1)), "acao", "lacrar"); !strings.Contains(page, "Voto lacrado") {
		d.t.Fatalf("%s", page)
	}
}

// cast is one vote, from the queue to the seal.
func (d *aDay) cast(member int, registration string) {
	d.t.Helper()
	answer := "confirma"
	if answers, told := answersOf[registration]; told {
		answer = answers[member]
	}
	d.tab.Press(".processo a.br-button", "#impedimento")
	d.tab.Do(chromedp.SetValue("#impedimento", "nenhum"))
	d.tab.Press(`form[action$="/impedimento"] button`, "#motivos")
	if said := d.tab.Text(); strings.Contains(said, "Optante Número") || strings.Contains(said, "98,00") {
		d.t.Errorf("a member sees more than the number:\n%s", said)
	}
	d.tab.Do(chromedp.Click("#voto-" + answer))
	if answer == "nao-confirma" {
		d.tab.Write("#motivos", "conjunto dos traços vistos na sessão")
	}
	d.tab.Write("#senha-voto", phraseOf(fmt.Sprint("M", member+1)))
	d.tab.Press(`form.voto button.primary`, "[data-rascunho-feito]")
}

// closes closes every case, and holds each to its result and its article.
func (d *aDay) closes() {
	d.t.Helper()
	for n := 2003; n <= 2012; n++ {
		d.opens(fmt.Sprint(n))
		d.tab.Follow("Encerrar e abrir os votos")
		switch n {
		case 2003:
			d.says("Confirmada", "Decreto nº 12.536/2025, art. 5º, § 1º")
		case 2004, 2005:
			d.says("Não confirmada", "Decreto nº 12.536/2025, art. 10")
		default:
			d.says("Confirmada", "Decreto nº 12.536/2025, art. 10")
		}
	}
	d.tab.Open(d.p.URL + contestPath + "/secretaria/documentos")
	d.tab.Shot("secretaria-documentos-dia")
	_, minutes := d.secretary.Opens(contestPath + "/secretaria/documentos/ata-PPP-10-06-2026.txt")
	for _, want := range []string{"Inscrição 2004", "2 votos pela confirmação e 3 contrários", "Filmagem recusada — não quer ser filmada", "Ausência registrada", "não confirmada, por recusa da filmagem"} {
		if !strings.Contains(minutes, want) {
			d.t.Errorf("%q is not in the minutes:\n%s", want, minutes)
		}
	}
	if strings.Contains(minutes, "traços") {
		d.t.Error("the minutes have the reasons of a vote")
	}
}

// publishes registers a publication, of which the public paper has what the norm lists.
func (d *aDay) publishes(which string, effects ...string) {
	d.t.Helper()
	name := map[string]string{"provisorio": "resultado-provisorio-a-publicar", "definitivo": "resultado-definitivo"}[which]
	_, paper := d.secretary.Opens(contestPath + "/secretaria/documentos/" + name + ".txt")
	want := map[string]string{
		"provisorio": "2001         PPP      não confirmada\n2002         PPP      não confirmada\n2003         PPP      confirmada\n2004         PPP      não confirmada\n2005         PPP      não confirmada\n2006         PPP      confirmada\n",
		"definitivo": "2001         PPP      não confirmada\n2002         PPP      não confirmada\n2003         PPP      confirmada\n2004         PPP      confirmada\n2005         PPP      não confirmada\n2006         PPP      confirmada\n",
	}[which]
	if !strings.Contains(paper, want) || strings.Contains(paper, "Número") || strings.Contains(paper, "filmagem") || strings.Contains(paper, "até 23:59:59 de 12/06/2026") != (which == "provisorio") {
		d.t.Errorf("%s", paper)
	}
	d.tab.Open(d.p.URL + contestPath + "/secretaria/documentos")
	words := map[string]string{"provisorio": "provisório", "definitivo": "definitivo"}[which]
	d.tab.Write("#ato-"+which, "Edital 9/2026")
	d.tab.Follow("Ver o efeito do " + words)
	d.says(append(effects, "Ainda nada foi gravado")...)
	d.tab.Accessible("the effect of a result")
	d.tab.Shot("secretaria-publicar-" + which)
	d.tab.Follow("Propor a publicação")
	d.says("À espera da segunda pessoa", "Resultado "+words+" das comissões, Edital 9/2026")
	d.confirms(words, effects...)
}

// confirms is the second person: HR reads the same document and the same effect, and only
// then is it of everybody.
func (d *aDay) confirms(words string, effects ...string) {
	d.t.Helper()
	d.tab.Enter(d.p.Someone(fmt.Sprint("orgao", d.p.Store.Now().UnixNano()), "Gestão de pessoas", d.c.ID, roles.HR))
	d.tab.Open(d.p.URL + contestPath + "/publicar")
	d.tab.Follow("Resultado " + words + " das comissões")
	d.says(append(effects, "2003         PPP      confirmada")...)
	d.tab.Shot("publicar-resultado-" + words)
	d.tab.Follow("Confirmar e publicar")
	d.says("Confirmado por", "Gestão de pessoas")
	d.tab.Enter(d.secretary)
}

// lists computes the contest as the agency does, and holds who is on a list.
func (d *aDay) lists(list string, want map[string]bool) {
	d.t.Helper()
	hr := d.p.Someone(fmt.Sprint("rh", d.p.Store.Now().UnixNano()), "Gestão", d.c.ID, roles.HR)
	d.tab.Enter(hr)
	computes(d.p, d.tab, "Apurar de novo")
	d.tab.Open(d.p.URL + contestPath + "/listas?cargo=101&lista=" + list)
	said := d.tab.Text()
	for registration, there := range want {
		if strings.Contains(said, registration) != there {
			d.t.Errorf("%s on the list %s: %v, want %v\n%s", registration, list, !there, there, said)
		}
	}
	d.tab.Shot("listas-depois-das-comissoes")
	d.tab.Enter(d.secretary)
}

// appeals ties the account of the person, who reads the opinion, sees that the film is
// there and appeals.
func (d *aDay) appeals(registration string) {
	d.t.Helper()
	person := d.p.Someone("pessoa."+registration, "Pessoa da "+registration, d.c.ID, roles.Candidate)
	d.opens(registration)
	d.tab.Write("#login", "pessoa."+registration)
	d.tab.Follow("Ligar a conta")
	d.tab.Enter(person)
	d.tab.Open(d.p.URL + contestPath + "/minha-confirmacao")
	d.tab.Follow(registration)
	d.says("Resultado provisório: não confirmada", "até 12/06/2026 23:59:59", "Filmagem do procedimento")
	own := webtest.Eval[string](d.tab, "location.pathname")
	if _, opinion := person.Opens(own + "/parecer/txt"); !strings.Contains(opinion, "2 votos pela confirmação e 3 contrários") || !strings.Contains(opinion, "Voto 1, não confirma: conjunto dos traços") {
		d.t.Errorf("%s", opinion)
	}
	d.tab.Write("#texto", "Peço que vejam de novo: três pessoas decidiram contra duas.")
	d.tab.Follow("Enviar o recurso")
	d.says("Comprovante do recurso", "Recurso em análise")
	d.tab.Accessible("the receipt of an appeal")
	d.tab.Shot("minha-confirmacao-comprovante")
	if _, receipt := person.Opens(own + "/comprovante.txt"); !strings.Contains(receipt, "três pessoas decidiram contra duas") {
		d.t.Errorf("%s", receipt)
	}
	d.tab.Enter(d.secretary)
}

// judges takes the appeal in and to three others, two of whom deny it: the declaration
// prevails, as the page said before any of them voted.
func (d *aDay) judges(registration string) {
	d.t.Helper()
	d.tab.Open(d.p.URL + contestPath + "/recursos")
	d.says("Inscrição " + registration)
	d.tab.Do(chromedp.Click(`form[action$="/receber"] button`), chromedp.WaitVisible(`form[action$="/distribuir"]`))
	d.tab.Shot("recursos-distribuir")
	board := len(d.members)
	d.seats("recursal", roles.AppealMember, "R1", "R2", "R3")
	d.tab.Open(d.p.URL + contestPath + "/recursos")
	d.tab.Do(chromedp.Click(`form[action$="/distribuir"] button`), chromedp.WaitNotPresent(chromedp.CSS(`form[action$="/distribuir"]`)))
	d.says("0 de 3")
	for i, judge := range d.members[board:] {
		d.judge(judge, registration, i)
	}
	d.tab.Enter(d.secretary)
	d.opens(registration)
	d.tab.Follow("Encerrar e abrir os votos")
	d.says("Confirmada", "Decreto nº 12.536/2025, art. 11, § 3º")
}

// judge is one member of the appeal board: declares, opens each element, votes.
func (d *aDay) judge(judge *webtest.Someone, registration string, i int) {
	d.t.Helper()
	d.tab.Enter(judge)
	d.tab.Open(d.p.URL + contestPath + "/julgar")
	d.tab.Follow(registration)
	d.tab.Do(chromedp.Click("label[for=impedimento-0]"))
	d.tab.Follow("Declarar")
	d.says("O voto é pedido depois de abertos os três elementos", "a decisão não foi unânime nas duas instâncias, e prevalece a autodeclaração", "art. 11, § 3º")
	for _, element := range []string{"filmagem", "parecer", "recurso"} {
		d.tab.Do(chromedp.Click(`button[value="`+element+`"]`), chromedp.WaitNotPresent(chromedp.CSS(`button[value="`+element+`"]`)))
	}
	d.says("Voto 1, não confirma: conjunto dos traços", "três pessoas decidiram contra duas", "Filmagem do procedimento")
	if i == 0 {
		d.tab.Open(webtest.Eval[string](d.tab, "location.origin + location.pathname")) // from its top
		d.tab.Accessible("the file of an appeal")
		d.tab.Zoomed("the file of an appeal")
		d.tab.Keyboard("the file of an appeal")
		d.tab.Shot("julgar-recurso")
	}
	if i < 2 {
		d.tab.Do(chromedp.Click("label[for=voto-nao]"))
		d.tab.Write("#motivos", "o conjunto, visto de novo, leva à mesma conclusão")
	} else {
		d.tab.Do(chromedp.Click("label[for=voto-confirma]"))
	}
	d.tab.Write("#senha", phraseOf(fmt.Sprint("R", i+1)))
	d.tab.Follow("Lacrar o voto")
	d.says("Nenhum recurso espera o seu voto")
}

// book holds how many facts of each kind the book has.
func (d *aDay) book(want map[ledger.Kind]int) {
	d.t.Helper()
	lines, err := d.p.Store.FactLines(d.t.Context(), d.c.ID)
	if err != nil {
		d.t.Fatal(err)
	}
	got := map[ledger.Kind]int{}
	for _, line := range lines {
		f, fault := ledger.Decode(line)
		if fault != "" {
			d.t.Fatal(fault)
		}
		got[f.Kind]++
	}
	for kind, n := range want {
		if got[kind] != n {
			d.t.Errorf("%d facts %s, want %d", got[kind], kind.Code(), n)
		}
	}
}
