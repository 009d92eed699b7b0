package web_test

import (
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// filled puts in the place of what patterns name things that are there: a contest with
// its result, a work that ended, a link not used.
func filled(t *testing.T, p *webtest.Platform, people, posts int) *strings.Replacer {
	t.Helper()
	c := p.Contest(people, posts)
	p.Composed(c)
	person, link, err := p.Door.Register(t.Context(), auth.Person{}, auth.Newcomer{Login: "nova.conta", Name: "Conta nova"})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Door.Grant(t.Context(), auth.Person{}, person.ID, c.ID, roles.Examiner); err != nil {
		t.Fatal(err)
	}
	object, disposal := p.Kept(c)
	told, investigated := p.Complained(c)
	voting := p.Voting(c)
	heard := p.Heard(c)
	p.Sampled(c)
	enrolled := p.Enrolled(c)
	p.Followed()
	p.Decided(c)
	called, receipt := p.Called(c) // those who are left
	return strings.NewReplacer(
		"{tema}", "orgao", "{documento}", "auditoria", "{figura}", "painel.webp",
		"{norma}", "lei15142", "{cenario}", "aconselhar-duas-opcoes", "{dispositivo}", "lei15142!art7_cpt",
		"{fragmento}", "0.json",
		"{pedido}", p.Joins("pessoa.nova@exemplo.org"),
		"{posicao}", enrolled, "{convocada}", called, "{recibo}", receipt, "{aviso}", p.Noticed(c), "{mensagem}", "nenhuma", "{processo}", voting, "{recurso}", heard.Appeal, "{confirmacao}", heard.Own, "{formato}", "txt",
		"{objeto}", object, "{eliminacao}", disposal, "{ligacao}", "nenhuma", "{envio}", "nenhum", "{denuncia}", told, "{anexo}", "nenhum", "{apuracao}", investigated, "{passo}", "fraude_ciencia", "{decisao}", "fraude_conclusao", "{$}", "", "{digest}", "0", "{file}", "certame.css", "{certame}", webtest.Example, "{grupo}", "PPP", "{versao}", "1", "{inscricao}", demo.FirstID, "{arquivo}", "resumo.json",
		"{segredo}", link, "{papel}", "nenhum", "{visita}", "nenhuma", "{chave}", "bmVuaHVtYQ", "{conta}", string(person.ID), "{trabalho}", p.Computed(),
		"{proposta}", p.Published(c), "{ato}", "3", "{resto...}", "checkpoint", "{fato}", p.Leaves(c, demo.FirstID), "{importacao}", p.Received(c),
		"{resultado}", p.Proposes(c), "{correcao}", p.Situated(c, demo.FirstID)) // the last: what moves the book makes it old
}

// Every row with every role: the table of roles decides, and nothing else does. Who
// has not entered is sent to enter; who has and may not is told so.
func TestEveryRouteOfEveryRole(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	for _, route := range web.Routes() {
		if _, known := roles.Lookup(route.Permission); !known {
			t.Errorf("%s %s asks for %q, which is not in the table", route.Method, route.Pattern, route.Permission)
		}
		for _, d := range roles.Demands() {
			status, to := answered(t, p.Client(d.Role), route.Method, p.URL+fill.Replace(route.Pattern))
			// Who may not see the panel, and only they, begins at a page of theirs.
			begins := route.Pattern == "/certames/{certame}" && strings.HasPrefix(to, "/certames/"+webtest.Example+"/")
			enters := status == http.StatusSeeOther && strings.HasPrefix(to, "/entrar?")
			wall := status == http.StatusForbidden || enters || begins
			if may := roles.May([]roles.Role{d.Role}, route.Permission); may == wall {
				t.Errorf("%s %s as %s: %d %s, and the table says %v", route.Method, route.Pattern, d.Role, status, to, may)
			}
			if wall && enters != (d.Role == roles.Public) {
				t.Errorf("%s %s as %s: %d", route.Method, route.Pattern, d.Role, status)
			}
			if route.Pattern == "/sair" {
				p.Forget(d.Role)
			}
		}
	}
	log := p.Log.With(t.Context(), "/acessibilidade")
	for _, personal := range []string{demo.FirstID, "nova.conta", "Conta nova", "demonstração)"} {
		if strings.Contains(log, personal) {
			t.Errorf("the log has %q", personal)
		}
	}
	if strings.Contains(log, "prazo de conexão") {
		t.Error("a long answer could not have its time")
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
