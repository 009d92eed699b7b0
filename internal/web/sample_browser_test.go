package web_test

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/drawfile"
	"certame/internal/secondreading"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// rereading is a contest in which twelve cases are over, and three people who had
// nothing to do with them.
type rereading struct {
	t       *testing.T
	p       *webtest.Platform
	tab     *webtest.Tab
	c       store.Contest
	readers []*webtest.Someone
}

func rereads(t *testing.T) *rereading {
	t.Helper()
	r := &rereading{t: t, p: webtest.Start(t)}
	r.c = r.p.Boards(12)
	r.p.Settled(r.c, 12, 5)
	for i := range 3 {
		someone := r.p.Someone(fmt.Sprint("leitora", i), fmt.Sprint("Leitora ", i), r.c.ID, roles.Member)
		if _, err := r.p.Sittings.Sign(t.Context(), someone.Account, r.c.ID, ""); err != nil {
			t.Fatal(err)
		}
		r.readers = append(r.readers, someone)
	}
	r.tab = webtest.NewTab(t)
	return r
}

func (r *rereading) set(field, value string) {
	r.t.Helper()
	webtest.Eval[bool](r.tab, fmt.Sprintf("document.getElementById(%q).value = %q, true", field, value))
}

func (r *rereading) want(texts ...string) {
	r.t.Helper()
	said := r.tab.Text()
	for _, want := range texts {
		if !strings.Contains(said, want) {
			r.t.Fatalf("the page does not say %q:\n%s", want, said)
		}
	}
}

func (r *rereading) sample() *secondreading.Sample {
	r.t.Helper()
	s, err := r.p.Samples.Latest(r.t.Context(), r.c.ID)
	if err != nil {
		r.t.Fatal(err)
	}
	return s
}

// A sample by clicks: announced, drawn from what two people typed, read by three who do
// not know what was decided, closed by one, published by another, and redone from the
// two documents that everybody reads.
func TestSampleInABrowser(t *testing.T) {
	r := rereads(t)
	r.announces()
	r.types(roles.HR)
	r.want("Falta a digitação de outra pessoa")
	r.types(roles.Control)
	r.redoes()
	r.composes()
	r.film()
	r.reads()
	r.publishes()
	if faults := r.tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

func (r *rereading) announces() {
	r.t.Helper()
	r.tab.As(r.p, roles.HR)
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra")
	r.tab.Accessible("a sample to announce")
	r.tab.Shot("amostra-anunciar")
	r.set("extracao", "05920")
	r.set("dia", time.Now().AddDate(0, 0, 2).Format("02/01/2006"))
	r.set("divergem", "900")
	r.tab.Follow("Congelar e anunciar")
	r.want("de 0,1% a 50%")
	r.set("divergem", "50")
	r.tab.Follow("Congelar e anunciar")
	r.want("Relendo 12 de 12 processos", "Resumo SHA-256")
}

func (r *rereading) types(role roles.Role) {
	r.t.Helper()
	r.tab.As(r.p, role)
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra")
	for i, n := range []string{"12345", "23456", "34567", "45678", "56789"} {
		r.set(fmt.Sprint("premio-", i+1), n)
	}
	r.tab.Follow("Digitei os cinco prêmios")
}

// redoes does the draw again from what everybody reads, which names nobody.
func (r *rereading) redoes() {
	r.t.Helper()
	folder := r.t.TempDir()
	for _, name := range []string{drawfile.Announcement, drawfile.Outcome} {
		status, text := asked(r.t, r.p, roles.Public, "/publico/exemplo/amostra/"+name)
		if status != http.StatusOK || webtest.Stands(text, "2001") || !strings.Contains(text, "PPP processo 12") {
			r.t.Fatalf("%s: %d\n%s", name, status, text)
		}
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			r.t.Fatal(err)
		}
	}
	a, errA := drawfile.ReadAnnouncement(folder, "")
	o, errO := drawfile.ReadOutcome(folder)
	if errA != nil || errO != nil || drawfile.Differs(a, o) != "" {
		r.t.Errorf("%v, %v, or the draw differs", errA, errO)
	}
}

func (r *rereading) composes() {
	r.t.Helper()
	r.tab.As(r.p, roles.HR)
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra")
	r.set("pessoas", "leitora0 leitora1")
	r.tab.Follow("Distribuir os processos")
	r.want("Faltam pessoas")
	r.tab.Accessible("a panel that is too small")
	r.set("pessoas", "leitora0\nleitora1\nleitora2")
	r.tab.Follow("Distribuir os processos")
	r.want("Leituras que entraram: 0 de 36")
}

