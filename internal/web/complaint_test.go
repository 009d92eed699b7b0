package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// One machine neither fills the desk of who investigates nor tries codes without end,
// and nothing of where it is stays anywhere.
func TestComplaintsAreLimited(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	posts := func(path string, form url.Values) int {
		t.Helper()
		answer, err := p.Client(roles.Public).PostForm(p.URL+path, form)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		return answer.StatusCode
	}
	for i := range 7 {
		want := http.StatusOK
		if i >= 5 {
			want = http.StatusTooManyRequests
		}
		if got := posts("/publico/exemplo/denuncia", url.Values{"sobre": {"x"}, "relato": {"y"}}); got != want {
			t.Errorf("complaint %d: %d", i+1, got)
		}
	}
	if list, err := p.Complaints.Complaints(t.Context(), c.ID, "", 100); err != nil || len(list) != 5 {
		t.Errorf("%d are kept, %v", len(list), err)
	}
	for i := range 22 {
		want := http.StatusNotFound
		if i >= 20 {
			want = http.StatusTooManyRequests
		}
		if got := posts("/publico/exemplo/denuncia/acompanhar", url.Values{"codigo": {"7KQM"}}); got != want {
			t.Errorf("code %d: %d", i+1, got)
		}
	}
	log := p.Log.With(t.Context(), "/publico/{certame}/denuncia/acompanhar")
	if strings.Contains(log, "127.0.0.1") {
		t.Error("the log says where somebody was")
	}
	accesses, err := p.Store.Accesses(t.Context(), c.ID, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range accesses {
		if a.Action == "denuncia.apresentar" && a.Account != "" {
			t.Errorf("%+v", a)
		}
	}
}

// Who entered and tells something is as unknown as who did not.
func TestComplaintOfWhoEntered(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	answer, err := p.Client(roles.Candidate).PostForm(p.URL+"/publico/exemplo/denuncia", url.Values{"sobre": {"x"}, "relato": {"y"}})
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	accesses, err := p.Store.Accesses(t.Context(), c.ID, 0, 1)
	if err != nil || answer.StatusCode != http.StatusOK || accesses[0].Action != "denuncia.apresentar" || accesses[0].Account != "" {
		t.Errorf("%d, %+v, %v", answer.StatusCode, accesses, err)
	}
}

// The page of the defence promises no more than the proceeding gives: after a defence the
// agency may conclude, even with days of the term to come.
func TestDefencePromisesNoMore(t *testing.T) {
	p := webtest.Start(t)
	p.Complained(p.Contest(60, 2))
	_, page := asked(t, p, roles.Candidate, "/certames/exemplo/defesa")
	if !strings.Contains(page, "depois de uma defesa o órgão já pode concluir") {
		t.Errorf("the person is not told that the agency may conclude:\n%s", page)
	}
}
