package web_test

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// worked waits for the last work of a kind in a contest to end.
func worked(t *testing.T, p *webtest.Platform, kind string, contest store.ContestID) jobs.Job {
	t.Helper()
	for ; ; time.Sleep(10 * time.Millisecond) {
		list, err := p.Jobs.Jobs(t.Context(), string(contest))
		if err != nil {
			t.Fatal(err)
		}
		for _, j := range list {
			if j.Kind == kind && !j.State.Open() {
				return j
			}
		}
	}
}

// When a period ends the files of the contest are written without anybody asking, in the
// name of who received the registrations; and where the files are of another way, nothing
// is written over and it is not tried again and again.
func TestPeriodEnds(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(-time.Hour), false)
	p.EnrolsEarly(c)
	other := p.Contest(60, 2)
	p.Enrolled(other)
	ask := func() {
		if _, _, err := p.Jobs.Ask(t.Context(), jobs.Task{Kind: "encerrar-inscricoes"}); err != nil {
			t.Fatal(err)
		}
		worked(t, p, "encerrar-inscricoes", "")
	}
	ask()
	done := worked(t, p, "gravar-inscricoes", c.ID)
	if done.State != jobs.Done || done.By != string(p.AccountOf(roles.HR)) {
		t.Fatalf("%+v", done)
	}
	content, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, run.CandidatesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	if text, err := io.ReadAll(content); err != nil || !strings.Contains(string(text), "0000001;Pessoa Candidata;31/12/1990;101;PI|PQ;") {
		t.Errorf("%v\n%s", err, text)
	}
	if refused := worked(t, p, "gravar-inscricoes", other.ID); refused.State != jobs.Failed || !strings.Contains(refused.Failure, "por outro caminho") {
		t.Errorf("%+v", refused)
	}
	ask()
	for _, id := range []store.ContestID{c.ID, other.ID} {
		list, err := p.Jobs.Jobs(t.Context(), string(id))
		if err != nil || count(list, "gravar-inscricoes") != 1 {
			t.Errorf("%v %v", list, err)
		}
	}
}

func count(list []jobs.Job, kind string) (n int) {
	for _, j := range list {
		if j.Kind == kind {
			n++
		}
	}
	return n
}

// Who is a candidate by another way is told so, and of another contest nothing is seen.
func TestNoEnrolmentOfMine(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(time.Hour), false)
	p.Contest(60, 2)
	ana, bia := p.Someone("ana.souza", "Ana Souza", ""), p.Someone("bia.lima", "Bia Lima", c.ID, roles.Candidate)
	enrols(t, ana, enrolment("Ana Souza", "")...)
	status, page := bia.Opens("/certames/inscreve/minha-inscricao")
	if status != http.StatusOK || !strings.Contains(page, "Fazer a inscrição") || strings.Contains(page, "0000001") {
		t.Errorf("%d\n%s", status, page)
	}
	for address, want := range map[string]int{
		"/certames/exemplo/minha-inscricao": http.StatusForbidden, "/certames/exemplo/minha-inscricao/comprovantes/1/txt": http.StatusForbidden,
		"/certames/exemplo/inscricao": http.StatusNotFound, "/publico/exemplo/inscricao": http.StatusNotFound, "/certames/nenhum/inscricao": http.StatusNotFound,
		"/certames/inscreve/inscricoes": http.StatusForbidden, "/certames/inscreve/minha-inscricao/comprovantes/2/txt": http.StatusNotFound,
	} {
		if status, _ := ana.Opens(address); status != want {
			t.Errorf("%s: %d, want %d", address, status, want)
		}
	}
}
