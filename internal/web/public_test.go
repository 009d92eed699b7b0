package web_test

import (
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"errors"
	"html"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// disclosed publishes the lists and makes what is read beside them, now.
func disclosed(t *testing.T, p *webtest.Platform, c store.Contest) store.Act {
	t.Helper()
	a := act(t, p, c, docket.Lists, time.Time{})
	if err := p.Transparency.Make(t.Context(), c.ID, a.Number); err != nil {
		t.Fatal(err)
	}
	return a
}

// publicSays asks for a page as the public does and holds it to what it must have.
func publicSays(t *testing.T, p *webtest.Platform, path string, want ...string) string {
	t.Helper()
	status, page := asked(t, p, roles.Public, path)
	page = html.UnescapeString(page)
	if status != http.StatusOK {
		t.Fatalf("%s: %d", path, status)
	}
	for _, text := range want {
		if !strings.Contains(page, text) {
			t.Errorf("%s lacks %q", path, text)
		}
	}
	return page
}

// Everybody reads the contest: its course, seats with their account, lists, order, cuts,
// numbers, rules and files.
func TestPublicContest(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 5)
	publicSays(t, p, "/publico/exemplo", "Nada foi publicado ainda", "Ainda não há datas")
	publicSays(t, p, "/publico/exemplo/numeros", "ainda não está aqui")
	p.Leaves(c, demo.FirstID)
	if _, err := p.Docket.Compute(t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	disclosed(t, p, c)
	publicSays(t, p, "/publico/exemplo", "Publicação do edital", "Fim das inscrições", "Listas e ordem de convocação: resultado", "/atos/1/listas", "Como no ato 1", "Notas de corte")
	if page := publicSays(t, p, "/publico/exemplo"); strings.Contains(page, "Sorteio, refeito") {
		t.Error("a draw that there was not is offered")
	}
	publicSays(t, p, "/publico/exemplo/vagas", "Total", "Como se chegou aos números", "PPP")
	publicSays(t, p, "/publico/exemplo/regras", "Reserva de vagas", "Lei nº 15.142/2025")
	publicSays(t, p, "/publico/exemplo/numeros", "Funil por grupo", "<svg", "Totais do certame", "Pessoas inscritas")
	publicSays(t, p, "/publico/exemplo/ordem", "Ordem de convocação, cargo", demo.FirstID, "desistência", "01/06/2026")
	publicSays(t, p, "/publico/exemplo/cortes", "Nota da última convocada", "Ato 1")
	publicSays(t, p, "/publico/exemplo/sorteio", "não usou sorteio")
	publicSays(t, p, "/publico/exemplo/dados", "listas.csv", "quadro.csv", "código, como no edital")
}

// Every page of every list has the rows of the published file, and those alone.
func TestPublicLists(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 2)
	disclosed(t, p, c)
	_, text := asked(t, p, roles.Public, "/publico/exemplo/atos/1/listas.csv")
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]int{}
	for i, name := range rows[0] {
		at[name] = i
	}
	read := map[string][]string{}
	for _, row := range rows[1:] {
		key := url.Values{"cargo": {row[at["cargo"]]}, "lista": {row[at["lista"]]}}.Encode()
		read[key] = append(read[key], row[at["inscricao"]])
	}
	if len(read) < 8 {
		t.Fatalf("only %d lists", len(read))
	}
	for key, ids := range read {
		for page := 0; page*50 < len(ids); page++ {
			text := publicSays(t, p, "/publico/exemplo/atos/1/listas?"+key+"&pagina="+strconv.Itoa(page+1))
			for i, id := range ids {
				if shown := strings.Contains(text, "<td>"+id+"</td>"); shown != (i/50 == page) {
					t.Fatalf("%s, page %d: %s, at %d, is shown: %v", key, page+1, id, i, shown)
				}
			}
		}
	}
	publicSays(t, p, "/publico/exemplo/atos/1/listas?cargo=nenhum&lista=X&pagina=99999999999999999999", "<caption>")
	answer, err := p.Client(roles.Public).Get(p.URL + "/publico/exemplo/atos/1/listas")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.Header.Get("X-Robots-Tag") != "noindex" { // S25
		t.Error("a page of people may be kept by who searches")
	}
}

