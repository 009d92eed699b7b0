package web_test

import (
	"archive/zip"
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

const (
	editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", vagas: 3}\n"
	peopleText = "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n0001;Ana;101;;90,00;\n0002;Bento;101;PPP;80,00;confirmada\n"
)

// posted sends a form with files as HR.
func posted(t *testing.T, p *webtest.Platform, address string, fields, files map[string]string) (status int, to, text string) {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for name, value := range fields {
		form.WriteField(name, value)
	}
	for name, content := range files {
		part, err := form.CreateFormFile(name, name+".x")
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(part, content)
	}
	form.Close()
	answer, err := p.Client(roles.HR).Post(p.URL+address, form.FormDataContentType(), &body)
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

func packed(t *testing.T, files ...string) string {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for i := 0; i < len(files); i += 2 {
		w, err := archive.Create(files[i])
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, files[i+1])
	}
	archive.Close()
	return out.String()
}

func seen(t *testing.T, p *webtest.Platform, role roles.Role, address string) string {
	t.Helper()
	answer, err := p.Client(role).Get(p.URL + address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %d, %v\n%s", address, answer.StatusCode, err, text)
	}
	return string(text)
}

// A contest comes from two files, or from its folder packed, with or without the
// folder's own name; its panel says that it waits for a computation.
func TestCreateContest(t *testing.T) {
	p := webtest.Start(t)
	for slug, files := range map[string]map[string]string{
		"dois":  {"edital": editalText, "candidatos": peopleText},
		"pasta": {"pasta": packed(t, "minha/edital.yaml", editalText, "minha/candidatos.csv", peopleText, "__MACOSX/x", "?")},
		"solta": {"pasta": packed(t, "edital.yaml", editalText), "candidatos": peopleText},
	} {
		status, to, text := posted(t, p, "/certames/novo", map[string]string{"endereco": slug}, files)
		if status != http.StatusSeeOther || to != "/certames/"+slug {
			t.Errorf("%s: %d %s\n%s", slug, status, to, text)
			continue
		}
		if page := seen(t, p, roles.HR, to); !strings.Contains(page, "ainda não foi apurado") || !strings.Contains(page, "candidatos.csv") || !strings.Contains(page, "Apurar agora") {
			t.Errorf("%s: %s", slug, page)
		}
		if page := seen(t, p, roles.Control, to); strings.Contains(page, "Apurar agora") {
			t.Errorf("%s: control is offered what it may not do", slug)
		}
	}
}

// What is not understood is told all at once, with line and column, in the form
// itself, and nothing is kept.
func TestCreateRefused(t *testing.T) {
	p := webtest.Start(t)
	for name, c := range map[string]struct {
		slug  string
		files map[string]string
		want  []string
	}{
		"edital":  {"a", map[string]string{"edital": "certame: X\npublicado_em: 2026-02-10\nvagas: 1\ncargos:\n  - {codigo: 1, vagas: x}\n"}, []string{"edital.yaml, linha 3", "edital.yaml, linha 5"}},
		"people":  {"b", map[string]string{"edital": editalText, "candidatos": "inscricao;cargo;nota_final\n1;999;5\n"}, []string{"candidatos.csv, linha 2", "999"}},
		"none":    {"c", nil, []string{"falta o edital"}},
		"slug":    {"Não Serve", map[string]string{"edital": editalText}, []string{"não serve como endereço", `value="Não Serve"`}},
		"not zip": {"d", map[string]string{"pasta": "PK?"}, []string{"não é um arquivo zip"}},
		"path":    {"e", map[string]string{"edital": editalText, "pasta": packed(t, "../../x.csv", "?")}, []string{"nome que a pasta de um certame não tem"}},
		"many":    {"f", map[string]string{"pasta": packed(t, strings.Split(strings.Repeat("a,b,", 201), ",")[:402]...)}, []string{"tem 201 arquivos"}},
	} {
		status, _, text := posted(t, p, "/certames/novo", map[string]string{"endereco": c.slug}, c.files)
		if status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d", name, status)
		}
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", name, want, text)
			}
		}
	}
	if list, err := p.Store.Contests(t.Context(), store.Page{}); err != nil || len(list) != 0 {
		t.Errorf("kept %v, %v", list, err)
	}
}

