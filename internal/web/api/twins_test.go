package api_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/intake/twintest"
	"certame/internal/web/api"
)

const twinFolder = "../../../conformance/amostras"

// ofTwin is the file of a contest that a twin becomes, its map taken as derived.
func ofTwin(t *testing.T, w twintest.Twin, post string) []byte {
	t.Helper()
	list, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	e, err := review.Examine(t.Context(), w.Path(), review.Options{Profiles: list, Digest: true})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	m, err := review.ParseMap([]byte(e.Derive()))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if _, err := conversion.Write(t.Context(), &out, e, conversion.Options{Map: m, Post: post}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestTwinsThroughTheAPI: programs send what the importer made of what boards published
// (two tables and a text of the gazette), have it computed and read the lists back; a list without marks is refused with its column.
func TestTwinsThroughTheAPI(t *testing.T) {
	p, _ := started(t, 60, 2)
	g := programOf(t, p, roles.HR)
	terms := "certame: Gêmeas\norgao: Instituto Inventado\npublicado_em: 2024-01-10\nregime: proprio\nfundamento: reserva do edital\nmultiplas: por_resultado\ngrupos:\n" +
		"  - {codigo: PPP, percentual: 20, confirmacao: nenhuma}\n  - {codigo: PI, percentual: 3, confirmacao: nenhuma}\n  - {codigo: PQ, percentual: 2, confirmacao: nenhuma}\n  - {codigo: PcD, percentual: 5, confirmacao: nenhuma}\ncargos:\n"
	for i, c := range []struct{ file, post string }{
		{"01b-tabela-excel-pt-br.csv", "B9-01-A"},
		{"12-dou-so-inscricao.txt", "B8-77-X"},
		{"01c-tabela-utf8-bom.csv", "B9-03-C"},
	} {
		w := twintest.Named(t, twinFolder, c.file)
		people := ofTwin(t, w, c.post)
		slug := fmt.Sprintf("gemea-%d", i)
		folder := packed(t, map[string]string{"edital.yaml": terms + fmt.Sprintf("  - {codigo: %q, vagas: 4}\n", c.post), "candidatos.csv": "inscricao;cargo;nota_final\n"})
		g.ask(http.MethodPost, api.Root+"/certames?certame="+slug, folder, "Idempotency-Key", "criar-"+slug, "Content-Type", "application/zip").is(t, http.StatusCreated)
		at := api.Root + "/certames/" + slug
		g.ask(http.MethodPut, at+"/arquivos/candidatos.csv", people, "If-Match", `"r1"`, "Content-Type", "text/csv").is(t, http.StatusOK)
		computed(t, g, at, "apurar-"+slug)
		var rows api.Page[map[string]any]
		g.get(at+"/resultados/1/listas/"+c.post+"/AC?limite=100", &rows)
		if want := bytes.Count(people, []byte("\n")) - 1; len(rows.Items) != want || want < 7 {
			t.Errorf("%s: %d people in the general list, want %d", w.File, len(rows.Items), want)
		}
	}
	at := api.Root + "/certames/" + createdBy(t, g, "sem-notas")
	said := g.ask(http.MethodPut, at+"/arquivos/candidatos.csv", ofTwin(t, twintest.Named(t, twinFolder, "05-sufixos-no-nome.csv"), "101"), "If-Match", `"r1"`).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	if len(said.Problems) == 0 || said.Problems[0].Column != "nota_final" || !strings.Contains(said.Problems[0].What, "falta a coluna obrigatória") {
		t.Errorf("%+v", said)
	}
}
