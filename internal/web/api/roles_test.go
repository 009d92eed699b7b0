package api_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

func operations() []api.Operation { return api.New(api.Options{Clock: time.Now}).Operations() }

// filled puts in the place of what addresses name things that are there.
var filled = strings.NewReplacer("{certame}", webtest.Example, "{versao}", "ultimo", "{cargo}", "1", "{lista}", "AC", "{inscricao}", demo.FirstID, "{ato}", "1",
	"{arquivo}", "nenhum", "{proposta}", "nenhuma", "{trabalho}", "nenhum")

// Every operation of every role: the table of roles decides, and nothing else does.
// Who has no token is asked for one; who may not is told so.
func TestEveryOperationOfEveryRole(t *testing.T) {
	p, _ := started(t, 60, 2)
	for _, d := range roles.Demands() {
		g := programOf(t, p, d.Role)
		for _, o := range operations() {
			wall := walled(t, g, o)
			may := roles.MayByProgram([]roles.Role{d.Role}, o.Permission)
			if may == (wall != 0) {
				t.Errorf("%s as %s: %d, and the table says %v", o.ID, d.Role, wall, may)
			}
			if wall != 0 && (wall == http.StatusUnauthorized) != (d.Role == roles.Public) {
				t.Errorf("%s as %s: %d", o.ID, d.Role, wall)
			}
		}
	}
}

// walled is the status of an operation that was not let through, 0 of one that was.
func walled(t *testing.T, g *program, o api.Operation) int {
	t.Helper()
	answer := g.ask(o.Method, api.Root+filled.Replace(o.Path), nil)
	switch answer.StatusCode {
	case http.StatusUnauthorized:
		answer.refused(t, http.StatusUnauthorized, "sem-token")
	case http.StatusForbidden:
		answer.refused(t, http.StatusForbidden, "sem-permissao")
	case http.StatusTooManyRequests:
		t.Fatalf("%s: too many", o.ID)
	default:
		return 0
	}
	return answer.StatusCode
}

// Every operation is described, and asks for a permission that some program may have:
// one that nobody can ask would be a promise.
func TestOperationsAreWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range operations() {
		g, known := roles.Lookup(o.Permission)
		if !known || !g.ByProgram || o.Summary == "" || o.Tag == "" || seen[o.ID] {
			t.Errorf("%+v", o)
		}
		seen[o.ID] = true
	}
}
