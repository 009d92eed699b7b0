package web_test

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"path"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	reference "certame/internal/arch/documents"
	"certame/internal/auth/roles"
	"certame/internal/web"
)

var update = flag.Bool("update", false, "write docs/enderecos.md again")

const addressesHead = `
Onde está cada coisa das telas: o endereço, quem o abre, a ação que responde e o seu arquivo em ` + "`internal/web`" + `, a página que ela desenha
(` + "`internal/web/paginas`" + `) e o teste que a abre num navegador. Todo endereço é pedido, com cada papel, por ` + "`TestEveryRouteOfEveryRole`" + `; a última
coluna diz o nome do caso de ` + "`TestPagesInABrowser`" + `, que se roda sozinho: ` + "`go test ./internal/web -run 'TestPagesInABrowser/(quadro)$'`" + `.
As permissões, com os papéis que as têm e a razão de cada uma: [papéis](direito/papeis.md). As operações para programas: [operações](api/operacoes.md).

Cada seção é uma tabela de rotas, na ordem em que ` + "`internal/web/routes.go`" + ` as junta.
`

// docs/enderecos.md says where each address is answered: a newcomer who has a page before
// them finds its code, and who has the code finds its page.
func TestAddressesReference(t *testing.T) {
	code := readActions(t)
	var b strings.Builder
	b.WriteString("# Endereços das telas\n\n" + reference.Made("internal/web, tabelas de rotas") + addressesHead)
	under := ""
	for _, r := range web.Routes() {
		action, file := actionOf(r)
		if table := code.table(r.Method, r.Pattern, action); table != under && table != "" { // made in a loop: of the table before
			under = table
			fmt.Fprintf(&b, "\n## [%s](../internal/web/%s)\n\n| endereço | quem abre | ação | arquivo | página | caso |\n|---|---|---|---|---|---|\n", under, under)
		}
		fmt.Fprintf(&b, "| `%s %s` | %s | `%s` | [%s](../internal/web/%s) | %s | %s |\n", r.Method, r.Pattern, whoOpens(r.Permission), action, file, file, drawn(code.pages(action)), cases(r))
	}
	reference.Hold(t, "../../docs/enderecos.md", []byte(b.String()), *update)
}

// Every template of a page is drawn by some action.
func TestEveryTemplateIsDrawn(t *testing.T) {
	code := readActions(t)
	used := []string{"erro"}
	for _, r := range web.Routes() {
		action, _ := actionOf(r)
		used = append(used, code.pages(action)...)
	}
	entries, err := os.ReadDir("paginas")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := strings.TrimSuffix(e.Name(), ".html"); !slices.Contains(used, name) {
			t.Errorf("paginas/%s.html is drawn by no action", name)
		}
	}
}

// actionOf is the method that answers a row, and its file.
func actionOf(r web.Route) (action, file string) {
	f := runtime.FuncForPC(reflect.ValueOf(r.Do).Pointer())
	at, _ := f.FileLine(f.Entry())
	names := strings.Split(f.Name(), ".")
	if last := names[len(names)-1]; strings.HasPrefix(last, "func") { // a function inside of another
		names = names[:len(names)-1]
	}
	return names[len(names)-1], path.Base(at)
}

// whoOpens is the roles that have the permission, in the words of the table.
func whoOpens(p roles.Permission) string {
	grant, _ := roles.Lookup(p)
	var names []string
	for _, role := range grant.Roles {
		if demand, known := roles.DemandOf(role); known {
			names = append(names, demand.Name)
		}
	}
	if slices.Contains(grant.Roles, roles.Public) {
		return "qualquer pessoa"
	}
	return strings.Join(names, ", ") + " (`" + string(p) + "`)"
}

func drawn(pages []string) string {
	if len(pages) == 0 {
		return "—"
	}
	return "`" + strings.Join(pages, "`, `") + "`"
}

// cases are the rows of the walk in a browser at the address.
func cases(r web.Route) string {
	if r.Method != http.MethodGet {
		return "—"
	}
	var names []string
	for _, p := range pages {
		if at, _, _ := strings.Cut(p.pattern, "?"); at == r.Pattern {
			names = append(names, p.shown)
		}
	}
	return drawn(names)
}
