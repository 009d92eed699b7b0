package web_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/run"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// What an attacker writes in the place of a name. Any of them that a page takes as its
// own, and not as text, is an element or an attribute that no page of ours has.
const hostile = `<img src=x onerror=ataque()>"onfocus=ataque() '><ataque></title></script><script>ataque()</script>{{ataque}}`

// hostileFiles has names, posts and the contest itself called so.
func hostileFiles(file string, text []byte) []byte {
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		switch {
		case file == run.CandidatesFile && i > 0 && line != "":
			fields := strings.SplitN(line, ";", 3)
			fields[1] = `"` + strings.ReplaceAll(fields[1]+" "+hostile, `"`, `""`) + `"`
			lines[i] = strings.Join(fields, ";")
		case file == run.EditalFile && strings.HasPrefix(line, "certame: "):
			lines[i] = "certame: '" + strings.ReplaceAll("Concurso "+hostile, "'", "''") + "'"
		}
	}
	return []byte(strings.Join(lines, "\n"))
}

// Names of people, of accounts and of the contest are text on every page of every role,
// whatever is in them: no page has an element, an attribute or a script of theirs.
func TestNamesAreTextOnEveryPage(t *testing.T) {
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Changed: hostileFiles})
	fill := filled(t, p, 60, 2)
	if _, _, err := p.Door.Register(t.Context(), auth.Person{}, auth.Newcomer{Login: "hostil", Name: "Conta " + hostile}); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, route := range web.Routes() {
		if route.Method != http.MethodGet || strings.HasSuffix(route.Pattern, "/conferir.html") { // a file that is the same for all, with its script inside
			continue
		}
		for _, d := range roles.Demands() {
			if !roles.May([]roles.Role{d.Role}, route.Permission) {
				continue
			}
			kind, page := opened(t, p, d.Role, fill.Replace(route.Pattern))
			if strings.HasPrefix(kind, "text/html") {
				if strings.Contains(page, "ataque") {
					seen++
				}
				textOnly(t, route.Pattern, page)
			}
		}
	}
	if seen < 40 {
		t.Errorf("%d pages have such a name: little was tried", seen)
	}
}

func opened(t *testing.T, p *webtest.Platform, role roles.Role, path string) (kind, page string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := p.Client(role).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.Header.Get("Content-Type"), string(body)
}

// textOnly reads a page as browsers do, and finds what is not of ours in it.
func textOnly(t *testing.T, where, page string) {
	t.Helper()
	tokens := html.NewTokenizer(strings.NewReader(page))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return
		case html.StartTagToken, html.SelfClosingTagToken:
			token := tokens.Token()
			bad := token.Data == "ataque" || token.Data == "script" && !hasAttribute(token, "src")
			for _, a := range token.Attr {
				bad = bad || strings.HasPrefix(a.Key, "on") || a.Key == "src" && a.Val == "x" || (a.Key == "href" || a.Key == "src" || a.Key == "action") && strings.HasPrefix(strings.ToLower(strings.TrimSpace(a.Val)), "javascript:")
			}
			if bad {
				t.Errorf("%s: a name became %s", where, token)
				return
			}
		}
	}
}

func hasAttribute(token html.Token, name string) bool {
	return slices.ContainsFunc(token.Attr, func(a html.Attribute) bool { return a.Key == name })
}

// injections are what reaches a database, a path or a template when a page puts together
// what it should pass on.
var injections = []string{`' OR '1'='1`, `"; DROP TABLE account; --`, `1) UNION SELECT login, password FROM account --`, `%' OR name LIKE '%`, "x\x00y", `../../../etc/passwd`, `{{7*7}}`, strings.Repeat("9", 400), "\xff\xfe", `-1`}

var (
	inputName = regexp.MustCompile(`<(?:input|select|textarea)[^>]* name="([^"]+)"`)
	linkQuery = regexp.MustCompile(`href="[^"?]*\?([^"#]+)"`)
)

