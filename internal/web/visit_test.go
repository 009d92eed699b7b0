package web

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/passage"
)

type nobody struct{}

func (nobody) Sessions(next http.Handler) http.Handler  { return next }
func (nobody) Who(context.Context) (auth.Person, error) { return auth.Person{}, nil }

func (nobody) Program(context.Context, string) (auth.Person, error) {
	return auth.Person{}, auth.ErrProgram
}

func (nobody) Roles(context.Context, auth.Person, store.ContestID) (usable, waiting []roles.Role, err error) {
	return nil, nil, nil
}

// tried gives what an action answers, and what the log says of it.
func tried(t *testing.T, o Options, r *http.Request, do func(*visit) error) (*httptest.ResponseRecorder, string) {
	t.Helper()
	var log bytes.Buffer
	o.Log, o.Clock = slog.New(slog.NewJSONHandler(&log, nil)), func() time.Time { return time.Time{} }
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	s.gate = nobody{}
	w := httptest.NewRecorder()
	s.recorder().Around(passage.Headers(s.Secure, s.answer(Route{Pattern: "/tentar", Permission: Anyone, Do: do}))).ServeHTTP(w, r)
	return w, log.String()
}

const secret = "Ana Lima 111.444.777-35"

// A bug and a failure are a page with a code, and a line of the log with the same
// code. What a panic carries is in neither.
func TestBugsAndFailures(t *testing.T) {
	for name, do := range map[string]func(*visit) error{
		"panic":   func(*visit) error { panic(secret) },
		"index":   func(v *visit) error { _ = []int{}[len(v.code)]; return nil },
		"failure": func(*visit) error { return errors.New("disk gone") },
		"page":    func(v *visit) error { return v.show("que-nao-ha", Frame{}, nil) },
	} {
		w, log := tried(t, Options{}, httptest.NewRequest("GET", "/tentar", nil), do)
		code := w.Header().Get("X-Pedido")
		if w.Code != 500 || !strings.Contains(w.Body.String(), "FALHA-INTERNA") || !strings.Contains(w.Body.String(), code) {
			t.Errorf("%s: %d\n%s", name, w.Code, w.Body)
		}
		if strings.Count(log, code) != 2 || strings.Contains(log+w.Body.String(), "Ana") {
			t.Errorf("%s: the log: %s", name, log)
		}
	}
}

// What is larger than the page takes is refused with a remedy.
func TestLargeBody(t *testing.T) {
	read := func(v *visit) error { _, err := io.ReadAll(v.r.Body); return err }
	for size, want := range map[int]int{smallBody: 200, smallBody + 1: http.StatusRequestEntityTooLarge} {
		w, _ := tried(t, Options{}, httptest.NewRequest("POST", "/tentar", bytes.NewReader(make([]byte, size))), read)
		if w.Code != want {
			t.Errorf("%d bytes: %d, want %d", size, w.Code, want)
		}
	}
}

// Over TLS, or behind who does it, browsers are told to come back only so.
func TestStrictTransport(t *testing.T) {
	ok := func(v *visit) error { return v.show("inicio", Frame{}, nil) }
	for address, secure := range map[string]bool{"http://a/": true, "https://a/": false} {
		w, _ := tried(t, Options{Secure: secure}, httptest.NewRequest("GET", address, nil), ok)
		if w.Header().Get("Strict-Transport-Security") == "" {
			t.Errorf("%s, secure %v: not told", address, secure)
		}
	}
}

func TestNotReady(t *testing.T) {
	o := Options{Ready: func(context.Context) error { return errors.New("database gone") }}
	if w, _ := tried(t, o, httptest.NewRequest("GET", "/pronto", nil), (*visit).ready); w.Code != 503 || strings.Contains(w.Body.String(), "database") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w, _ := tried(t, o, httptest.NewRequest("GET", "/saude", nil), (*visit).alive); w.Code != 200 {
		t.Errorf("who cannot work is not dead: %d %s", w.Code, w.Body)
	}
}

// After entering one returns only to a page of this server, never to one that does
// something.
func TestBack(t *testing.T) {
	for _, c := range []struct{ method, address, want string }{
		{"GET", "/certames/x/quadro?cargo=1", "/certames/x/quadro?cargo=1"}, {"POST", "/certames/x/fatos", "/"}, {"GET", "//outro.example/x", "/"},
	} {
		if got := (&visit{r: httptest.NewRequest(c.method, c.address, nil)}).back(); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.method, c.address, got, c.want)
		}
	}
}

func TestFormats(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1.000", 2_100_345: "2.100.345", -12345: "−12.345"} {
		if got := locale.Whole(n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
	for n, want := range map[int64]string{0: "0 bytes", 999: "999 bytes", 1000: "1,0 kB", 1_234_567: "1,2 MB", 999_960: "1,0 MB", 5_000_000_000_000: "5,0 TB"} {
		if got := locale.Bytes(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if got := locale.Moment(time.Date(2026, 3, 1, 2, 30, 0, 0, time.UTC)); got != "28/02/2026 23:30" {
		t.Errorf("instant: %s", got)
	}
}

// Who asks is read from what a server in front says, and only from such a server: the
// rest of the header is whatever somebody wrote.
func TestRemote(t *testing.T) {
	s := &Server{Options: Options{Front: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/24")}}}
	for _, c := range []struct{ from, said, want string }{
		{"203.0.113.5:40", "", "203.0.113.5:40"},
		{"203.0.113.5:40", "198.51.100.1", "203.0.113.5:40"},
		{"10.0.0.7:40", "198.51.100.1", "198.51.100.1"},
		{"10.0.0.7:40", "192.0.2.9, 198.51.100.1, 10.0.0.8", "198.51.100.1"},
		{"[::ffff:10.0.0.7]:40", "2001:db8::1", "2001:db8::1"},
		{"10.0.0.7:40", "198.51.100.1, nada", "10.0.0.7:40"},
		{"10.0.0.7:40", "", "10.0.0.7:40"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		if r.RemoteAddr = c.from; c.said != "" {
			r.Header.Set("X-Forwarded-For", c.said)
		}
		if got := s.remote(r); got != c.want {
			t.Errorf("%s saying %q is %s, want %s", c.from, c.said, got, c.want)
		}
	}
}
