package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// cookies are what the browser of a visitor has of the server.
func (v *visitor) cookies() []*http.Cookie {
	here, _ := url.Parse(v.p.URL)
	return v.client.Jar.Cookies(here)
}

func (v *visitor) put(c ...*http.Cookie) {
	here, _ := url.Parse(v.p.URL)
	v.client.Jar.SetCookies(here, c)
}

// A cookie put in somebody's browser before they enter does not open their session to
// who put it: not one invented, nor one the server had given (a half-way session).
func TestCookieOfBefore(t *testing.T) {
	p := webtest.Start(t)
	account(t, p, "ana.lima")
	account(t, p, "bia.souza")
	attacker := newVisitor(t, p)
	attacker.posts("/entrar", "nome", "bia.souza", "senha", password)
	for _, planted := range []*http.Cookie{{Name: "certame", Value: "inventado", Path: "/"}, attacker.cookies()[0]} {
		victim := newVisitor(t, p)
		victim.put(planted)
		if status, at, _ := victim.posts("/entrar", "nome", "ana.lima", "senha", password, "voltar", "/conta"); status != 200 || at != "/conta" {
			t.Fatalf("%d %s", status, at)
		}
		if victim.cookies()[0].Value == planted.Value {
			t.Error("the planted cookie stays")
		}
		thief := newVisitor(t, p)
		thief.put(&http.Cookie{Name: planted.Name, Value: planted.Value, Path: "/"})
		if _, at, text := thief.opens("/conta"); !strings.HasPrefix(at, "/entrar") || strings.Contains(text, "ana.lima") {
			t.Errorf("who planted it is at %s", at)
		}
	}
}

// The cookie itself: no script reads it, other sites do not send it with what they
// make a browser send, and it ends with the browser.
func TestCookie(t *testing.T) {
	p := webtest.Start(t)
	account(t, p, "ana.lima")
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(p.URL+"/entrar", url.Values{"nome": {"ana.lima"}, "senha": {password}})
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	c := answer.Cookies()[0]
	if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Domain != "" || c.MaxAge != 0 || !c.Expires.IsZero() || len(c.Value) < 43 {
		t.Errorf("%+v", c)
	}
}

// What another site makes a browser send in a person's name is refused, on every row
// of the table that changes anything, and nothing is done.
func TestEveryWritingRefusesOtherSites(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	client := p.Client(roles.HR)
	before, err := p.Store.AccessHead(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	writing := 0
	for _, route := range web.Routes() {
		if route.Method == http.MethodGet || route.Method == http.MethodHead || route.Method == http.MethodOptions { // they only read
			continue
		}
		writing++
		for name, value := range map[string]string{"Sec-Fetch-Site": "cross-site", "Origin": "https://outro.exemplo"} {
			request, err := http.NewRequestWithContext(t.Context(), route.Method, p.URL+fill.Replace(route.Pattern), nil)
			if err != nil {
				t.Fatal(err)
			}
			request.Header.Set(name, value)
			answer, err := client.Do(request)
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			if answer.StatusCode != http.StatusForbidden {
				t.Errorf("%s %s with %s %s: %d", route.Method, route.Pattern, name, value, answer.StatusCode)
			}
		}
	}
	after, err := p.Store.AccessHead(t.Context())
	if err != nil || after != before || writing == 0 {
		t.Errorf("of %d rows something was done: %+v, %+v, %v", writing, before, after, err)
	}
}
