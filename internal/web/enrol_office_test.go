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
