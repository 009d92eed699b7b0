package api_test

import (
	"net/http"
	"regexp"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
)

var english = regexp.MustCompile(`(?i)\b(expected|required|property|invalid|unknown|missing|string|number|body is|the|not found)\b`)

// A request of the wrong form is refused field by field, in Portuguese.
func TestWrongForm(t *testing.T) {
	p, _ := started(t, 60, 2)
	g := programOf(t, p, roles.HR)
	for _, c := range []struct {
		method, path, body, column string
		status                     int
	}{
		{"POST", "/fatos/previa", ``, "body", 400},
		{"POST", "/fatos/previa", `{"tipo": `, "body", 400},
		{"POST", "/fatos/previa", `[]`, "body", 422},
		{"POST", "/fatos/previa", `{"tipo": "desistencia"}`, "body", 422},
		{"POST", "/fatos/previa", `{"tipo": 1, "data": "10/03/2026"}`, "body.tipo", 422},
		{"POST", "/fatos/previa", `{"tipo": "desistencia", "data": "10/03/2026", "x": 1}`, "body.x", 422},
		{"POST", "/fatos/previa", `{"tipo": "desistencia", "data": "ontem"}`, "data", 422},
		{"POST", "/fatos/previa", `{"tipo": "desistensia", "data": "10/03/2026"}`, "tipo", 422},
		{"POST", "/fatos", `{"tipo": "desistencia", "data": "10/03/2026"}`, "header.Idempotency-Key", 422},
		{"POST", "/propostas", `{"tipo": "tudo", "resultado": 0, "totais": {"vagas": -1, "aprovadas": 0, "convocadas": 0}}`, "", 422},
		{"GET", "/resultados/zero", ``, "path.versao", 422},
		{"GET", "/fatos?limite=muitos", ``, "query.limite", 422},
		{"GET", "/fatos?pagina=2", ``, "query.pagina", 422},
	} {
		r := g.ask(c.method, base+c.path, []byte(c.body), "Content-Type", "application/json").refused(t, c.status, "entrada-recusada")
		found := c.column == "" && len(r.Problems) > 2
		for _, one := range r.Problems {
			found = found || one.Column == c.column
			if one.What == "" || english.MatchString(one.What) || english.MatchString(one.Remedy) {
				t.Errorf("%s %s: %+v", c.path, c.body, one)
			}
		}
		if !found {
			t.Errorf("%s %s: %+v", c.path, c.body, r.Problems)
		}
	}
	g.ask(http.MethodGet, api.Root+"/nada", nil).refused(t, http.StatusNotFound, "nao-encontrado")
	g.ask(http.MethodPatch, base, nil).refused(t, http.StatusNotFound, "nao-encontrado")
	g.ask(http.MethodGet, api.Root+"/certames/nenhum", nil).refused(t, http.StatusNotFound, "nao-encontrado")
}