// The example takes the next free name; an address in use is said so.
func TestCreateExample(t *testing.T) {
	p := webtest.Start(t)
	for _, want := range []string{"/certames/exemplo", "/certames/exemplo-2"} {
		if status, to, text := posted(t, p, "/certames/exemplo", nil, nil); status != http.StatusSeeOther || to != want {
			t.Errorf("%d %s, want %s\n%s", status, to, want, text)
		}
	}
	if status, _, text := posted(t, p, "/certames/novo", map[string]string{"endereco": "exemplo"}, map[string]string{"edital": editalText}); status != 422 || !strings.Contains(text, "ENDERECO-USADO") && !strings.Contains(text, "Já existe um certame") {
		t.Errorf("%d\n%s", status, text)
	}
}

// A panel of a computed contest has its figures and its pending matters; after a
// change of files it says that the figures are of before.
func TestPanel(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 5)
	page := seen(t, p, roles.HR, "/certames/exemplo")
	for _, want := range []string{"31", "7 opções sem decisão", "resultado apurado", "Gestão de pessoas (demonstração)", "20/03/2026, até 23:59:59", "passou", "Provisório", "código de verificação"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in\n%s", want, page)
		}
	}
	if strings.Contains(page, "anterior à última alteração") {
		t.Error("said to be old")
	}
	r, err := p.Store.Revision(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Store.AddRevision(t.Context(), c.ID, 1, r.Files, c.CreatedBy, "de novo"); err != nil {
		t.Fatal(err)
	}
	if page := seen(t, p, roles.HR, "/certames/exemplo"); !strings.Contains(page, "anterior à última alteração") {
		t.Error("not said to be old")
	}
}

// The list has only what the person has a part in, and finds by words.
func TestContestsOfAPerson(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	if page := seen(t, p, roles.HR, "/certames?q=instituto+demonstracao"); !strings.Contains(page, `href="/certames/exemplo"`) {
		t.Errorf("not found:\n%s", page)
	}
	if page := seen(t, p, roles.HR, "/certames?q=outro"); strings.Contains(page, `href="/certames/exemplo"`) || !strings.Contains(page, "Nenhum certame com «outro»") {
		t.Errorf("found:\n%s", page)
	}
	if page := seen(t, p, roles.Account, "/certames"); strings.Contains(page, "exemplo") || !strings.Contains(page, "ainda não participa") {
		t.Errorf("somebody without a part sees\n%s", page)
	}
}

// A file of a result is saved, never shown, and is known by its digest.
func TestResultFile(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	address := p.URL + "/certames/exemplo/resultados/1/listas.csv"
	answer, err := p.Client(roles.HR).Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	tag := answer.Header.Get("ETag")
	if answer.StatusCode != 200 || answer.Header.Get("Content-Disposition") != `attachment; filename=exemplo-v1-listas.csv` || tag == "" {
		t.Errorf("%d %v", answer.StatusCode, answer.Header)
	}
	request, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	request.Header.Set("If-None-Match", tag)
	again, err := p.Client(roles.HR).Do(request)
	if err != nil || again.StatusCode != http.StatusNotModified {
		t.Errorf("%v, %v", again.Status, err)
	}
	again.Body.Close()
	for _, wrong := range []string{"/resultados/2/listas.csv", "/resultados/1/nada.csv", "/resultados/x/listas.csv"} {
		if status, _ := answered(t, p.Client(roles.HR), http.MethodGet, p.URL+"/certames/"+c.Slug+wrong); status != http.StatusNotFound {
			t.Errorf("%s: %d", wrong, status)
		}
	}
}
