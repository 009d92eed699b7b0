package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

// The office suspends and receives again, from what it saw; who saw another thing changes
// nothing; and an edital that moved is told until it is received by.
func TestOfficeReceives(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(time.Hour), false)
	ana := p.Someone("ana.souza", "Ana Souza", "")
	office := func(step, seen string) int {
		answer, err := p.Client(roles.HR).PostForm(p.URL+"/certames/inscreve/inscricoes/"+step, url.Values{"visto": {seen}})
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		return answer.StatusCode
	}
	if status := office("suspender", "1"); status != http.StatusSeeOther {
		t.Fatal(status)
	}
	if status := office("receber", "1"); status != http.StatusConflict {
		t.Errorf("by what was not the last: %d", status)
	}
	_, page := ana.Opens("/certames/inscreve/inscricao")
	if !strings.Contains(page, "As inscrições estão suspensas") {
		t.Error(page)
	}
	_, page = ana.Posts("/certames/inscreve/inscricao/conferir", enrolment("Ana Souza", "")...)
	says(t, ana, "/certames/inscreve/inscricao", "não são recebidas aqui agora", advised(page)...)
	if status := office("receber", "2"); status != http.StatusSeeOther {
		t.Fatal(status)
	}
	says(t, ana, "/certames/inscreve/inscricao", "Ainda nada foi gravado", advised(page)...) // of the rules that were read before
	edital := "certame: Concurso que inscreve\npublicado_em: 2026-02-10\nvalidade: 2 anos\ninscricoes: {inicio: 2026-02-20, fim: 2099-03-20}\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 10}\n"
	if _, err := p.Docket.Revise(t.Context(), p.AccountOf(roles.HR), c.ID, 1, "retificação", docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(edital)}}); err != nil {
		t.Fatal(err)
	}
	if page := read(t, p.Client(roles.HR), p.URL+"/certames/inscreve/inscricoes"); !strings.Contains(page, "O edital mudou depois desta decisão") {
		t.Error(page)
	}
	if status := office("receber", "3"); status != http.StatusSeeOther {
		t.Fatal(status)
	}
	if page := read(t, p.Client(roles.HR), p.URL+"/certames/inscreve/inscricoes"); strings.Contains(page, "O edital mudou") || !strings.Contains(page, "revisão 2") {
		t.Error(page)
	}
}

// With people registered by another edital the new one is not received by before the
// office saw whom it reaches.
func TestOfficeSeesWhomTheEditalReaches(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(time.Hour), false)
	ana := p.Someone("ana.souza", "Ana Souza", "")
	enrols(t, ana, enrolment("Ana Souza", "")...)
	edital := "certame: Concurso que inscreve\npublicado_em: 2026-02-10\nvalidade: 2 anos\ninscricoes: {inicio: 2026-02-20, fim: 2099-03-20}\ncargos:\n  - {codigo: \"102\", nome: Técnica, vagas: 10}\n"
	if _, err := p.Docket.Revise(t.Context(), p.AccountOf(roles.HR), c.ID, 1, "retificação", docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(edital)}}); err != nil {
		t.Fatal(err)
	}
	const here = "/certames/inscreve/inscricoes"
	page := read(t, p.Client(roles.HR), p.URL+here)
	has(t, page, "Ver quem o edital atual alcança")
	if strings.Contains(page, here+"/receber") {
		t.Error("it may be received by without looking")
	}
	receive := func(fields url.Values) string {
		t.Helper()
		answer, err := p.Client(roles.HR).PostForm(p.URL+here+"/receber", fields)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		return answer.Header.Get("Location")
	}
	if to := receive(url.Values{"visto": {"1"}}); to != here+"/edital" {
		t.Errorf("without looking: %s", to)
	}
	if term, err := p.Enrolments.Term(t.Context(), c.ID); err != nil || term.Number != 1 {
		t.Fatalf("%+v, %v", term, err)
	}
	page = read(t, p.Client(roles.HR), p.URL+here+"/edital")
	has(t, page, "1 inscrição diz algo que o edital atual não tem, de 1", "Cargo que não há mais", "0000001", "O prazo")
	if to := receive(url.Values{"visto": {"1"}, "revisao": {"2"}}); to != here {
		t.Errorf("after looking: %s", to)
	}
	if term, err := p.Enrolments.Term(t.Context(), c.ID); err != nil || term.Revision != 2 {
		t.Errorf("%+v, %v", term, err)
	}
}