// Filters, searches, pages and addresses take what they are given as a value: with any of
// the injections nothing breaks, nobody else's data comes, and the database is as it was.
func TestInjectionThroughFilters(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	accounts, err := p.Store.CountAccounts(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, route := range web.Routes() {
		if route.Method != http.MethodGet || route.Pattern == "/sair" {
			continue
		}
		role, may := someRole(route.Permission)
		if !may {
			continue
		}
		here := fill.Replace(route.Pattern)
		_, page := asked(t, p, role, here)
		for _, name := range fieldsOf(page) {
			for _, injection := range injections {
				tried++
				unharmed(t, p, role, here+"?"+url.Values{name: {injection}}.Encode())
			}
		}
		for _, part := range regexp.MustCompile(`\{[a-z]+\}`).FindAllString(route.Pattern, -1) {
			for _, injection := range injections {
				tried++
				pattern := strings.Replace(route.Pattern, part, url.PathEscape(injection), 1)
				unharmed(t, p, role, fill.Replace(pattern))
			}
		}
	}
	if tried < 1000 {
		t.Errorf("%d tries: little was tried", tried)
	}
	if n, err := p.Store.CountAccounts(t.Context()); err != nil || n != accounts {
		t.Errorf("%d accounts of %d, %v", n, accounts, err)
	}
	if _, broken, err := p.Store.VerifyAccess(t.Context()); err != nil || broken != nil {
		t.Error(broken, err)
	}
}

func unharmed(t *testing.T, p *webtest.Platform, role roles.Role, address string) {
	t.Helper()
	status, page := asked(t, p, role, address)
	if status >= http.StatusInternalServerError {
		t.Errorf("%s as %s: %d", address, role, status)
	}
	for _, leak := range []string{"$argon2id", "syntax error", "SQLSTATE", "no such column", "root:x:0", "goroutine "} {
		if strings.Contains(page, leak) {
			t.Errorf("%s as %s shows %q", address, role, leak)
		}
	}
}

func someRole(permission roles.Permission) (roles.Role, bool) {
	for _, d := range roles.Demands() {
		if roles.May([]roles.Role{d.Role}, permission) {
			return d.Role, true
		}
	}
	return "", false
}

// fieldsOf are the names of what a page asks, and of what its links carry.
func fieldsOf(page string) (names []string) {
	for _, m := range inputName.FindAllStringSubmatch(page, -1) {
		names = append(names, html.UnescapeString(m[1]))
	}
	for _, m := range linkQuery.FindAllStringSubmatch(page, -1) {
		query, err := url.ParseQuery(html.UnescapeString(m[1]))
		if err != nil {
			continue
		}
		for name := range query {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// A candidate who changes the numbers of an address learns nothing: what is somebody
// else's answers as what is not there, on every page and every file that candidates reach.
func TestNothingIsEnumerated(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	stranger := p.Someone("outra.candidata", "Outra candidata", c.ID, roles.Candidate)
	invented := map[string]string{
		"{processo}": "01900000-0000-7000-8000-000000000000", "{confirmacao}": "01900000-0000-7000-8000-000000000000", "{recurso}": "01900000-0000-7000-8000-000000000000",
		"{objeto}": "01900000-0000-7000-8000-000000000000", "{apuracao}": "01900000-0000-7000-8000-000000000000", "{inscricao}": "999999999", "{convocada}": "999999999",
	}
	tried := 0
	for _, route := range web.Routes() {
		if route.Method != http.MethodGet || !roles.May([]roles.Role{roles.Candidate}, route.Permission) || roles.May([]roles.Role{roles.Public}, route.Permission) {
			continue
		}
		for part, value := range invented {
			if !strings.Contains(route.Pattern, part) {
				continue
			}
			tried++
			theirs, nobodys := fill.Replace(route.Pattern), fill.Replace(strings.ReplaceAll(route.Pattern, part, value))
			status, page := stranger.Opens(theirs)
			statusNo, pageNo := stranger.Opens(nobodys)
			if status != statusNo || bare(page, theirs) != bare(pageNo, nobodys) {
				t.Errorf("%s: %d, and one that is not there %d", route.Pattern, status, statusNo)
			}
			if status == http.StatusOK {
				t.Errorf("%s: somebody else's is open", route.Pattern)
			}
		}
	}
	if tried < 5 {
		t.Errorf("%d addresses: little was tried", tried)
	}
}

// bare is a page without what is of each request.
func bare(page, address string) string {
	page = strings.ReplaceAll(ofRequest.ReplaceAllString(page, ""), address, "")
	return strings.ReplaceAll(page, html.EscapeString(url.QueryEscape(address)), "")
}

// A door that is tried with many names and passwords says the same of each, and tells no
// account from one that is not there.
func TestAccountsAreNotEnumerated(t *testing.T) {
	p := webtest.Start(t)
	var first string
	for i, name := range []string{web.DemoLogin(roles.HR), "ninguem", "ninguem@exemplo.org", hostile} {
		form := url.Values{"nome": {name}, "senha": {fmt.Sprint("palpite número ", i)}}
		answer, err := http.Post(p.URL+"/entrar", "application/x-www-form-urlencoded", strings.NewReader(form.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		page := regexp.MustCompile(`(?s)value="[^"]*"`).ReplaceAllString(bare(string(body), ""), "")
		said := fmt.Sprint(answer.StatusCode, len(bytes.TrimSpace([]byte(page))), strings.Contains(page, "Nome e senha não conferem."))
		if first == "" {
			first = said
		}
		if said != first || !strings.Contains(page, "Nome e senha não conferem.") {
			t.Errorf("%q: %s, and the first %s\n%s", name, said, first, page)
		}
	}
}

// Every answer says what it is, in which letters, that it is nothing else, and nothing of
// the programs that made it.
func TestEveryAnswerSaysWhatItIs(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	for _, route := range web.Routes() {
		role, may := someRole(route.Permission)
		if route.Method != http.MethodGet || !may {
			continue
		}
		answer, err := p.Client(role).Get(p.URL + fill.Replace(route.Pattern))
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		kind := answer.Header.Get("Content-Type")
		if len(body) > 0 && (kind == "" || strings.HasPrefix(kind, "text/html") && !strings.Contains(kind, "utf-8")) || answer.Header.Get("X-Content-Type-Options") != "nosniff" || answer.Header.Get("Content-Security-Policy") == "" {
			t.Errorf("%s: %v", route.Pattern, answer.Header)
		}
		for _, tells := range []string{"Server", "X-Powered-By", "Via"} {
			if answer.Header.Get(tells) != "" {
				t.Errorf("%s tells %s", route.Pattern, tells)
			}
		}
	}
}
