package faults

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/s3test"
	"certame/internal/secret"
	"certame/internal/store"
)

// world is an installation of three machines, and what they stand on.
type world struct {
	t        *testing.T
	pair     *pgtest.Pair
	objects  *s3test.Server
	keys     string
	front    *front
	machines []*replica
	contest  store.ContestID
	begun    time.Time
	database string // for who works beside the machines
}

const slug = "dias-ruins"

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, begun: time.Now(), objects: s3test.Start(t)}
	var err error
	if w.pair, err = pgtest.StartPair(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.pair.Close() }) // one of them was killed
	w.database = w.pair.Address("postgres")
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	text, err := keys.Text()
	if err != nil {
		t.Fatal(err)
	}
	w.keys = string(text)
	t.Setenv(secret.TextVariable, w.keys)
	t.Setenv("AWS_ACCESS_KEY_ID", s3test.AccessKey)
	t.Setenv("AWS_SECRET_ACCESS_KEY", s3test.SecretKey)
	w.beside(w.receive)
	w.front = newFront(t)
	for n := range 3 {
		w.machines = append(w.machines, newReplica(t, w, n))
	}
	t.Cleanup(w.stop)
	for _, r := range w.machines {
		r.start()
	}
	return w
}

// stop ends what still runs.
func (w *world) stop() {
	for _, r := range w.machines {
		if r.alive {
			r.kill() // its folder goes with the test
		}
	}
}

// beside works on what the machines share, without them: it prepares and checks.
func (w *world) beside(do func(*installation.Installation) error) {
	w.t.Helper()
	ctx := w.t.Context()
	place := installation.Place{
		Folder: filepath.Join(w.t.TempDir(), "dados"), Address: "http://127.0.0.1:8080", Database: w.database,
		Objects: "s3://" + w.objects.Bucket + "/certame?endpoint=" + w.objects.Endpoint,
	}
	i, err := installation.Open(ctx, place, slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		w.t.Fatal(err)
	}
	if err := errors.Join(do(i), i.Close(context.WithoutCancel(ctx))); err != nil {
		w.t.Fatal(err)
	}
}

// receive makes the contest whose registrations are received now.
func (w *world) receive(i *installation.Installation) error {
	day := func(days int) string { return time.Now().AddDate(0, 0, days).Format(time.DateOnly) }
	edital := fmt.Sprintf("certame: Concurso dos dias ruins\npublicado_em: %s\nvalidade: 2 anos\ninscricoes: {inicio: %s, fim: %s}\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 100}\n", day(-20), day(-10), day(10))
	c, err := i.Docket.Create(w.t.Context(), "", docket.Draft{Slug: slug, Files: docket.Files{run.EditalFile: strings.NewReader(edital)}})
	if err != nil {
		return err
	}
	w.contest = c.ID
	_, err = i.Enrolments.Receive(w.t.Context(), "", c.ID, 0)
	return err
}

// now says what happens, and when.
func (w *world) now(what string) {
	w.t.Helper()
	w.t.Logf("%5.1f s: %s", time.Since(w.begun).Seconds(), what)
}

// until waits for something; the limit of the test ends what never comes.
func (w *world) until(what string, is func() bool) {
	w.t.Helper()
	for !is() {
		if w.t.Failed() {
			w.t.FailNow()
		}
		select {
		case <-w.t.Context().Done():
			w.t.Fatalf("never came: %s", what)
		case <-time.After(20 * time.Millisecond):
		}
	}
}
