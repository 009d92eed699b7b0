package web_test

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/notify/smtptest"
	"certame/internal/sitting"
	"certame/internal/web/webtest"
)

var (
	digestField = regexp.MustCompile(`name="resumo" value="([0-9a-f]{64})"`)
	linkInMail  = regexp.MustCompile(`/recibo/([A-Za-z0-9_=\r\n-]+)`)
)

// mailed is a platform with a server of mail, a contest whose boards may call six
// people, and somebody of the examiner.
func mailed(t *testing.T) (*webtest.Platform, *smtptest.Server, *webtest.Someone) {
	t.Helper()
	server := smtptest.Start(t)
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Prepare: func(folder, _ string) {
		text := fmt.Sprintf("servidor: %s\nconta: %s\nsenha: %s\nremetente: Concurso <concurso@orgao.gov.br>\nautoridade: %s\n", server.Address, smtptest.Account, smtptest.Password, server.Authority)
		if err := os.WriteFile(filepath.Join(folder, "correio.yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}})
	c := p.Boards(6)
	return p, server, p.Someone("banca.um", "Banca Um", c.ID, roles.Examiner)
}

const agendaAt = "/certames/" + webtest.Example + "/agenda"

// rooms is a room of a month from now, with so many places.
func rooms(places int) string {
	day := time.Now().AddDate(0, 1, 0).Format("02/01/2006")
	return fmt.Sprintf("cidade;sala;data;inicio;fim\nBrasília;Sala Azul;%s;08:00;%02d:%02d\n", day, 8+places*20/60, places*20%60)
}

// From the rooms to the receipt, by the pages: what is too small says what is missing,
// the plan was checked, everybody is called once, mail goes out, the person confirms
// without an account, another hour is another message.
func TestAgendaByThePages(t *testing.T) {
	p, server, someone := mailed(t)
	_, page := someone.Posts(agendaAt+"/salas", "numero", "0", "salas", rooms(4))
	has(t, page, "2 chamadas sem lugar (PPP 2), de 6", "acrescente 2 lugares: em Sala Azul cabem 4 por dia")
	if strings.Contains(page, "Confirmar e convocar") {
		t.Error("a plan too small may be confirmed")
	}
	status, page := someone.Posts(agendaAt+"/salas", "numero", "1", "salas", "cidade;sala;data\nBrasília;Sala;31/02/2026\n")
	if status != http.StatusUnprocessableEntity {
		t.Errorf("%d", status)
	}
	has(t, page, "data inválida", "31/02/2026")
	_, page = someone.Posts(agendaAt+"/salas", "numero", "1", "salas", rooms(8))
	has(t, page, "Distribuição conferida", "Confirmar e convocar 6 chamadas")
	digest := digestField.FindStringSubmatch(page)[1]
	if status, page = someone.Posts(agendaAt+"/plano", "resumo", strings.Repeat("0", 64)); status != http.StatusConflict {
		t.Errorf("%d\n%s", status, page)
	}
	_, page = someone.Posts(agendaAt+"/plano", "resumo", digest)
	has(t, page, "6 horários dados", "Sala Azul", "08:00", "não preparada")
	if _, filtered := someone.Opens(agendaAt + "?q=2003"); strings.Contains(filtered, ">2001<") || !strings.Contains(filtered, ">2003<") {
		t.Errorf("the filter shows\n%s", filtered)
	}
	_, table := someone.Opens(agendaAt + "?tabela=agenda&formato=csv")
	has(t, table, "2001", "Sala Azul")

	_, page = someone.Posts(agendaAt+"/contatos", "nada", "nada")
	has(t, page, "arquivo vazio")
	keepAddresses(t, p)
	someone.Posts(agendaAt + "/mensagens")
	ended(t, p, webtest.Example)
	_, page = someone.Opens(agendaAt + "/mensagens")
	has(t, page, "Aceita pelo servidor", "Sem e-mail")
	if n := len(server.Taken()); n != 5 {
		t.Fatalf("%d messages went", n)
	}
	receipt(t, p, server.Taken()[0].Raw)
	_, page = someone.Opens(agendaAt + "/mensagens")
	has(t, page, "Recebimento confirmado")
	_, merged := someone.Opens(agendaAt + "/mala-direta.csv")
	has(t, merged, "2006", "/recibo/", "pessoa2001@exemplo.org")

	_, page = someone.Opens(agendaAt + "/PPP/2001")
	has(t, page, "Optante Número 1")
	option := regexp.MustCompile(`<option value="([^"]+)">`).FindStringSubmatch(page)[1]
	status, refused := someone.Posts(agendaAt+"/PPP/2001", "vez", "0", "horario", option, "motivo", "")
	if status != http.StatusUnprocessableEntity {
		t.Errorf("%d", status)
	}
	has(t, refused, "Falta o motivo")
	_, page = someone.Posts(agendaAt+"/PPP/2001", "vez", "0", "horario", option, "motivo", "MOTIVOCANARIO de saúde")
	has(t, page, "Novo horário", "2ª")
	someone.Posts(agendaAt + "/mensagens")
	ended(t, p, webtest.Example)
	list := server.Taken()
	if len(list) != 6 || strings.Contains(string(list[5].Raw), "CANARIO") {
		t.Errorf("%d messages went", len(list))
	}
}

// keepAddresses gives an address to everybody but the last.
func keepAddresses(t *testing.T, p *webtest.Platform) {
	t.Helper()
	c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	addresses := map[string]string{}
	for i := 2001; i < 2006; i++ {
		addresses[fmt.Sprint(i)] = fmt.Sprintf("pessoa%d@exemplo.org", i)
	}
	if err := p.Mail.KeepAddresses(t.Context(), p.AccountOf(roles.Examiner), c.ID, addresses); err != nil {
		t.Fatal(err)
	}
}

// receipt opens the link of a message as anybody would, and confirms.
func receipt(t *testing.T, p *webtest.Platform, raw []byte) {
	t.Helper()
	found := linkInMail.FindSubmatch(raw)
	if found == nil {
		t.Fatalf("no link in\n%s", raw)
	}
	secret := strings.NewReplacer("=\r\n", "", "\r\n", "").Replace(string(found[1]))[:43]
	page := seen(t, p, roles.Public, "/recibo/"+secret)
	has(t, page, "Confirmo que recebi", "Sala Azul")
	for _, word := range []string{"2001", "PPP", "exemplo.org"} {
		if webtest.Stands(page, word) {
			t.Errorf("the receipt says %q", word)
		}
	}
	answer, err := p.Client(roles.Public).PostForm(p.URL+"/recibo/"+secret, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	has(t, string(text), "Recebimento confirmado em")
	if answer.Header.Get("Cache-Control") != "no-store" {
		t.Error("the receipt may be kept by others")
	}
}

// Who runs the sessions sees nothing of them before signing the term; who sits on a
// board never sees the agenda; nothing is reached from another contest.
func TestAgendaIsNotForEverybody(t *testing.T) {
	p := webtest.Start(t)
	c := p.Boards(6)
	called, _ := p.Called(c)
	secretary := p.Someone("sec.um", "Secretaria Um", c.ID, roles.Secretary)
	for _, at := range []string{"", "/plano", "/mensagens", "/salas", "/PPP/" + called, "/mala-direta.csv"} {
		if _, page := secretary.Opens(agendaAt + at); strings.Contains(page, ">"+called+"<") || strings.Contains(page, "Sala 1") || !strings.Contains(page, "termo de confidencialidade") {
			t.Errorf("before the term, %s shows\n%s", at, page)
		}
	}
	if _, err := p.Sittings.Sign(t.Context(), secretary.Account, c.ID, ""); err != nil {
		t.Fatal(err)
	}
	if _, page := secretary.Opens(agendaAt); !strings.Contains(page, called) {
		t.Errorf("after the term:\n%s", page)
	}
	member := p.Someone("membro.um", "Membro Um", c.ID, roles.Member)
	if status, _ := member.Opens(agendaAt); status != http.StatusForbidden {
		t.Errorf("a member: %d", status)
	}
	other := p.Someone("banca.dois", "Banca Dois", "", roles.Examiner)
	if status, _ := other.Opens("/certames/nenhum/agenda/PPP/" + called); status != http.StatusNotFound && status != http.StatusForbidden {
		t.Errorf("%d", status)
	}
}

// A board that stopped being one that may call is not called for: nothing is sent, and
// the article is said.
func TestNothingIsSentForABoardThatMayNotCall(t *testing.T) {
	p, server, someone := mailed(t)
	c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	p.Called(c)
	sent := len(server.Taken())
	file, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, webtest.BoardsFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	text, _ := io.ReadAll(file)
	kept := strings.Split(string(text), "\n")
	_, err = p.Docket.Revise(t.Context(), p.AccountOf(roles.HR), c.ID, 1, "saiu", docket.Changes{Put: docket.Files{webtest.BoardsFile: strings.NewReader(strings.Join(append(kept[:1], kept[3:]...), "\n"))}})
	if err != nil {
		t.Fatal(err)
	}
	keepAddresses(t, p)
	status, page := someone.Posts(agendaAt+"/mensagens", "repetir", "sem-endereco")
	if status != http.StatusUnprocessableEntity || len(server.Taken()) != sent {
		t.Errorf("%d, and %d went", status, len(server.Taken())-sent)
	}
	has(t, page, "As comissões não podem convocar como estão", "art. 8º, § 2º")
}

// When the hour came nobody is moved, whatever form is sent; after a fault of the
// session there is a new date.
func TestNobodyIsMovedAfterTheHour(t *testing.T) {
	clock := webtest.At(time.Date(2026, 6, 9, 12, 0, 0, 0, time.UTC)) // behind, so that visits last
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: clock})
	c := p.Boards(6)
	someone := p.Someone("banca.um", "Banca Um", c.ID, roles.Examiner)
	_, page := someone.Posts(agendaAt+"/salas", "numero", "0", "salas", "cidade;sala;data;inicio;fim\nBrasília;Sala Azul;10/06/2026;08:00;11:00\n")
	someone.Posts(agendaAt+"/plano", "resumo", digestField.FindStringSubmatch(page)[1])
	const called = "2001"
	at := agendaAt + "/PPP/" + called
	_, page = someone.Opens(at)
	option := regexp.MustCompile(`<option value="([^"]+)">`).FindStringSubmatch(page)[1]
	given, err := p.Store.SummonsesOf(t.Context(), c.ID, called)
	if err != nil {
		t.Fatal(err)
	}
	clock.Put(given[0].Starts.Add(time.Second))
	someone.Returns()
	_, page = someone.Opens(at)
	has(t, page, "não se remarca")
	var status int
	if status, page = someone.Posts(at, "vez", "0", "horario", option, "motivo", "doença"); status != http.StatusUnprocessableEntity {
		t.Errorf("%d", status)
	}
	has(t, page, "não cabe neste momento")
	one, err := p.Sittings.CaseOf(t.Context(), c.ID, "PPP", called)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Sittings.Occur(t.Context(), p.AccountOf(roles.Secretary), c.ID, one.ID, one.Seen(), sitting.TechnicalFailure, "faltou luz"); err != nil {
		t.Fatal(err)
	}
	if status, page = someone.Posts(at, "vez", "0", "horario", option, "motivo", "faltou luz"); status != http.StatusOK {
		t.Errorf("%d\n%s", status, page)
	}
	has(t, page, "2ª")
}
