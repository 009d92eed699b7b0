package webtest

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web"
)

// Platform is a server of pages on this machine, ended with the test.
type Platform struct {
	t   testing.TB
	URL string
	Log *Lines // what it wrote of the requests
	*installation.Installation
	accounts map[roles.Role]store.AccountID
}

// Start starts one, with an account for each role and nothing else.
func Start(t testing.TB) *Platform {
	t.Helper()
	i, err := installation.Open(t.Context(), installation.Place{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := i.Close(); err != nil {
			t.Error(err)
		}
	})
	p := &Platform{t: t, Log: newLines(), Installation: i, accounts: map[roles.Role]store.AccountID{}}
	for _, r := range append(roles.Given(), roles.Account) {
		p.account(r)
	}
	p.serve()
	return p
}

func (p *Platform) account(r roles.Role) {
	d, _ := roles.DemandOf(r)
	a, err := p.Store.CreateAccount(p.t.Context(), store.Account{Login: string(r), Name: "Conta de " + d.Name})
	if err != nil {
		p.t.Fatal(err)
	}
	p.accounts[r] = a.ID
}

// Example is the contest that Contest creates.
const Example = "exemplo"

// Contest creates a contest of the invented people of a demonstration, under the name
// Example, and computes it.
func (p *Platform) Contest(people, posts int) store.Contest {
	p.t.Helper()
	var edital, candidates bytes.Buffer
	spec := demo.Demonstration(people, posts)
	if err := errors.Join(spec.WriteEdital(&edital), spec.WriteCandidates(&candidates)); err != nil {
		p.t.Fatal(err)
	}
	by := p.accounts[roles.HR]
	c, err := p.Docket.Create(p.t.Context(), by, docket.Draft{Slug: Example, Files: docket.Files{run.EditalFile: &edital, run.CandidatesFile: &candidates}})
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Docket.Compute(p.t.Context(), by, c.ID, func(string, int, int) {}); err != nil {
		p.t.Fatal(err)
	}
	return c
}

func (p *Platform) serve() {
	p.t.Helper()
	log := slog.New(slog.NewJSONHandler(p.Log, nil))
	server, err := web.New(web.Options{Gate: &byCookie{p}, Store: p.Store, Docket: p.Docket, Log: log, Clock: time.Now, Ready: p.Ready})
	if err != nil {
		p.t.Fatal(err)
	}
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		p.t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.WithoutCancel(p.t.Context()))
	ended := make(chan error, 1)
	go func() { ended <- web.Serve(ctx, on, server.Handler(), log) }()
	p.t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			p.t.Errorf("the server ended with %v", err)
		}
	})
	p.URL = "http://" + on.Addr().String()
}

// Client is a person of the role, without a browser; redirections are not followed.
// Of the public, it has not entered.
func (p *Platform) Client(role roles.Role) *http.Client {
	return &http.Client{
		Transport:     as{role},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// Lines are what a server wrote.
type Lines struct {
	mutex sync.Mutex
	text  strings.Builder
	more  sync.Cond
}

func newLines() *Lines {
	l := &Lines{}
	l.more.L = &l.mutex
	return l
}

// Write takes more.
func (l *Lines) Write(p []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.more.Broadcast()
	return l.text.Write(p)
}

// With waits for a line that has the text, and gives all of them so far: the line of
// a request is written after its answer.
func (l *Lines) With(ctx context.Context, text string) string {
	defer context.AfterFunc(ctx, l.more.Broadcast)()
	l.mutex.Lock()
	defer l.mutex.Unlock()
	for !strings.Contains(l.text.String(), text) && ctx.Err() == nil {
		l.more.Wait()
	}
	return l.text.String()
}
