package api_test

import (
	"errors"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

// The program of the manual goes the whole way against a server that is real.
func TestExample(t *testing.T) {
	p := webtest.Start(t)
	g := programOf(t, p, roles.HR)
	folder := t.TempDir()
	contestIn(t, folder)
	run := exec.CommandContext(t.Context(), "../../../docs/api/exemplo.sh", "exemplo-2026", folder)
	run.Env = append(os.Environ(), "CERTAME_URL="+p.URL, "CERTAME_TOKEN="+g.token)
	text, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, want := range []string{"criado: ", "apurado: resultado 1", "lista AC", "registrado: f1", "do resultado 2, à espera de outra pessoa", "art."} {
		if !strings.Contains(string(text), want) {
			t.Errorf("it does not say %q:\n%s", want, text)
		}
	}
	at := api.Root + "/certames/exemplo-2026"
	var book api.Page[api.Fact]
	var open api.Proposals
	g.get(at+"/fatos", &book)
	if g.get(at+"/propostas", &open); len(book.Items) != 1 || len(open.Items) != 1 {
		t.Errorf("%+v\n%+v", book, open)
	}
	again := exec.CommandContext(t.Context(), "../../../docs/api/exemplo.sh", "exemplo-2026", folder)
	again.Env = run.Env
	if text, err := again.CombinedOutput(); err == nil || !strings.Contains(string(text), "Já existe outro com este nome") {
		t.Errorf("a name that is taken: %v\n%s", err, text)
	}
	g.ask(http.MethodGet, at+"/propostas/"+open.Items[0].ID, nil).is(t, http.StatusOK)
}

// contestIn writes the files of an invented contest.
func contestIn(t *testing.T, folder string) {
	t.Helper()
	spec := demo.Demonstration(300, 2)
	edital, err := os.Create(filepath.Join(folder, "edital.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	candidates, err := os.Create(filepath.Join(folder, "candidatos.csv"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(spec.WriteEdital(edital), spec.WriteCandidates(candidates), edital.Close(), candidates.Close()); err != nil {
		t.Fatal(err)
	}
}
