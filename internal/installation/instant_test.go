package installation_test

import (
	"bytes"
	"database/sql"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/archive"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/notify"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/store"
)

// published computes, proposes and confirms one more act, and puts it in the log.
func published(t *testing.T, i *installation.Installation, c store.ContestID) {
	t.Helper()
	v, err := i.Docket.Compute(t.Context(), hr, c, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: docket.Totals{Seats: 1, Approved: 2, Called: 1}}
	p, err := i.Docket.Propose(t.Context(), hr, c, v.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	if _, err = i.Docket.Confirm(t.Context(), director, p.ID, plan.Totals); err != nil {
		t.Fatal(err)
	}
	if _, err := i.Acts.Record(t.Context(), docket.LogEntry); err != nil {
		t.Fatal(err)
	}
}

func draft(slug, names string) docket.Draft {
	return docket.Draft{Slug: slug, Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(names)}}
}

// moment is what an installation was at an instant.
type moment struct {
	contest string // the digest of all that is of it
	access  store.AccessHead
	head    []byte // of the log of acts
}

func momentOf(t *testing.T, i *installation.Installation, c store.ContestID) (m moment) {
	t.Helper()
	var errs [3]error
	m.contest, errs[0] = i.Store.DigestContest(t.Context(), c)
	m.access, errs[1] = i.Store.AccessHead(t.Context())
	m.head, errs[2] = i.Acts.Head(t.Context())
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	return m
}

// The drill of the worst day: somebody destroyed what is in the database, and the machine
// died. The copy of the night before goes forward, by the journal put aside, to the
// instant before the mistake: all that was acknowledged until then is there, byte for
// byte; nothing of after; and who serves again learns what the world outside has seen
// since.
func TestBackToAnInstant(t *testing.T) {
	server, err := pgtest.StartArchived()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = server.Close() }()
	at := installation.Place{Folder: filepath.Join(t.TempDir(), "dados"), Address: "http://127.0.0.1:8080", Database: server.Address("postgres")}
	i := open(t, at)
	if _, err := i.Store.CreateAccount(t.Context(), store.Account{Login: "ana", Name: "Ana"}); err != nil {
		t.Fatal(err)
	}
	c, err := i.Docket.Create(t.Context(), hr, draft("um", people))
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Base(); err != nil {
		t.Fatal(err)
	}
	published(t, i, c.ID) // after the copy: only the journal has it
	entered(t, i)
	if err := i.Store.AddNotices(t.Context(), []store.Notice{{ID: "n1", Recipient: "conta ana", Kind: "resultado", About: "ato 1", Receipt: "r1"}}, notify.Queued); err != nil {
		t.Fatal(err)
	}
	before := momentOf(t, i, c.ID)
	instant, err := server.Instant()
	if err != nil {
		t.Fatal(err)
	}
	time.Sleep(10 * time.Millisecond) // what follows is of another instant

	second, err := i.Docket.Create(t.Context(), hr, draft("dois", strings.Replace(people, "80,00", "95,00", 1)))
	if err != nil {
		t.Fatal(err)
	}
	published(t, i, second.ID)
	after := momentOf(t, i, c.ID)
	destroy(t, server.Address("postgres"))
	if err := server.PutAside(); err != nil {
		t.Fatal(err)
	}
	closed(t, i)
	if err := server.Down(quit); err != nil {
		t.Fatal(err)
	}

	back, err := server.At(instant)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = back.Close() }()
	at.Database = back.Address("postgres")
	r, err := at.Resume(t.Context(), installation.Outside{Accesses: []store.AccessHead{before.access}, Head: after.head})
	if err != nil {
		t.Fatal(err)
	}
	if r.Sessions != 1 || r.Doubtful != 1 || r.Broken != nil || r.Accesses != before.access || len(r.Missing) != 0 || r.Acts != 1 || r.Lost != 1 || r.Rewritten {
		t.Errorf("%+v", r)
	}
	if r, err := at.Resume(t.Context(), installation.Outside{Accesses: []store.AccessHead{after.access}, Head: before.head}); err != nil || r.Lost != 0 || r.Rewritten || r.Broken == nil {
		t.Errorf("what somebody outside noted after the instant is not there, and nobody says so: %+v, %v", r, err)
	}
	i = open(t, at)
	defer closed(t, i)
	if now := momentOf(t, i, c.ID); now.contest != before.contest || !bytes.Equal(now.head, before.head) {
		t.Errorf("%s, want %s", now.contest, before.contest)
	}
	if _, err := i.Store.ContestBySlug(t.Context(), "dois"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("something of after the instant: %v", err)
	}
	if n, err := i.Store.Notice(t.Context(), "n1"); err != nil || n.Last.State != notify.Unsure {
		t.Errorf("what may have gone would go again: %+v, %v", n, err)
	}
	readable(t, i, c.ID, 1)
	published(t, i, c.ID) // and work goes on
}

