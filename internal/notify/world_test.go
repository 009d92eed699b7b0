package notify

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"certame/internal/notify/smtptest"
	"certame/internal/secret"
	"certame/internal/store"
)

const secretary = store.AccountID("00000000-0000-7000-8000-00000000000a")

// Names of what the process that is killed is told.
const (
	envStore  = "NOTIFY_STORE"
	envKeys   = "NOTIFY_KEYS"
	envTo     = "NOTIFY_SERVER"
	envTrust  = "NOTIFY_AUTHORITY"
	envOf     = "NOTIFY_CONTEST"
	baseHere  = "https://certame.orgao.gov.br"
	senderOne = "Concurso 1/2026 <concurso@orgao.gov.br>"
)

func TestMain(m *testing.M) {
	if os.Getenv(envStore) != "" {
		child()
		return
	}
	os.Exit(m.Run())
}

// world is an office with a contest and people who were called.
type world struct {
	*Office
	t       *testing.T
	contest store.ContestID
	folder  string
}

func newWorld(t *testing.T, config *Config) *world {
	t.Helper()
	w := &world{t: t, folder: t.TempDir()}
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(w.folder, "c.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	keys, err := secret.Load(filepath.Join(w.folder, "chaves"), true, os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	c, err := db.CreateContest(t.Context(), store.Contest{Slug: "um", Title: "Concurso 1/2026"})
	if err != nil {
		t.Fatal(err)
	}
	w.contest, w.Office = c.ID, Open(db, keys, baseHere+"/", config)
	return w
}

// configOf is how the office reaches a server with TLS and accounts.
func configOf(t *testing.T, s *smtptest.Server) *Config {
	t.Helper()
	c := &Config{Server: s.Address, Account: smtptest.Account, Password: smtptest.Password, From: senderOne, Authority: s.Authority}
	if err := c.check("correio.yaml"); err != nil {
		t.Fatal(err)
	}
	return c
}

func (w *world) notice(i int) Notice {
	at := time.Date(2026, 3, 10, 11, 20*i, 0, 0, time.UTC)
	return Notice{Kind: Calling, Registration: fmt.Sprintf("%04d", i), Group: "PPP", Contest: "Concurso 1/2026", Agency: "Universidade", City: "Belém", Room: "Sala 1", Starts: at, Ends: at.Add(20 * time.Minute), Of: 1}
}

// called drafts messages of so many people, each with an address.
func (w *world) called(n int) {
	w.t.Helper()
	var list []Notice
	addresses := map[string]string{}
	for i := range n {
		list = append(list, w.notice(i))
		addresses[list[i].Registration] = fmt.Sprintf("pessoa%d@exemplo.org", i)
	}
	w.must(w.KeepAddresses(w.t.Context(), secretary, w.contest, addresses))
	w.draft(list...)
}

func (w *world) draft(list ...Notice) int {
	w.t.Helper()
	n, err := w.Draft(w.t.Context(), secretary, w.contest, list, func(int, int) {})
	w.must(err)
	return n
}

func (w *world) send() error {
	return w.Send(w.t.Context(), secretary, w.contest, func(int, int) {})
}

// holds checks how many messages stand in each state.
func (w *world) holds(want map[string]int) {
	w.t.Helper()
	got, err := w.db.CountMessages(w.t.Context(), w.contest)
	w.must(err)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		w.t.Fatalf("%v, want %v", got, want)
	}
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// child is the program that is killed while it sends.
func child() {
	ctx := context.Background()
	db, err := store.Open(ctx, os.Getenv(envStore))
	if err == nil {
		var keys *secret.Keys
		if keys, err = secret.Load(os.Getenv(envKeys), false, os.Getenv); err == nil {
			c := &Config{Server: os.Getenv(envTo), Account: smtptest.Account, Password: smtptest.Password, From: senderOne, Authority: os.Getenv(envTrust)}
			if err = c.check("correio.yaml"); err == nil {
				err = Open(db, keys, baseHere, c).Send(ctx, secretary, store.ContestID(os.Getenv(envOf)), func(int, int) {})
			}
		}
	}
	fmt.Println(err)
	os.Exit(1)
}
