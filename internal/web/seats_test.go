package web_test

import (
	"html"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

func sendForm(t *testing.T, p *webtest.Platform, role roles.Role, path string, form url.Values) (status int, page, to string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.URL+path, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := p.Client(role).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text), answer.Header.Get("Location")
}

var editalInPage = regexp.MustCompile(`(?s)<textarea id="texto"[^>]*>(.*?)</textarea>`)

// A change is seen before it is kept, kept once, and never over somebody else's.
func TestSeatsChange(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	const edit = "/certames/exemplo/quadro/mudar"
	_, page := asked(t, p, roles.HR, edit)
	form := url.Values{"revisao": {"1"}, "texto": {html.UnescapeString(editalInPage.FindStringSubmatch(page)[1])}, "vagas-101": {"40"}, "motivo": {"retificação"}, "acao": {"conferir"}}
	status, page, _ := sendForm(t, p, roles.HR, edit, form)
	if status != http.StatusOK || !strings.Contains(page, "Como o quadro ficaria") || !strings.Contains(page, ">40<") {
		t.Fatalf("preview: %d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.HR, "/certames/exemplo/quadro"); strings.Contains(now, ">40<") {
		t.Error("the preview was kept")
	}
	form.Set("acao", "gravar")
	if status, page, to := sendForm(t, p, roles.HR, edit, form); status != http.StatusSeeOther || to != "/certames/exemplo/quadro" {
		t.Fatalf("%d %s\n%s", status, to, page)
	}
	if _, now := asked(t, p, roles.HR, "/certames/exemplo/quadro"); !strings.Contains(now, ">40<") {
		t.Error("not kept")
	}
	if status, _, _ := sendForm(t, p, roles.HR, edit, form); status != http.StatusConflict {
		t.Errorf("the other tab: %d", status)
	}
	form.Set("revisao", "2")
	form.Set("vagas-101", "muitas")
	if status, page, _ := sendForm(t, p, roles.HR, edit, form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "não é um número de vagas") {
		t.Errorf("not a number: %d", status)
	}
	form.Set("vagas-101", "40")
	form.Set("texto", "certame: X\nchave_que_nao_existe: 1\n")
	if status, page, _ := sendForm(t, p, roles.HR, edit, form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "chave_que_nao_existe") {
		t.Errorf("a key that there is not: %d", status)
	}
}
