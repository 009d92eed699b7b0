package webtest

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web"
)

// Platform is a server of pages on this machine, ended with the test.
type Platform struct {
	t   testing.TB
	URL string
	Log *Lines // what it wrote of the requests
}

// Start starts one.
func Start(t testing.TB) *Platform {
	t.Helper()
	lines := newLines()
	log := slog.New(slog.NewJSONHandler(lines, nil))
	server, err := web.New(web.Options{
		Gate: byCookie{}, Log: log, Clock: time.Now,
		Ready: func(context.Context) error { return nil },
	})
	if err != nil {
		t.Fatal(err)
	}
	return serve(t, server, log, lines)
}

func serve(t testing.TB, server *web.Server, log *slog.Logger, lines *Lines) *Platform {
	t.Helper()
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	ended := make(chan error, 1)
	go func() { ended <- web.Serve(ctx, on, server.Handler(), log) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Errorf("the server ended with %v", err)
		}
	})
	return &Platform{t: t, URL: "http://" + on.Addr().String(), Log: lines}
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