// film puts something of the first case in custody: who reads it again sees it, without
// the registration by which the decision is found.
func (r *rereading) film() {
	r.t.Helper()
	first := r.sample().Drawn()[0]
	o, err := r.p.Custody.Put(r.t.Context(), custody.Sending{
		Contest: r.c.ID, Kind: custody.Film, Group: first.Group, Registration: first.Registration, By: r.p.AccountOf(roles.Secretary),
		Name: "sessao.webm", Declared: "video/webm",
	}, bytes.NewReader(film(10_000)))
	if err != nil {
		r.t.Fatal(err)
	}
	address := "/certames/exemplo/guarda/" + o.ID
	if status, _ := asked(r.t, r.p, roles.Member, address); status != http.StatusNotFound {
		r.t.Errorf("a member who does not read it again: %d", status)
	}
	r.tab.Enter(r.readers[0])
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra/reler")
	r.want(first.Ticket)
	r.tab.Open(webtest.Eval[string](r.tab, fmt.Sprintf("document.querySelector('main a[href=%q]').href", address)))
	r.want("releitura da amostra", "Leitora 0")
	if said := r.tab.Text(); strings.Contains(said, first.Registration) {
		r.t.Errorf("who reads again sees the registration:\n%s", said)
	}
}

// reads has the three read, of whom the last disagrees with some, and the first by
// clicks.
func (r *rereading) reads() {
	r.t.Helper()
	for i, reader := range r.readers {
		_, tasks, _, err := r.p.Samples.Tasks(r.t.Context(), reader.Account, r.c.ID)
		if err != nil || len(tasks) != 12 {
			r.t.Fatal(len(tasks), err)
		}
		if i == 0 {
			r.clicks(tasks[0])
			tasks = tasks[1:]
		}
		for _, task := range tasks {
			status, page := reader.Posts("/certames/exemplo/amostra/reler", "bilhete", task.Ticket, "voto", "nao", "motivo", "o que vi "+told)
			if status != http.StatusOK || strings.Contains(page, task.Who) {
				r.t.Fatalf("%d\n%s", status, page)
			}
		}
	}
}

func (r *rereading) clicks(task secondreading.Task) {
	r.t.Helper()
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra/reler")
	r.want(task.Ticket, "12 processos esperam")
	if said := r.tab.Text(); strings.Contains(said, task.Who) || strings.Contains(said, "Confirmada") {
		r.t.Errorf("who reads again knows too much:\n%s", said)
	}
	webtest.Eval[bool](r.tab, "document.getElementById('voto-nao').checked = true")
	r.tab.Follow("Registrar a leitura")
	r.want("escreve o motivo")
	r.tab.Accessible("a reading without its reason")
	webtest.Eval[bool](r.tab, "document.getElementById('voto-nao').checked = true")
	r.set("motivo", "o que vi "+told)
	r.tab.Follow("Registrar a leitura")
	r.want("11 processos esperam")
}

// publishes closes as one and publishes as another; what everybody reads has no name, no
// reason and no small count.
func (r *rereading) publishes() {
	r.t.Helper()
	r.tab.As(r.p, roles.HR)
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra")
	r.tab.Follow("Encerrar a releitura")
	r.want("outra pessoa confere e publica", "Concordância: 41,7%")
	if _, text := asked(r.t, r.p, roles.Public, "/publico/exemplo/amostra"); !strings.Contains(text, "ainda não foi publicado") || strings.Contains(text, "41,7") {
		r.t.Error("everybody reads it before it is published")
	}
	r.tab.As(r.p, roles.Control)
	r.tab.Open(r.p.URL + "/certames/exemplo/amostra")
	r.tab.Accessible("a sample to publish")
	r.tab.Shot("amostra-publicar")
	r.tab.Follow("Publicar o resultado")
	status, text := asked(r.t, r.p, roles.Public, "/publico/exemplo/amostra")
	if status != http.StatusOK || !strings.Contains(text, "Concordância: 41,7%") {
		r.t.Fatalf("%d\n%s", status, text)
	}
	for _, not := range []string{told, "leitora", "Leitora", "2001", "X1"} {
		if strings.Contains(text, not) {
			r.t.Errorf("everybody reads %q", not)
		}
	}
	before := r.sample().ID
	r.announcesAgain()
	r.tab.Open(r.p.URL + "/publico/exemplo/amostra")
	r.want("Amostra 2", "ainda não foi publicado", "Amostra 1", "Concordância: 41,7%")
	if status, text := asked(r.t, r.p, roles.Public, "/publico/exemplo/amostra/resultado.txt?de="+before); status != http.StatusOK || !strings.Contains(text, "PPP processo 12") {
		r.t.Errorf("the draw of the first sample: %d", status)
	}
	r.tab.Accessible("a sample published")
	r.tab.Shot("publico-amostra-resultado")
}

// announcesAgain begins another sample: what the first said stays for everybody.
func (r *rereading) announcesAgain() {
	r.t.Helper()
	first := r.sample()
	plan := secondreading.Plan{Diverging: 50, Confidence: 950, Readers: 1}
	if err := r.p.Samples.Announce(r.t.Context(), r.p.AccountOf(roles.HR), r.c.ID, plan, first.Announced.Source); err != nil {
		r.t.Fatal(err)
	}
}
