package api_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
	"certame/internal/web/webtest"
)

// FuzzRequest sends anything to any operation, in the name of who may most: it is done or
// refused in words, and never a failure of the program.
func FuzzRequest(f *testing.F) {
	p := webtest.Start(f)
	p.Contest(20, 1)
	token := programOf(f, p, roles.HR).token
	list := operations()
	for i := range list {
		f.Add(uint8(i), "", "", `{}`)
	}
	f.Add(uint8(3), "\x00", "limite=-1", `{"a":"\u0000"}`)
	f.Add(uint8(5), "' OR '1'='1", "limite=x&apos=%00", `[1e999]`)
	f.Add(uint8(7), strings.Repeat("9", 300), "%", `{"":{"":{"":{}}}}`)
	f.Fuzz(func(t *testing.T, which uint8, part, query, body string) {
		o := list[int(which)%len(list)]
		path := filled.Replace(o.Path)
		if part != "" {
			path = strings.Replace(o.Path, "{certame}", webtest.Example, 1)
		}
		r, err := http.NewRequestWithContext(t.Context(), o.Method, p.URL+api.Root, bytes.NewReader([]byte(body)))
		if err != nil {
			t.Fatal(err)
		}
		r.URL.Path, r.URL.RawQuery = api.Root+placed(path, part), escaped(query)
		r.Header.Set("Authorization", "Bearer "+token)
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Idempotency-Key", "x"+escaped(part))
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			return // what a client does not even send
		}
		defer answer.Body.Close()
		if answer.StatusCode == http.StatusInternalServerError {
			t.Errorf("%s %s?%s %q: %d", o.Method, path, query, body, answer.StatusCode)
		}
	})
}

// placed puts a part in the place of every name that is left in a pattern.
func placed(pattern, part string) string {
	for {
		begin, rest, found := strings.Cut(pattern, "{")
		if !found {
			return pattern
		}
		_, after, _ := strings.Cut(rest, "}")
		pattern = begin + strings.ReplaceAll(part, "{", "") + after
	}
}

// escaped keeps of a query what may be on a line of HTTP.
func escaped(query string) string {
	return strings.Map(func(r rune) rune {
		if r <= ' ' || r >= 0x7f {
			return '_'
		}
		return r
	}, query)
}
