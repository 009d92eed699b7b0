package web_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/telemetry"
	"certame/internal/web"
	"certame/internal/web/webtest"

	"github.com/klauspost/compress/gzip"
)

// marks are what no line, number or span may have: they go in every address that is asked,
// in every form that is sent, and in the names of accounts.
var marks = []string{"529.982.247-25", "52998224725", "Zuleica Canária", "Zuleica", "zuleica.canaria@exemplo.org", "segredo-canario", demo.FirstID, "Conta nova", "nova.conta"}

func marked() url.Values {
	form := url.Values{}
	for i, field := range []string{"cpf", "login", "nome", "email", "senha", "inscricao", "q", "texto", "razao", "motivo", "numero", "codigo", "resumo", "busca"} {
		form.Set(field, marks[i%6])
	}
	return form
}

// sent keeps all that a collector is sent.
type sent struct {
	mutex sync.Mutex
	text  strings.Builder
}

func (s *sent) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	var body io.Reader = r.Body
	if r.Header.Get("Content-Encoding") == "gzip" {
		if unpacked, err := gzip.NewReader(r.Body); err == nil {
			body = unpacked
		}
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	_, _ = io.Copy(&s.text, body) // what came is looked at
}

// Every role at every address that it may reach, with what is personal in the query and in
// the form: nothing of it is in the log with its smallest lines, in the numbers, nor in
// the spans (S28).
func TestNothingPersonalIsTold(t *testing.T) {
	into := &sent{}
	collector := httptest.NewServer(into)
	defer collector.Close()
	told, err := telemetry.New(t.Context(), "1", telemetry.Spans{To: collector.URL, Percent: 100})
	if err != nil {
		t.Fatal(err)
	}
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Told: told})
	fill := filled(t, p, 60, 2)
	for _, route := range web.Routes() {
		for _, d := range roles.Demands() {
			if roles.May([]roles.Role{d.Role}, route.Permission) {
				askedMarked(t, p.Client(d.Role), route.Method, p.URL+fill.Replace(route.Pattern))
			}
			if route.Pattern == "/sair" {
				p.Forget(d.Role)
			}
		}
	}
	told.Look(p.Watched())
	w := httptest.NewRecorder()
	told.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if err := told.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := p.Log.With(t.Context(), `"rota":"/acessibilidade"`)
	for where, text := range map[string]string{"log": log, "numbers": w.Body.String(), "spans": into.text.String()} {
		for _, mark := range marks {
			if at := strings.Index(text, mark); at >= 0 {
				t.Errorf("the %s has %q: …%s", where, mark, text[max(0, at-200):min(len(text), at+80)])
			}
		}
	}
	for what, enough := range map[string]bool{
		"lines": strings.Count(log, `"msg":"pedido"`) > 300, "smallest lines": strings.Contains(log, `"level":"DEBUG"`), "spans": strings.Contains(into.text.String(), "/certames/{certame}/pessoas/{inscricao}"),
		"statements": strings.Count(into.text.String(), "SELECT ") > 500, "numbers": strings.Contains(w.Body.String(), `rota="/certames/{certame}/pessoas/{inscricao}"`),
	} {
		if !enough {
			t.Errorf("there are too few %s: nothing was tried", what)
		}
	}
}

func askedMarked(t *testing.T, client *http.Client, method, address string) {
	t.Helper()
	separator := "?"
	if strings.Contains(address, "?") {
		separator = "&"
	}
	var body io.Reader
	if method == http.MethodPost {
		body = strings.NewReader(marked().Encode())
	}
	request, err := http.NewRequestWithContext(t.Context(), method, address+separator+marked().Encode(), body)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("User-Agent", marks[2])
	request.Header.Set("traceparent", "00-"+strings.Repeat("5", 32)+"-5299822472500000-01")
	answer, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	_, _ = io.Copy(io.Discard, answer.Body)
}
