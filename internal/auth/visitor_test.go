package auth

import (
	"context"
	"errors"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/secret"
	"certame/internal/store"
)

// world is a door over a database of its own, with a clock that the test moves.
type world struct {
	*Door
	*testing.T
	now    time.Time
	server *httptest.Server
	next   chan func(context.Context) // what the next request does
}

func newWorld(t *testing.T, change ...func(*Options)) *world {
	t.Helper()
	w := &world{T: t, now: time.Now().UTC().Truncate(time.Second), next: make(chan func(context.Context), 1)}
	clock := func() time.Time { return w.now }
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "certame.db"))
	w.must(err)
	t.Cleanup(func() { db.Close() })
	db.Now = clock
	keys, err := secret.New()
	w.must(err)
	w.server = httptest.NewServer(http.HandlerFunc(w.serve))
	t.Cleanup(w.server.Close)
	o := Options{Store: db, Keys: keys, Base: w.server.URL, Clock: clock}
	for _, c := range change {
		c(&o)
	}
	w.Door, err = New(o)
	w.must(err)
	w.hasher = newHasher(quick, 4)
	return w
}

func (w *world) must(err error) {
	w.Helper()
	if err != nil {
		w.Fatalf("%v (%v)", err, Cause(err))
	}
}

// refused holds that an error is of a kind.
func (w *world) refused(err, kind error) {
	w.Helper()
	if !errors.Is(err, kind) {
		w.Fatalf("got %v (%v), want %v", err, Cause(err), kind)
	}
}

// serve runs what the test brought, within the session of the request.
func (w *world) serve(rw http.ResponseWriter, r *http.Request) {
	w.Door.Sessions(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { (<-w.next)(r.Context()) })).ServeHTTP(rw, r)
}

// visitor is a browser.
type visitor struct {
	*world
	jar *cookiejar.Jar
}

func (w *world) visitor() *visitor {
	jar, _ := cookiejar.New(nil)
	return &visitor{w, jar}
}

// do makes one request, in whose session the action runs.
func (v *visitor) do(action func(context.Context) error) (err error) {
	v.Helper()
	v.next <- func(ctx context.Context) { err = action(ctx) }
	answer, errHTTP := (&http.Client{Jar: v.jar}).Get(v.server.URL)
	if errHTTP != nil {
		v.Fatal(errHTTP)
	}
	answer.Body.Close()
	return err
}

func (v *visitor) cookie() string {
	u, _ := url.Parse(v.server.URL)
	for _, c := range v.jar.Cookies(u) {
		return c.Value
	}
	return ""
}

func (v *visitor) plant(value string) {
	u, _ := url.Parse(v.server.URL)
	v.jar.SetCookies(u, []*http.Cookie{{Name: "certame", Value: value, Path: "/"}})
}

const right = "quatro palavras sem laço"

func (v *visitor) enter(name, password string) (o Outcome, err error) {
	v.Helper()
	err = v.do(func(ctx context.Context) (err error) {
		o, err = v.Enter(ctx, Try{Name: name, Password: password, Network: "192.0.2.1", Browser: "Navegador de teste"})
		return err
	})
	return o, err
}

func (v *visitor) who() (p Person) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) (err error) { p, err = v.Who(ctx); return err }))
	return p
}

func (v *visitor) roles(contest store.ContestID) (usable, waiting []roles.Role) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) error {
		p, err := v.Who(ctx)
		if err != nil {
			return err
		}
		usable, waiting, err = v.Roles(ctx, p, contest)
		return err
	}))
	return usable, waiting
}

// account makes one with the right password.
func (w *world) account(login string) store.Account {
	w.Helper()
	n := Newcomer{Login: login, Name: "Ana Conceição", Email: login + "@exemplo.gov.br"}
	w.must(w.prepare(w.Context(), &n))
	kept, err := w.hasher.hash(w.Context(), right)
	w.must(err)
	a, err := create(w.Context(), w.db, n, kept)
	w.must(err)
	return a
}

// inside is a browser where the account is signed in.
func (w *world) inside(login string) *visitor {
	w.Helper()
	v := w.visitor()
	if o, err := v.enter(login, right); err != nil || o != Inside {
		w.Fatalf("outcome %d, %v", o, err)
	}
	return v
}
