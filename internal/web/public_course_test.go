package web_test

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

// The end of an appeal is in the course of the contest, from the day of the result.
func TestAppealInTheCourse(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 5)
	p.Composed(c)
	p.Voting(c)
	p.Heard(c)
	publicSays(t, p, "/publico/exemplo", "Resultado provisório das comissões", "Fim do prazo de recurso contra o resultado provisório do ato 1, até 23:59:59")
}

// While only a result of the boards was released, the edital that is read is the one of
// that result, and not one that was changed and computed since and that nobody published.
func TestEditalOfTheBoardsResult(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 5)
	p.Composed(c)
	p.Voting(c)
	p.Heard(c)
	last, err := p.Store.Revision(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	content, _, err := p.Docket.OpenFile(t.Context(), c.ID, last.Number, run.EditalFile)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(content)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "nome: ", "nome: CANARIO ", 1)
	changes := docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(changed)}}
	if _, err := p.Docket.Revise(t.Context(), p.AccountOf(roles.HR), c.ID, last.Number, "retificação em estudo", changes); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Docket.Compute(t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	if text := publicSays(t, p, "/publico/exemplo/vagas", "101"); strings.Contains(text, "CANARIO") {
		t.Error("an edital that nobody published is read")
	}
}

// The draw is read with the result that used it, and not before; what one person typed
// and waits for another is read by nobody.
func TestPublicDraw(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	const at = "/certames/exemplo/sorteio"
	page := seen(t, p, roles.HR, at)
	fields := map[string]string{"objeto": "Ordem das áreas", "bilhetes": "Área 1\r\nÁrea 2\r\nÁrea 3\r\n", "fonte": "loteria-federal", "extracao": "05920", "dia": time.Now().AddDate(0, 0, 2).Format("02/01/2006"), "algarismos": "5"}
	if status, _, text := sentForm(t, p, at+"/preparar", drawForm(page, fields)); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	if status, _, text := sentForm(t, p, at+"/digitar", drawForm(seen(t, p, roles.HR, at), typedPrizes("22222"))); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	if _, err := p.Docket.Compute(t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	closed := func(names ...string) {
		t.Helper()
		for _, name := range names {
			if status, _ := asked(t, p, roles.Public, "/publico/exemplo/sorteio/"+name); status != http.StatusNotFound {
				t.Errorf("%s: %d", name, status)
			}
		}
	}
	closed("anuncio.txt", "digitacao.json")
	if text := publicSays(t, p, "/publico/exemplo/sorteio", "não usou sorteio"); strings.Contains(text, "Área 1") {
		t.Error("the draw is read before the result")
	}
	disclosed(t, p, c)
	if text := publicSays(t, p, "/publico/exemplo/sorteio", "Ordem das áreas", "anuncio.txt", "Resumo SHA-256 do anúncio"); strings.Contains(text, "67890") || strings.Contains(text, "digitacao") {
		t.Error("what one person typed is read")
	}
	closed("digitacao.json", "edital.yaml", "..%2Fedital.yaml")
	if status, text := asked(t, p, roles.Public, "/publico/exemplo/sorteio/anuncio.txt"); status != http.StatusOK || !strings.Contains(text, "Área 2") {
		t.Errorf("the announcement: %d", status)
	}
	publicSays(t, p, "/publico/exemplo", "Anúncio do sorteio", "Sorteio, refeito a cada leitura")
}

// What helps to use the pages is the end of the menu, whatever else is in it.
func TestMenuEndsWithHelp(t *testing.T) {
	p := webtest.Start(t)
	_, page := asked(t, p, roles.Public, "/direito")
	menu, _, _ := strings.Cut(page[strings.Index(page, `id="menu"`):], "</nav>")
	last := -1
	for _, name := range []string{">Publicações<", ">As regras e a lei<", ">Acessibilidade<", ">Ajuda<"} {
		at := strings.Index(menu, name)
		if at <= last {
			t.Errorf("%s is at %d, after %d:\n%s", name, at, last, menu)
		}
		last = at
	}
	if strings.Contains(menu[last:], "href=") {
		t.Error("something stands after the help")
	}
}
