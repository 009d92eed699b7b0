package web_test

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// reply is an answer without its body, which was read.
type reply struct {
	StatusCode int
	Header     http.Header
}

func get(t *testing.T, p *webtest.Platform, address string, headers ...string) (reply, string) {
	t.Helper()
	return send(t, p, http.MethodGet, address, "", headers...)
}

func send(t *testing.T, p *webtest.Platform, method, address, body string, headers ...string) (reply, string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, p.URL+address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer, err := p.Client(roles.Public).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{answer.StatusCode, answer.Header}, string(text)
}

// Pages, faults and files alike: nothing of others is loaded, nothing frames them,
// nobody on the way keeps them.
func TestHeaders(t *testing.T) {
	p := webtest.Start(t)
	// The first page is everybody's, and a server on the way may keep it for a little.
	for address, kept := range map[string]string{"/": "public, max-age=30", "/nada": "no-store", "/saude": "no-store", "/estatico/0/certame.css": "no-store"} {
		answer, _ := get(t, p, address)
		for name, want := range map[string]string{
			"Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
			"X-Content-Type-Options":  "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin", "Cache-Control": kept,
			"Strict-Transport-Security": "", // there is no TLS here
		} {
			if got := answer.Header.Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", address, name, got, want)
			}
		}
	}
}

// No page has a script or a style inside of it: the policy would stop it, and that is
// the point.
func TestNothingInline(t *testing.T) {
	p := webtest.Start(t)
	for _, address := range []string{"/", "/nada"} {
		_, text := get(t, p, address)
		if found := regexp.MustCompile(`(?i)<style|<script(?:[^>]*)>\s*[^<\s]|\son[a-z]+=|\sstyle=|javascript:`).FindString(text); found != "" {
			t.Errorf("%s has %q", address, found)
		}
	}
}

var sheet = regexp.MustCompile(`/estatico/[0-9a-f]{16}/certame\.css`)

// A file is kept for ever under its digest, goes packed to who takes it, and an
// address of another version has nothing.
func TestAssets(t *testing.T) {
	p := webtest.Start(t)
	_, page := get(t, p, "/")
	address := sheet.FindString(page)
	answer, plain := get(t, p, address, "Accept-Encoding", "identity")
	if answer.StatusCode != 200 || answer.Header.Get("Content-Encoding") != "" || !strings.Contains(plain, "@font-face") ||
		answer.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" || answer.Header.Get("Content-Type") != "text/css; charset=utf-8" {
		t.Errorf("%s: %d %v", address, answer.StatusCode, answer.Header)
	}
	answer, packed := get(t, p, address, "Accept-Encoding", "br, gzip;q=0.8")
	if answer.Header.Get("Content-Encoding") != "gzip" || len(packed) >= len(plain) || answer.Header.Get("Vary") == "" {
		t.Errorf("packed: %v, %d of %d bytes", answer.Header, len(packed), len(plain))
	}
	for _, wrong := range []string{"/estatico/0000000000000000/certame.css", strings.Replace(address, "certame.css", "doc.go", 1), "/estatico/"} {
		if answer, _ := get(t, p, wrong); answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d", wrong, answer.StatusCode)
		}
	}
}

// What another site makes a browser send is refused, with what to do; what has no
// origin is no browser's.
func TestAnotherSite(t *testing.T) {
	p := webtest.Start(t)
	answer, text := send(t, p, http.MethodPost, "/sair", "", "Origin", "https://outro.example", "Sec-Fetch-Site", "cross-site")
	if answer.StatusCode != http.StatusForbidden || !strings.Contains(text, "OUTRA-ORIGEM") || !strings.Contains(text, "O que fazer") {
		t.Errorf("%d\n%s", answer.StatusCode, text)
	}
	if _, text := send(t, p, http.MethodPost, "/sair", ""); strings.Contains(text, "OUTRA-ORIGEM") {
		t.Error("refused without an origin")
	}
}

// A page that is not there says what to do and the code by which its request can be
// found; the log has the code, and nothing of the address.
func TestFaultAndLog(t *testing.T) {
	p := webtest.Start(t)
	answer, text := get(t, p, "/nada/111.444.777-35?q=Ana+Lima")
	code := answer.Header.Get("X-Pedido")
	if answer.StatusCode != http.StatusNotFound || !strings.Contains(text, "O que fazer:") || !strings.Contains(text, "<code>"+code+"</code>") {
		t.Errorf("%d %s\n%s", answer.StatusCode, code, text)
	}
	log := p.Log.With(t.Context(), `"codigo":"`+code)
	if !strings.Contains(log, code) || strings.Contains(log, "111.444") || strings.Contains(log, "Ana") {
		t.Errorf("the log: %s", log)
	}
}

func TestHealth(t *testing.T) {
	p := webtest.Start(t)
	for address, want := range map[string]string{"/saude": "de pé\n", "/pronto": "pronto\n"} {
		if answer, text := get(t, p, address); answer.StatusCode != 200 || text != want {
			t.Errorf("%s: %d %q", address, answer.StatusCode, text)
		}
	}
}
