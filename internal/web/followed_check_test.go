package web_test

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// Anybody has a file checked, and is told what it has, what is wrong with it and what in
// it should not be published; nothing of it is kept, and one network asks only so much.
func TestAnybodyChecksNumbers(t *testing.T) {
	p := webtest.Start(t)
	file := webtest.Start(t).Followed()
	checks := func(name string, raw []byte) (int, string) {
		t.Helper()
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		part, err := form.CreateFormFile("arquivo", name)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = part.Write(raw)
		_ = form.Close()
		answer, err := p.Client(roles.Public).Post(p.URL+"/acompanhamento/conferir", form.FormDataContentType(), &body)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		page, err := io.ReadAll(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return answer.StatusCode, string(page)
	}
	for _, step := range []struct {
		name string
		raw  []byte
		code int
		want []string
	}{
		{"indicadores.json", file, 200, []string{"5 certames", "Instituto das Águas", "números de pessoas de 1 a 4 estão à vista"}},
		{"<b>x</b>.json", bytes.Replace(file, []byte(`"papel": "indigenas"`), []byte(`"papel": "<script>alert(1)</script>"`), 1), 422, []string{"certames[0].listas[2].papel", "&lt;script&gt;"}},
		{"vazio.csv", nil, 422, []string{"O que fazer"}},
	} {
		code, page := checks(step.name, step.raw)
		if code != step.code || strings.Contains(page, "<script>alert") || strings.Contains(page, "<b>x</b>") {
			t.Errorf("%s: %d\n%s", step.name, code, page)
		}
		has(t, page, step.want...)
	}
	if kept, err := p.Store.Indicators(t.Context()); err != nil || len(kept) > 0 {
		t.Errorf("%d kept, %v", len(kept), err)
	}
	if code, _ := checks("grande.json", bytes.Repeat([]byte(" "), 9<<20)); code != http.StatusRequestEntityTooLarge {
		t.Errorf("more than anybody may send: %d", code)
	}
	last := 0
	for range 30 {
		last, _ = checks("indicadores.json", []byte("{}"))
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("the thirtieth of a network: %d", last)
	}
}
