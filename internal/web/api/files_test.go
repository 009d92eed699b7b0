package api_test

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
)

var smallContest = map[string]string{
	"edital.yaml":    "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", vagas: 3}\n",
	"candidatos.csv": "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n0001;Ana;101;;90,00;\n0002;Bento;101;PPP;80,00;confirmada\n0003;Célia;101;;70,00;\n0004;Davi;101;PPP;60,00;confirmada\n",
}

func packed(t testing.TB, files map[string]string) []byte {
	t.Helper()
	var out bytes.Buffer
	to := zip.NewWriter(&out)
	for name, text := range files {
		file, err := to.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(file, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func read(t testing.TB, answer *http.Response) []byte {
	t.Helper()
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// createdBy creates the small contest.
func createdBy(t testing.TB, g *program, slug string) string {
	t.Helper()
	s := g.ask(http.MethodPost, api.Root+"/certames?certame="+slug, packed(t, smallContest), "Idempotency-Key", "criar-"+slug, "Content-Type", "application/zip").is(t, http.StatusCreated)
	if s.Header.Get("Location") != api.Root+"/certames/"+slug || s.Header.Get("ETag") != `"r1"` {
		t.Fatalf("%v", s.Header)
	}
	return slug
}

// A file is changed after the revision that was seen, and by who saw the last one
// only; what is not understood changes nothing.
func TestFiles(t *testing.T) {
	p, _ := started(t, 60, 2)
	g := programOf(t, p, roles.HR)
	at := api.Root + "/certames/" + createdBy(t, g, "teste-2026")
	var files api.Revision
	tag := g.get(at+"/arquivos", &files).Header.Get("ETag")
	if tag != `"r1"` || len(files.Files) != 2 {
		t.Errorf("%s %+v", tag, files)
	}
	if s := g.ask(http.MethodGet, at+"/arquivos", nil, "If-None-Match", tag); s.StatusCode != http.StatusNotModified || len(s.text) != 0 {
		t.Errorf("%s %s", s.Status, s.text)
	}
	content := g.ask(http.MethodGet, at+"/arquivos/candidatos.csv", nil).is(t, http.StatusOK)
	if string(content.text) != smallContest["candidatos.csv"] {
		t.Errorf("%s", content.text)
	}
	more := smallContest["candidatos.csv"] + "0005;Eva;101;;50,00;\n"
	path := at + "/arquivos/candidatos.csv"
	g.ask(http.MethodPut, path, []byte(more)).refused(t, http.StatusPreconditionRequired, "falta-condicao")
	g.ask(http.MethodPut, path, []byte(more), "If-Match", "r1").refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if s := g.ask(http.MethodPut, path, []byte(more), "If-Match", tag, "Content-Type", "text/csv").is(t, http.StatusOK); s.Header.Get("ETag") != `"r2"` {
		t.Errorf("%v", s.Header)
	}
	stale := g.ask(http.MethodPut, path, []byte(more), "If-Match", tag).refused(t, http.StatusPreconditionFailed, "desatualizado")
	if stale.Moved != "os arquivos do certame" || stale.Seen != "1" || stale.Last != "2" {
		t.Errorf("%+v", stale)
	}
	bad := g.ask(http.MethodPut, path, []byte(strings.Replace(more, "50,00", "cinquenta", 1)), "If-Match", `"r2"`).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if one := bad.Problems[0]; one.File != "candidatos.csv" || one.Row != 6 || one.Column != "nota_final" || one.Value != "cinquenta" || one.What == "" || one.Remedy == "" {
		t.Errorf("%+v", bad)
	}
	g.ask(http.MethodPut, at+"/arquivos/edital.yaml", []byte("x"), "If-Match", `"r2"`).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	g.ask(http.MethodPut, at+"/edital", []byte(strings.Replace(smallContest["edital.yaml"], "vagas: 3", "vagas: 4", 1)), "If-Match", `"r2"`).is(t, http.StatusOK)
	both := packed(t, smallContest)
	g.ask(http.MethodPost, at+"/revisoes", both, "If-Match", `"r3"`, "Idempotency-Key", "as-duas-juntas").is(t, http.StatusCreated)
	again := g.ask(http.MethodPost, at+"/revisoes", both, "If-Match", `"r3"`, "Idempotency-Key", "as-duas-juntas").is(t, http.StatusCreated)
	if again.Header.Get("Idempotency-Replayed") != "true" || again.Header.Get("ETag") != `"r4"` {
		t.Errorf("%v", again.Header)
	}
	g.ask(http.MethodDelete, at+"/arquivos/nada.csv", nil, "If-Match", `"r4"`).refused(t, http.StatusNotFound, "nao-encontrado")
	g.ask(http.MethodDelete, path, nil, "If-Match", `"r4"`).is(t, http.StatusOK)
	var revisions api.Page[api.Revision]
	if g.get(at+"/revisoes", &revisions); len(revisions.Items) != 5 || revisions.Items[0].Number != 5 {
		t.Errorf("%+v", revisions)
	}
}

// What is too long is refused before it is all read.
func TestBodyLimit(t *testing.T) {
	p, _ := started(t, 60, 2)
	long := map[string]any{"tipo": "desistencia", "data": "10/03/2026", "ato": strings.Repeat("x", 2<<20)}
	programOf(t, p, roles.HR).ask(http.MethodPost, base+"/fatos/previa", long).refused(t, http.StatusRequestEntityTooLarge, "grande-demais")
}
