package web_test

import (
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// examples give each row of the table an address that is there, by what its pattern
// names.
var examples = strings.NewReplacer(
	"{$}", "", "{digest}", "0", "{file}", "certame.css", "{certame}", webtest.Example, "{versao}", "1", "{arquivo}", "resumo.json", "{inscricao}", demo.FirstID)

// Every row with every role: the table of roles decides, and nothing else does. Who
// has not entered is sent to enter; who has and may not is told so.
func TestEveryRouteOfEveryRole(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	for _, route := range web.Routes() {
		if _, known := roles.Lookup(route.Permission); !known {
			t.Errorf("%s %s asks for %q, which is not in the table", route.Method, route.Pattern, route.Permission)
		}
		for _, d := range roles.Demands() {
			status, to := answered(t, p.Client(d.Role), route.Method, p.URL+examples.Replace(route.Pattern))
			wall := status == http.StatusForbidden || status == http.StatusSeeOther && strings.HasPrefix(to, "/entrar?")
			if may := roles.May([]roles.Role{d.Role}, route.Permission); may == wall {
				t.Errorf("%s %s as %s: %d %s, and the table says %v", route.Method, route.Pattern, d.Role, status, to, may)
			}
			if wall && (status == http.StatusSeeOther) != (d.Role == roles.Public) {
				t.Errorf("%s %s as %s: %d", route.Method, route.Pattern, d.Role, status)
			}
		}
	}
}

func answered(t *testing.T, client *http.Client, method, address string) (status int, to string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	return answer.StatusCode, answer.Header.Get("Location")
}
