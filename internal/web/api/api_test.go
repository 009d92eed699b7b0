package api_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

// program is a program of somebody, with a token.
type program struct {
	t     testing.TB
	p     *webtest.Platform
	token string
}

// programOf is a program in the name of the account of a role; of the public, one that
// has no token.
func programOf(t testing.TB, p *webtest.Platform, role roles.Role) *program {
	t.Helper()
	if role == roles.Public {
		return &program{t: t, p: p}
	}
	secret, err := p.Door.NewProgram(t.Context(), personOf(t, p, role), "teste")
	if err != nil {
		t.Fatal(err)
	}
	return &program{t, p, secret}
}

// personOf is the account of a role as it is with a second factor shown.
func personOf(t testing.TB, p *webtest.Platform, role roles.Role) auth.Person {
	t.Helper()
	a, err := p.Store.AccountByLogin(t.Context(), web.DemoLogin(role))
	if err != nil {
		t.Fatal(err)
	}
	return auth.Person{Account: a.ID, Login: a.Login, Name: a.Name, Shown: roles.Shown{SecondFactor: true}}
}

// said is an answer.
type said struct {
	*http.Response
	text []byte
}

// ask asks; the body is bytes, or anything that is written as JSON. Headers come in
// pairs.
func (g *program) ask(method, path string, body any, headers ...string) said {
	g.t.Helper()
	r, err := http.NewRequestWithContext(g.t.Context(), method, g.p.URL+path, bodyOf(g.t, body))
	if err != nil {
		g.t.Fatal(err)
	}
	if g.token != "" {
		r.Header.Set("Authorization", "Bearer "+g.token)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		g.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		g.t.Fatal(err)
	}
	s := said{answer, text}
	if strings.HasPrefix(path, api.Root) {
		asDescribed(g.t, r, s)
	}
	return s
}

func bodyOf(t testing.TB, body any) io.Reader {
	t.Helper()
	switch body := body.(type) {
	case nil:
		return nil
	case []byte:
		return bytes.NewReader(body)
	}
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.NewReader(text)
}

// get is an answer that is all right, read into something.
func (g *program) get(path string, into any) said {
	g.t.Helper()
	s := g.ask(http.MethodGet, path, nil)
	s.is(g.t, http.StatusOK)
	s.into(g.t, into)
	return s
}

func (s said) is(t testing.TB, status int) said {
	t.Helper()
	if s.StatusCode != status {
		t.Fatalf("%s %s: %s, and it should be %d\n%s", s.Request.Method, s.Request.URL.Path, s.Status, status, s.text)
	}
	return s
}

func (s said) into(t testing.TB, into any) {
	t.Helper()
	if err := json.Unmarshal(s.text, into); err != nil {
		t.Fatalf("%v\n%s", err, s.text)
	}
}

// refused is the problem of an answer, of its kind and status.
func (s said) refused(t testing.TB, status int, kind string) api.Problem {
	t.Helper()
	var p api.Problem
	s.is(t, status).into(t, &p)
	if s.Header.Get("Content-Type") != "application/problem+json" || p.Type != "urn:certame:problema:"+kind || p.Status != status || p.Request == "" || p.Title == "" {
		t.Fatalf("%s %s\n%s", s.Header.Get("Content-Type"), kind, s.text)
	}
	return p
}

const base = api.Root + "/certames/" + webtest.Example

func started(t testing.TB, people, posts int) (*webtest.Platform, store.Contest) {
	t.Helper()
	p := webtest.Start(t)
	return p, p.Contest(people, posts)
}