func entered(t *testing.T, i *installation.Installation) {
	t.Helper()
	if err := (store.Sessions{DB: i.Store}).CommitCtx(t.Context(), "segredo", []byte("x"), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
}

// destroy is what who owns the database can do.
func destroy(t *testing.T, address string) {
	t.Helper()
	db, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("SET session_replication_role = replica; TRUNCATE fact, act, account CASCADE"); err != nil {
		t.Fatal(err)
	}
}

// Of a file of SQLite there is the instant of each copy: the one before the mistake brings
// back what was acknowledged until then, and nothing of after.
func TestBackToACopy(t *testing.T) {
	at := places["one"](t)
	i := open(t, at)
	if _, err := i.Store.CreateAccount(t.Context(), store.Account{Login: "ana", Name: "Ana"}); err != nil {
		t.Fatal(err)
	}
	c, err := i.Docket.Create(t.Context(), hr, draft("um", people))
	if err != nil {
		t.Fatal(err)
	}
	published(t, i, c.ID)
	before := momentOf(t, i, c.ID)
	copied := copyOf(t, at)
	published(t, i, c.ID)
	after := momentOf(t, i, c.ID)
	late := copyOf(t, at)
	closed(t, i)
	keys, err := at.Keys()
	if err != nil {
		t.Fatal(err)
	}
	for content, want := range map[string]moment{copied: before, late: after} {
		back := places["one"](t)
		if err := back.PutKeys(keys); err != nil {
			t.Fatal(err)
		}
		restored(t, back, content)
		r, err := back.Resume(t.Context(), installation.Outside{Accesses: []store.AccessHead{want.access}, Head: want.head})
		if err != nil || r.Broken != nil || r.Lost != 0 || r.Rewritten || len(r.Missing) != 0 || r.Accesses != want.access {
			t.Errorf("%+v, %v", r, err)
		}
		i := open(t, back)
		if now := momentOf(t, i, c.ID); now.contest != want.contest {
			t.Errorf("%s, want %s", now.contest, want.contest)
		}
		closed(t, i)
	}
}

func copyOf(t *testing.T, at installation.Place) string {
	t.Helper()
	parts, err := at.Beside(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer parts.Close()
	var b bytes.Buffer
	if _, err := archive.Write(t.Context(), &b, archive.Source{Store: parts.Store, Blobs: parts.Blobs}, archive.Options{Program: run.Engine, At: time.Now(), Progress: func(int, int) {}}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func restored(t *testing.T, at installation.Place, content string) {
	t.Helper()
	copied, err := archive.Read(strings.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	parts, err := at.Alone(t.Context(), copied.Head.Schema)
	if err != nil {
		t.Fatal(err)
	}
	_, err = copied.Into(t.Context(), parts.Store, archive.Target{Blobs: parts.Blobs, Keys: at.PutKeys, Progress: func(int, int) {}})
	if err := errors.Join(err, parts.Close()); err != nil {
		t.Fatal(err)
	}
}
