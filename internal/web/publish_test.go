package web_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"certame/internal/actlog"
	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/web/webtest"
)

// The board proposes, the wrong person and the wrong totals confirm nothing, HR
// confirms, and only then does the public see it, with the reason of every field.
func TestPublish(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	const base = "/certames/exemplo/publicar"
	form := url.Values{"tipo": {"listas"}, "formato": {"html"}, "vagas": {"6"}, "aprovadas": {"1"}, "convocadas": {"1"}}
	status, _, to := sendForm(t, p, roles.Examiner, base+"/propor", form)
	if status != http.StatusSeeOther {
		t.Fatalf("propose: %d", status)
	}
	if page := waited(t, p, to); !strings.Contains(page, "se esperava") {
		t.Errorf("wrong totals were not said:\n%s", page)
	}
	totals := p.Totals(c)
	for name, n := range map[string]int{"vagas": totals.Seats, "aprovadas": totals.Approved, "convocadas": totals.Called} {
		form.Set(name, digits(n))
	}
	_, _, to = sendForm(t, p, roles.Examiner, base+"/propor", form)
	waited(t, p, to)
	waiting, err := p.Store.Proposals(t.Context(), c.ID)
	if err != nil || len(waiting) != 1 {
		t.Fatal(waiting, err)
	}
	at := base + "/propostas/" + waiting[0].ID
	if _, page := asked(t, p, roles.HR, at); !strings.Contains(page, "Porta de sigilo") || !strings.Contains(page, "Totais que você espera") {
		t.Errorf("the second person does not see what goes out:\n%s", page)
	}
	if status, _, _ := sendForm(t, p, roles.Examiner, at+"/confirmar", form); status != http.StatusForbidden {
		t.Errorf("the board confirmed: %d", status)
	}
	if status, page, _ := sendForm(t, p, roles.HR, at+"/confirmar", url.Values{"vagas": {"1"}, "aprovadas": {"1"}, "convocadas": {"1"}}); status != http.StatusUnprocessableEntity || !strings.Contains(page, "se esperava") {
		t.Errorf("other totals: %d", status)
	}
	if status, _ := asked(t, p, roles.Public, "/publico/exemplo/atos/1"); status != http.StatusNotFound {
		t.Errorf("read before it was confirmed: %d", status)
	}
	if status, page, to := sendForm(t, p, roles.HR, at+"/confirmar", form); status != http.StatusSeeOther || to != base+"/atos/1" {
		t.Fatalf("confirm: %d %s\n%s", status, to, page)
	}
	if status, page := asked(t, p, roles.Public, "/publico/exemplo/atos/1"); status != http.StatusOK || !strings.Contains(page, "Porta de sigilo") {
		t.Errorf("the public: %d", status)
	}
	if status, text := asked(t, p, roles.Public, "/publico/exemplo/atos/1/listas.html"); status != http.StatusOK || !strings.Contains(text, "DEMONSTRACAO") {
		t.Errorf("the document: %d", status)
	}
	inTheLog(t, p)
	if status, page, _ := sendForm(t, p, roles.HR, at+"/confirmar", form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "já foi usado") {
		t.Errorf("confirmed twice: %d", status)
	}
}

// What is under embargo is as if it were not there: not listed, not in the news, not
// found, whoever asks.
func TestEmbargo(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	board, hr := p.AccountOf(roles.Examiner), p.AccountOf(roles.HR)
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: p.Totals(c), Release: time.Now().Add(time.Hour)}
	proposal, err := p.Docket.Propose(t.Context(), board, c.ID, 1, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Docket.Confirm(t.Context(), hr, proposal.ID, plan.Totals); err != nil {
		t.Fatal(err)
	}
	for _, role := range []roles.Role{roles.Public, roles.HR, roles.Administration} {
		for _, path := range []string{"/publico/exemplo/atos/1", "/publico/exemplo/atos/1/listas.html", "/publico/exemplo/atos/1/listas.csv"} {
			if status, _ := asked(t, p, role, path); status != http.StatusNotFound {
				t.Errorf("%s reads %s: %d", role, path, status)
			}
		}
	}
	if _, page := asked(t, p, roles.Public, "/publico/exemplo"); !strings.Contains(page, "Nada foi publicado ainda") {
		t.Error("it is listed")
	}
	if _, page := asked(t, p, roles.HR, "/certames/exemplo/publicar/atos/1"); !strings.Contains(page, "Sob embargo") {
		t.Error("who works on it is not told")
	}
}

// The news are Atom that any reader takes, of what was published and nothing else.
func TestFeed(t *testing.T) {
	p := webtest.Start(t)
	p.Published(p.Contest(60, 2))
	status, text := asked(t, p, roles.Public, "/publico/exemplo/atos.atom")
	var feed struct {
		XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string   `xml:"id"`
		Updated string   `xml:"updated"`
		Entries []struct {
			ID    string `xml:"id"`
			Title string `xml:"title"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal([]byte(text), &feed); err != nil || status != http.StatusOK {
		t.Fatalf("%d, %v", status, err)
	}
	if _, err := time.Parse(time.RFC3339, feed.Updated); err != nil || feed.ID == "" || len(feed.Entries) != 1 || !strings.HasPrefix(feed.Entries[0].ID, "urn:sha256:") {
		t.Errorf("%+v, %v", feed, err)
	}
}

// waited follows a work to its end and gives its page.
func waited(t *testing.T, p *webtest.Platform, at string) string {
	t.Helper()
	for {
		_, page := asked(t, p, roles.HR, at)
		if !strings.Contains(page, "Cancelar") && !strings.Contains(page, "hx-get") {
			return page
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func digits(n int) string { return strconv.Itoa(n) }

// inTheLog waits for the first act to enter the log, and checks its proof with what
// anybody can read.
func inTheLog(t *testing.T, p *webtest.Platform) {
	t.Helper()
	var text string
	for status := 0; status != http.StatusOK; time.Sleep(50 * time.Millisecond) {
		status, text = asked(t, p, roles.Public, "/publico/exemplo/atos/1/prova")
		if t.Context().Err() != nil {
			t.Fatal("never in the log")
		}
	}
	var proof actlog.Proof
	if err := json.Unmarshal([]byte(text), &proof); err != nil {
		t.Fatal(err)
	}
	_, key := asked(t, p, roles.Public, "/registro/chave.pub")
	_, csv := asked(t, p, roles.Public, "/publico/exemplo/atos/1/listas.csv")
	sum := sha256.Sum256([]byte(csv))
	if _, err := proof.Check(hex.EncodeToString(sum[:]), key); err != nil {
		t.Error(err)
	}
	_, head := asked(t, p, roles.Public, "/registro/checkpoint")
	if c, err := actlog.Authentic([]byte(head), key); err != nil || c.Size != 1 {
		t.Errorf("%+v, %v", c, err)
	}
	for _, name := range []string{"../certame.db", "trava", "tile/0/000.p/1/../../../x", "atos/000000.json.bak"} {
		if status, _ := asked(t, p, roles.Public, "/registro/"+url.PathEscape(name)); status != http.StatusNotFound {
			t.Errorf("%s: %d", name, status)
		}
	}
	if status, _ := asked(t, p, roles.Public, "/registro/tile/0/000.p/1"); status != http.StatusOK {
		t.Errorf("the tile: %d", status)
	}
}