// The index of the open data names every file, and each is what its digest says.
func TestPublicData(t *testing.T) {
	p := webtest.Start(t)
	disclosed(t, p, p.Contest(60, 2))
	var index struct {
		Acts []struct {
			Files []struct {
				Name    string `json:"arquivo"`
				Address string `json:"endereco"`
				SHA256  string `json:"sha256"`
				Size    int    `json:"bytes"`
			} `json:"arquivos"`
		} `json:"atos"`
		Made []struct {
			Address string `json:"endereco"`
		} `json:"derivados"`
		Dictionary []struct{ Arquivo, Coluna, Significado string } `json:"dicionario"`
	}
	_, text := asked(t, p, roles.Public, "/publico/exemplo/dados/dados.json")
	if err := json.Unmarshal([]byte(text), &index); err != nil || len(index.Acts) != 1 || len(index.Acts[0].Files) != 2 || len(index.Made) != 4 {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, f := range index.Acts[0].Files {
		status, body := asked(t, p, roles.Public, f.Address)
		sum := sha256.Sum256([]byte(body))
		if status != http.StatusOK || hex.EncodeToString(sum[:]) != f.SHA256 || len(body) != f.Size {
			t.Errorf("%s: %d, %d bytes", f.Name, status, len(body))
		}
	}
	for _, f := range index.Made {
		status, body := asked(t, p, roles.Public, f.Address)
		if status != http.StatusOK || body == "" {
			t.Errorf("%s: %d", f.Address, status)
			continue
		}
		if !strings.HasSuffix(f.Address, ".csv") {
			continue
		}
		head, err := csv.NewReader(strings.NewReader(body)).Read()
		if err != nil {
			t.Error(err)
		}
		for _, column := range head {
			if !strings.Contains(text, `"coluna": "`+column+`"`) {
				t.Errorf("%s has %s, and the dictionary does not", f.Address, column)
			}
		}
	}
	if status, _ := asked(t, p, roles.Public, "/publico/exemplo/dados/candidatos.csv"); status != http.StatusNotFound {
		t.Errorf("candidatos.csv: %d", status)
	}
}

// Before the hour nothing is made and nothing is there; after it, all of it is.
func TestPublicPagesWaitForTheHour(t *testing.T) {
	clock := webtest.At(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC))
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: clock})
	c := p.Contest(60, 2)
	release := time.Date(2026, 6, 2, 13, 0, 0, 0, time.UTC)
	a := act(t, p, c, docket.Lists, release)
	due := func() int {
		list, err := p.Transparency.Due(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	if n := due(); n != 0 {
		t.Errorf("%d acts are due before the hour", n)
	}
	if err := p.Transparency.Make(t.Context(), c.ID, a.Number); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("made before the hour: %v", err)
	}
	if _, err := p.Store.Transparency(t.Context(), c.ID, a.Number); !errors.Is(err, store.ErrNotFound) {
		t.Error("it is in the store")
	}
	if status, _ := asked(t, p, roles.Public, "/publico/exemplo/atos/1/listas"); status != http.StatusNotFound {
		t.Errorf("the lists: %d", status)
	}
	for _, page := range []string{"", "/vagas", "/numeros", "/ordem", "/cortes", "/dados", "/regras", "/dados/dados.json"} {
		text := publicSays(t, p, "/publico/exemplo"+page)
		for _, never := range []string{"ato 1", "Ato 1", a.Files[0].Digest, "atos/1", "1º"} {
			if strings.Contains(text, never) {
				t.Errorf("%s says %q before the hour", page, never)
			}
		}
	}
	clock.Put(release)
	if n := due(); n != 1 {
		t.Fatalf("%d acts are due at the hour", n)
	}
	publicSays(t, p, "/publico/exemplo/atos/1/listas", "<caption>") // the index does not wait for the rest
	publicSays(t, p, "/publico/exemplo/numeros", "ainda não está aqui")
	if err := p.Transparency.Make(t.Context(), c.ID, a.Number); err != nil {
		t.Fatal(err)
	}
	publicSays(t, p, "/publico/exemplo/atos/1/listas", "<caption>")
	publicSays(t, p, "/publico/exemplo/numeros", "Totais do certame")
}

// An act of one post says nothing of the others: no numbers, no order, no facts.
func TestPartOfAResult(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	terms, err := p.Docket.Terms(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Choice: lists.Choice{Posts: []string{terms.Posts[1].Code}}, Totals: p.Totals(c)}
	proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals); err != nil {
		t.Fatal(err)
	}
	if err := p.Transparency.Make(t.Context(), c.ID, 1); err != nil {
		t.Fatal(err)
	}
	publicSays(t, p, "/publico/exemplo/numeros", "ainda não está aqui")
	publicSays(t, p, "/publico/exemplo/ordem", "ainda não está aqui")
	page := publicSays(t, p, "/publico/exemplo/atos/1/listas", terms.Posts[1].Code)
	if strings.Contains(page, `<option value="`+terms.Posts[0].Code+`"`) {
		t.Error("the other post is offered")
	}
	if status, _ := asked(t, p, roles.Public, "/publico/exemplo/dados/indicadores.json"); status != http.StatusNotFound {
		t.Errorf("its numbers: %d", status)
	}
}

// Of a version that this program computes otherwise, what would follow is not told: only
// the lists that the act published.
func TestOtherResult(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	v, err := p.Store.Version(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	real := act(t, p, c, docket.Lists, time.Now().Add(time.Hour))
	for i := range v.Files {
		if v.Files[i].Name == "listas.csv" {
			v.Files[i].Digest = strings.Repeat("0", 64)
		}
	}
	if v, err = p.Store.AddVersion(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	proposal, err := p.Store.Propose(t.Context(), store.Proposal{Contest: c.ID, Kind: docket.Lists, Version: v.Number, Payload: real.Payload, By: p.AccountOf(roles.Examiner)})
	if err != nil {
		t.Fatal(err)
	}
	other, err := p.Store.ConfirmProposal(t.Context(), proposal.ID, p.AccountOf(roles.HR), store.Act{Files: real.Files, Payload: real.Payload})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Transparency.Make(t.Context(), c.ID, other.Number); err != nil {
		t.Fatal(err)
	}
	s, err := p.Transparency.Sheet(t.Context(), c.ID, other.Number)
	if err != nil || s.Refused == "" || s.Numbers != nil || len(s.Seats) > 0 || len(s.Lists) == 0 {
		t.Errorf("%+v, %v", s, err)
	}
	publicSays(t, p, "/publico/exemplo/numeros", "ainda não está aqui")
	publicSays(t, p, "/publico/exemplo/atos/2/listas", "<caption>")
}
