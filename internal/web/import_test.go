package web_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"

	"github.com/xuri/excelize/v2"
)

const resultText = "Inscrição;Nome;Cargo;Nota Final;Nota Prova\n0001;Ana;101;91,00;1.234\n0002;Bento;101;80,00;2.345\n0003;ANA;101;70,00;1.999\n0004;Davi;101;6O,00;1.000\n"

// small creates a contest of one post and two people.
func small(t *testing.T, p *webtest.Platform) {
	t.Helper()
	if status, _, text := posted(t, p, "/certames/novo", map[string]string{"endereco": "pequeno"}, map[string]string{"edital": editalText, "candidatos": peopleText}); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
}

// ended waits for the works of the contest to end.
func ended(t *testing.T, p *webtest.Platform, slug string) {
	t.Helper()
	c, err := p.Store.ContestBySlug(t.Context(), slug)
	if err != nil {
		t.Fatal(err)
	}
	for {
		open := 0
		list, err := p.Jobs.Jobs(t.Context(), string(c.ID))
		if err != nil {
			t.Fatal(err)
		}
		for _, job := range list {
			if job.State.Open() {
				open++
			}
		}
		if open == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
}

var turnOf = regexp.MustCompile(`name="vez" value="(\d+)"`)

// filledIn is a form of the page as a browser would send it back, with changes.
func filledIn(page string, changes map[string]string) url.Values {
	form := url.Values{}
	for _, m := range regexp.MustCompile(`<input name="(campo-\d+)"[^>]* value="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		form.Set(m[1], m[2])
	}
	for _, m := range regexp.MustCompile(`<select name="(decimal-\d+)"[^>]*>.*?</select>`).FindAllStringSubmatch(page, -1) {
		if chosen := regexp.MustCompile(`value="(\w+)" selected`).FindStringSubmatch(m[0]); chosen != nil {
			form.Set(m[1], chosen[1])
		}
	}
	if m := turnOf.FindStringSubmatch(page); m != nil {
		form.Set("vez", m[1])
	}
	for name, value := range changes {
		form.Set(name, value)
	}
	return form
}

func sentForm(t *testing.T, p *webtest.Platform, address string, form url.Values) (status int, to, text string) {
	t.Helper()
	answer, err := p.Client(roles.HR).PostForm(p.URL+address, form)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	said, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, answer.Header.Get("Location"), string(said)
}

func has(t *testing.T, page string, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(page, w) {
			t.Fatalf("no %q in\n%s", w, page)
		}
	}
}

// The whole way of a file: sent, its columns answered, a row corrected, a name
// decided, its consequences seen, and then it is the contest's.
func TestImport(t *testing.T) {
	p := webtest.Start(t)
	small(t, p)
	status, at, text := posted(t, p, "/certames/pequeno/importar", nil, map[string]string{"arquivo": resultText})
	if status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	ended(t, p, "pequeno")
	page := seen(t, p, roles.HR, at)
	has(t, page, "SHA-256", "UTF-8", "5. Nota Prova", "precisa de resposta", "As primeiras linhas", "91,00", "pode ser decimal ou milhar", "1 cargo do arquivo já está")
	if status, _, text = sentForm(t, p, at, filledIn(page, map[string]string{"campo-5": "prova"})); status != 422 {
		t.Errorf("a field that is not one: %d", status)
	}
	has(t, text, "não é um campo conhecido", `value="prova"`)
	if status, _, text = sentForm(t, p, at, filledIn(page, map[string]string{"decimal-5": "ponto"})); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	ended(t, p, "pequeno")
	if status, _, _ := sentForm(t, p, at, filledIn(page, nil)); status != http.StatusConflict {
		t.Errorf("a second tab: %d", status)
	}
	has(t, seen(t, p, roles.HR, at), "Seguir para as pendências")
	has(t, seen(t, p, roles.HR, at+"/gravar"), "Ainda não se sabe o que mudaria")

	page = seen(t, p, roles.HR, at+"/pendencias")
	has(t, page, "1 linha não entendida", "6O,00", "quarentena.xlsx", "ANA, nas linhas 2, 4")
	if strings.Contains(page, "Seguir para as pendências") {
		t.Error("the page sends to itself")
	}
	correct(t, p, at, page)
	ended(t, p, "pequeno")

	page = seen(t, p, roles.HR, at+"/pendencias")
	has(t, page, "Nenhuma linha em quarentena", "conferida no original", "Gestão de pessoas (demonstração)")
	if status, _, text = sentForm(t, p, at+"/pendencias", filledIn(page, map[string]string{"nome-2": "4"})); status != 422 || !strings.Contains(text, "falta o motivo") {
		t.Errorf("without a reason: %d", status)
	}
	if status, _, _ := sentForm(t, p, at+"/pendencias", filledIn(page, map[string]string{"nome-2": "9", "motivo": "x"})); status != 400 {
		t.Errorf("a line of nobody: %d", status)
	}
	status, _, text = sentForm(t, p, at+"/gravar", filledIn(page, nil))
	if status != http.StatusConflict || !strings.Contains(text, "ainda tem o que responder") {
		t.Errorf("with a name undecided: %d\n%s", status, text)
	}
	if status, _, text = sentForm(t, p, at+"/pendencias", filledIn(page, map[string]string{"nome-2": "4", "motivo": "mesmo CPF"})); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	ended(t, p, "pequeno")

	page = seen(t, p, roles.HR, at+"/gravar")
	has(t, page, "O certame antes e depois", "0003, 0004", "0001", "Gravar como nova revisão")
	status, job, text := sentForm(t, p, at+"/gravar", filledIn(page, nil))
	if status != http.StatusSeeOther || !strings.Contains(job, "/trabalhos/") {
		t.Fatalf("%d\n%s", status, text)
	}
	ended(t, p, "pequeno")
	has(t, seen(t, p, roles.HR, job), "Gravação da importação concluída", "Ir para as importações")
	has(t, seen(t, p, roles.HR, at), "Gravada na revisão 2")
	has(t, seen(t, p, roles.HR, "/certames/pequeno/importar"), "arquivo.x", "gravada")
	c, _ := p.Store.ContestBySlug(t.Context(), "pequeno")
	content, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, run.CandidatesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	kept, _ := io.ReadAll(content)
	if want := "0002;Bento;101;;80,00"; !strings.Contains(string(kept), want) || strings.Contains(string(kept), "0001") || !strings.Contains(string(kept), "0004;Davi;101;;60,00") {
		t.Errorf("kept\n%s", kept)
	}
	has(t, seen(t, p, roles.HR, "/certames/pequeno/pessoas?q=davi"), "0004", "ainda não foi apurado")
	if status, _, _ := sentForm(t, p, at+"/gravar", filledIn(page, nil)); status != http.StatusConflict {
		t.Errorf("recorded twice: %d", status)
	}
}

// correct corrects the sheet as a person does in another program.
func correct(t *testing.T, p *webtest.Platform, at, page string) {
	t.Helper()
	answer, err := p.Client(roles.HR).Get(p.URL + at + "/quarentena.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	x, err := excelize.OpenReader(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	var sheet bytes.Buffer
	for cell, text := range map[string]string{"E2": "corrigida", "I2": "60,00"} {
		if err := x.SetCellStr("quarentena", cell, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := x.Write(&sheet); err != nil {
		t.Fatal(err)
	}
	turn := turnOf.FindStringSubmatch(page)[1]
	fields := map[string]string{"vez": turn, "motivo": "conferida no original"}
	for _, wrong := range []string{"", "linha;x\n1;2\n", "PK\x03\x04zip"} {
		if status, _, text := posted(t, p, at+"/correcao", fields, map[string]string{"planilha": wrong}); status != 422 {
			t.Errorf("%q as a correction: %d\n%s", wrong, status, text)
		}
	}
	if status, _, text := posted(t, p, at+"/correcao", fields, map[string]string{"planilha": sheet.String()}); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
}

// What somebody else changed in between is seen before it is run over.
func TestImportOverAnother(t *testing.T) {
	p := webtest.Start(t)
	small(t, p)
	_, at, _ := posted(t, p, "/certames/pequeno/importar", nil, map[string]string{"arquivo": "Inscrição;Nome;Nota Final\n0009;Zé;50,00\n"})
	ended(t, p, "pequeno")
	page := seen(t, p, roles.HR, at)
	has(t, page, "Cargo de todas as linhas")
	sentForm(t, p, at, filledIn(page, map[string]string{"cargo": "101"}))
	ended(t, p, "pequeno")
	page = seen(t, p, roles.HR, at+"/gravar")
	has(t, page, "Gravar como nova revisão")
	c, _ := p.Store.ContestBySlug(t.Context(), "pequeno")
	if _, err := p.Docket.Revise(t.Context(), c.CreatedBy, c.ID, 1, "", docket.Changes{Put: docket.Files{"nota.txt": strings.NewReader("x")}}); err != nil {
		t.Fatal(err)
	}
	if status, _, text := sentForm(t, p, at+"/gravar", filledIn(page, nil)); status != http.StatusConflict || !strings.Contains(text, "Outra pessoa gravou antes") {
		t.Errorf("%d\n%s", status, text)
	}
	has(t, seen(t, p, roles.HR, at+"/gravar"), "O certame mudou depois desta conferência", "Conferir de novo")
	if status, _, _ := sentForm(t, p, at+"/conferir", nil); status != http.StatusSeeOther {
		t.Errorf("%d", status)
	}
	ended(t, p, "pequeno")
	has(t, seen(t, p, roles.HR, at+"/gravar"), "Gravar como nova revisão")
	has(t, seen(t, p, roles.HR, at+"/gravar"), "Pessoas inscritas")
	if status, to, _ := sentForm(t, p, at+"/abandonar", filledIn(seen(t, p, roles.HR, at), nil)); status != http.StatusSeeOther || to != "/certames/pequeno/importar" {
		t.Errorf("%d %s", status, to)
	}
	has(t, seen(t, p, roles.HR, at), "foi abandonada")
}

// Files of the wrong kind, or made to harm, are refused in words, and the contest
// stays as it was.
func TestImportHostile(t *testing.T) {
	p := webtest.Start(t)
	small(t, p)
	for name, text := range map[string]string{
		"program":  "\x7fELF" + strings.Repeat("\x00\x01", 4000),
		"page":     "<html><script>alert(1)</script></html>",
		"old":      "\xd0\xcf\x11\xe0" + strings.Repeat("x", 2000),
		"zip bomb": packed(t, "xl/workbook.xml", strings.Repeat(" ", 80<<20), "[Content_Types].xml", "<x/>"),
		"zip":      packed(t, "a/edital.yaml", "x"),
		"no table": "nada aqui\n",
	} {
		status, at, said := posted(t, p, "/certames/pequeno/importar", nil, map[string]string{"arquivo": text})
		if status != http.StatusSeeOther {
			t.Errorf("%s: %d\n%s", name, status, said)
			continue
		}
		ended(t, p, "pequeno")
		page := seen(t, p, roles.HR, at)
		if !strings.Contains(page, "br-message danger") || strings.Contains(page, "não foi concluída") {
			t.Errorf("%s:\n%s", name, page)
		}
	}
	for name, files := range map[string]map[string]string{"nothing": nil, "empty": {"arquivo": ""}} {
		if status, _, text := posted(t, p, "/certames/pequeno/importar", nil, files); status != 422 {
			t.Errorf("%s: %d\n%s", name, status, text)
		}
	}
	body := fmt.Sprintf("--x\r\nContent-Disposition: form-data; name=%q; filename=%q\r\n\r\nabc", "arquivo", "../../a.csv")
	answer, err := p.Client(roles.HR).Post(p.URL+"/certames/pequeno/importar", "multipart/form-data; boundary=x", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusBadRequest {
		t.Errorf("cut short: %d", answer.StatusCode)
	}
	if _, _, text := posted(t, p, "/certames/pequeno/importar/nenhuma/conferir", nil, nil); !strings.Contains(text, "Não há importação") {
		t.Errorf("%s", text)
	}
	c, _ := p.Store.ContestBySlug(t.Context(), "pequeno")
	if r, err := p.Store.Revision(t.Context(), c.ID, 0); err != nil || r.Number != 1 {
		t.Errorf("%+v, %v", r, err)
	}
}
