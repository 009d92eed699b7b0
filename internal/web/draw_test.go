package web_test

import (
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

var revisionOf = regexp.MustCompile(`name="revisao" value="(\d+)"`)

func drawForm(page string, fields map[string]string) url.Values {
	form := url.Values{}
	if m := revisionOf.FindStringSubmatch(page); m != nil {
		form.Set("revisao", m[1])
	}
	for name, value := range fields {
		form.Set(name, value)
	}
	return form
}

func typedPrizes(fourth string) map[string]string {
	return map[string]string{"premio-1": "12345", "premio-2": "67890", "premio-3": "11111", "premio-4": fourth, "premio-5": "33333"}
}

// A draw is announced with a source that is still to come; the same person does not
// type twice; control sees it and does nothing.
func TestDraw(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	const at = "/certames/exemplo/sorteio"
	page := seen(t, p, roles.HR, at)
	tomorrow := time.Now().AddDate(0, 0, 2).Format("02/01/2006")
	fields := map[string]string{"objeto": "Ordem das áreas", "bilhetes": "Área 1\r\nÁrea 2\r\nÁrea 3\r\n", "fonte": "loteria-federal", "extracao": "05920", "dia": tomorrow, "algarismos": "5"}
	for name, wrong := range map[string]string{"dia": "10/03/2020", "bilhetes": "só um", "extracao": "x", "fonte": "dado", "objeto": ""} {
		other := map[string]string{}
		for k, v := range fields {
			other[k] = v
		}
		other[name] = wrong
		if status, _, text := sentForm(t, p, at+"/preparar", drawForm(page, other)); status != 422 || !strings.Contains(text, "br-message danger") {
			t.Errorf("%s %q: %d", name, wrong, status)
		}
	}
	if status, _, text := sentForm(t, p, at+"/preparar", drawForm(page, fields)); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	if status, _, _ := sentForm(t, p, at+"/preparar", drawForm(page, fields)); status != http.StatusConflict {
		t.Errorf("announced twice: %d", status)
	}
	page = seen(t, p, roles.HR, at)
	has(t, page, "Ordem das áreas", "extração 05920", "Resumo SHA-256", "anuncio.txt", "Digitei os cinco prêmios")
	if control := seen(t, p, roles.Control, at); strings.Contains(control, "Digitei") || !strings.Contains(control, "Resumo SHA-256") {
		t.Error("control is offered what it may not do, or does not see")
	}
	if status, _, text := sentForm(t, p, at+"/digitar", drawForm(page, typedPrizes("222"))); status != 422 || !strings.Contains(text, `value="12345"`) {
		t.Errorf("short: %d\n%s", status, text)
	}
	if status, _, text := sentForm(t, p, at+"/digitar", drawForm(page, typedPrizes("22222"))); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	page = seen(t, p, roles.HR, at)
	has(t, page, "já digitou")
	if strings.Contains(page, "67890") {
		t.Error("what one typed is on the page")
	}
	if status, _, text := sentForm(t, p, at+"/digitar", drawForm(page, typedPrizes("22222"))); status != 422 {
		t.Errorf("the same person twice: %d\n%s", status, text)
	}
	c, err := p.Store.ContestBySlug(t.Context(), "exemplo")
	if err != nil {
		t.Fatal(err)
	}
	g, err := p.Docket.Drawing(t.Context(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Docket.TypeDraw(t.Context(), p.AccountOf(roles.Examiner), "Outra pessoa", c.ID, g.Revision, strings.Fields("12345 67890 11111 22222 33333")); err != nil {
		t.Fatal(err)
	}
	page = seen(t, p, roles.Control, at)
	has(t, page, "O sorteio confere", "Outra pessoa", "Semente", "Área 2", "ata.pdf", "passos.csv")
	answer, err := p.Client(roles.Control).Get(p.URL + at + "/ata.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if text, _ := io.ReadAll(answer.Body); answer.StatusCode != 200 || !strings.Contains(string(text), "Ata de sorteio") && !strings.Contains(string(text), "ATA DE SORTEIO") {
		t.Errorf("%d %s", answer.StatusCode, text)
	}
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.Open(p.URL + at)
	tab.Accessible("a draw that was held")
	tab.Zoomed("a draw that was held")
	tab.Shot("sorteio-realizado")
}
