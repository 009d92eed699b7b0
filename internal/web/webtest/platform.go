package webtest

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/telemetry"
	"certame/internal/web"
	"certame/internal/web/passage"
)

// Platform is a server of pages on this machine, ended with the test.
type Platform struct {
	t   testing.TB
	URL string
	Log *Lines // what it wrote of the requests
	*installation.Installation
	clients map[roles.Role]*http.Client
	changed func(file string, text []byte) []byte

	Plainly atomic.Int64 // how many answers were given before the server of HTTP
	told    *telemetry.Telemetry
}

// Start starts one, with an account for each role and nothing else.
func Start(t testing.TB) *Platform {
	t.Helper()
	return StartAt(t, Setting{Host: "127.0.0.1"})
}

// Setting is how a platform is reached and configured.
type Setting struct {
	Clock   *Hands                   // nil is the clock of the machine
	Host    string                   // by which browsers reach it
	Prepare func(folder, url string) // puts files in the folder of the installation, when there is one

	Changed func(file string, text []byte) []byte // what a file of the Example is to be, when it is to be another

	Told *telemetry.Telemetry // what is told of all that happens; the log then has its smallest lines
}

func smallest(all bool) *slog.HandlerOptions {
	if !all {
		return nil
	}
	return &slog.HandlerOptions{Level: slog.LevelDebug}
}

// StartAt starts one with a setting.
func StartAt(t testing.TB, setting Setting) *Platform {
	t.Helper()
	p := &Platform{t: t, Log: newLines(), clients: map[roles.Role]*http.Client{}, changed: setting.Changed, told: setting.Told}
	log := slog.New(slog.NewJSONHandler(p.Log, smallest(setting.Told != nil)))
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := net.SplitHostPort(on.Addr().String())
	p.URL = "http://" + net.JoinHostPort(setting.Host, port)
	folder := t.TempDir()
	if setting.Prepare != nil {
		setting.Prepare(folder, p.URL)
	}
	if p.Installation, err = installation.Open(t.Context(), installation.Place{Folder: folder, Address: p.URL, Clock: setting.Clock.now(), Told: setting.Told}, log); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	})
	if err := p.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	p.serve(on, log)
	return p
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
	if p.changed != nil {
		edital = *bytes.NewBuffer(p.changed(run.EditalFile, edital.Bytes()))
		candidates = *bytes.NewBuffer(p.changed(run.CandidatesFile, candidates.Bytes()))
	}
	by, err := p.Store.AccountByLogin(p.t.Context(), web.DemoLogin(roles.HR))
	if err != nil {
		p.t.Fatal(err)
	}
	c, err := p.Docket.Create(p.t.Context(), by.ID, docket.Draft{Slug: Example, Files: docket.Files{run.EditalFile: &edital, run.CandidatesFile: &candidates}})
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Docket.Compute(p.t.Context(), by.ID, c.ID, func(string, int, int) {}); err != nil {
		p.t.Fatal(err)
	}
	return c
}

func (p *Platform) serve(on net.Listener, log *slog.Logger) {
	p.t.Helper()
	demo, err := web.NewDemonstration(p.t.Context(), p.Door)
	if err != nil {
		p.t.Fatal(err)
	}
	o := web.Options{Door: p.Door, Store: p.Store, Docket: p.Docket, Sittings: p.Sittings, Jobs: p.Jobs, Acts: p.Acts, Custody: p.Custody, Complaints: p.Complaints, Samples: p.Samples, Agendas: p.Agendas, Mail: p.Mail, Notices: p.Notices, Enrolments: p.Enrolments, Situations: p.Situations, Rights: p.Rights, Lookups: p.Lookups, Demo: demo, Log: log, Clock: p.Store.Now, Ready: p.Ready, SignUp: true}
	o.Plain = func() { p.Plainly.Add(1) }
	if p.told != nil {
		o.Watch, o.Plain = p.told.Request, p.told.Plain
	}
	server, err := web.New(o)
	if err != nil {
		p.t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.WithoutCancel(p.t.Context()))
	ended := make(chan error, 1)
	go func() { ended <- passage.Serve(ctx, server.Before(on), server.Handler(), log) }()
	p.t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			p.t.Errorf("the server ended with %v", err)
		}
	})
}

// Computed asks for the result of the Example as HR does, waits for its end and gives
// the work.
func (p *Platform) Computed() (job string) {
	p.t.Helper()
	answer, err := p.Client(roles.HR).Post(p.URL+"/certames/"+Example+"/apurar", "", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	defer answer.Body.Close()
	job = path.Base(answer.Header.Get("Location"))
	for {
		j, err := p.Jobs.Job(p.t.Context(), job)
		if err != nil {
			p.t.Fatal(err)
		}
		if !j.State.Open() {
			return job
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// Forget makes the next Client of the role enter again.
func (p *Platform) Forget(role roles.Role) { delete(p.clients, role) }

// Client is a person of the role, without a browser; redirections are not followed.
// Of the public, it has not entered. The others enter by the same door as everybody.
func (p *Platform) Client(role roles.Role) *http.Client {
	p.t.Helper()
	if c := p.clients[role]; c != nil {
		return c
	}
	jar, _ := cookiejar.New(nil) // has no way to fail
	client := &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	p.clients[role] = client
	if role == roles.Public {
		return client
	}
	answer, err := client.Post(p.URL+"/demonstracao/"+string(role), "", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusSeeOther {
		text, _ := io.ReadAll(answer.Body)
		p.t.Fatalf("%s does not enter: %s\n%s", role, answer.Status, text)
	}
	return client
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
