package installation_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/intake"
	"certame/internal/jobs"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/s3test"
	"certame/internal/secret"
	"certame/internal/store"
)

func TestMain(m *testing.M) {
	if folder := os.Getenv(folderKey); folder != "" {
		child(folder)
	}
	pgtest.Main(m)
}

const (
	terms  = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", vagas: 1}\n"
	people = "inscricao;nome;cargo;opcoes;nota_final\n0001;Ana;101;;90,00\n0002;Bento;101;;80,00\n"
	hr     = store.AccountID("00000000-0000-7000-8000-000000000001")
)

// one is a machine alone; many is how several share what is outside of them.
var places = map[string]func(t *testing.T) installation.Place{
	"one": func(t *testing.T) installation.Place {
		return installation.Place{Folder: filepath.Join(t.TempDir(), "dados"), Address: "http://127.0.0.1:8080"}
	},
	"many": func(t *testing.T) installation.Place {
		server := s3test.Start(t)
		t.Setenv("AWS_ACCESS_KEY_ID", s3test.AccessKey)
		t.Setenv("AWS_SECRET_ACCESS_KEY", s3test.SecretKey)
		return installation.Place{
			Folder: filepath.Join(t.TempDir(), "dados"), Address: "http://127.0.0.1:8080",
			Database: pgtest.Fresh(t), Objects: "s3://" + server.Bucket + "/certame?endpoint=" + server.Endpoint,
		}
	},
}

func open(t *testing.T, at installation.Place) *installation.Installation {
	t.Helper()
	i, err := installation.Open(t.Context(), at, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	return i
}

func closed(t *testing.T, i *installation.Installation) {
	t.Helper()
	if err := i.Close(context.WithoutCancel(t.Context())); err != nil {
		t.Error(err)
	}
}

// A contest is made and computed in the background, and is there when the program
// opens again, byte for byte, wherever the database and the objects are.
func TestOpen(t *testing.T) {
	for name, place := range places {
		t.Run(name, func(t *testing.T) {
			at := place(t)
			i := open(t, at)
			if err := i.Start(t.Context()); err != nil {
				t.Fatal(err)
			}
			c, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{
				run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people),
			}})
			if err != nil {
				t.Fatal(err)
			}
			compute(t, i, c.ID)
			byItself(t, i, "limpeza", "selagem")
			before := ranking(t, i, c.ID)
			if !bytes.Contains(before, []byte(`101;1;AC;AC;"0001"`)) {
				t.Errorf("%s", before)
			}
			closed(t, i)

			again := open(t, at)
			defer closed(t, again)
			if after := ranking(t, again, c.ID); !bytes.Equal(after, before) {
				t.Errorf("opened again: %s", after)
			}
			n := 0
			for file, err := range again.Blobs.All(t.Context()) {
				if n++; errors.Join(err, blob.Verify(t.Context(), again.Blobs, file.Digest)) != nil {
					t.Error(file, err)
				}
			}
			if n < 3 {
				t.Errorf("%d objects", n)
			}
			if _, err := os.Stat(filepath.Join(at.Folder, "objetos")); (err == nil) != (name == "one") {
				t.Errorf("objects in the folder: %v", err)
			}
			if _, err := os.Stat(filepath.Join(at.Folder, "certame.db")); (err == nil) != (name == "one") {
				t.Errorf("database in the folder: %v", err)
			}
		})
	}
}

func compute(t *testing.T, i *installation.Installation, id store.ContestID) {
	t.Helper()
	job, fresh, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.Computing, Contest: string(id), By: string(hr)})
	if err != nil || !fresh {
		t.Fatal(fresh, err)
	}
	for job.State.Open() {
		pause(t)
		if job, err = i.Jobs.Job(t.Context(), job.ID); err != nil {
			t.Fatal(err)
		}
	}
	if job.State != jobs.Done {
		t.Fatalf("%+v", job)
	}
}

func pause(t *testing.T) {
	t.Helper()
	select {
	case <-t.Context().Done():
		t.Fatal("waited too long")
	case <-time.After(10 * time.Millisecond):
	}
}

// byItself waits for the work that the platform asks of itself when it starts.
func byItself(t *testing.T, i *installation.Installation, kinds ...string) {
	t.Helper()
	for begun := time.Now(); ; {
		list, err := i.Jobs.Jobs(t.Context(), "")
		if err != nil {
			t.Fatal(err)
		}
		var done []string
		for _, job := range list {
			if job.State == jobs.Failed {
				t.Fatalf("%+v", job)
			}
			if job.State == jobs.Done {
				done = append(done, job.Kind)
			}
		}
		if !slices.ContainsFunc(kinds, func(kind string) bool { return !slices.Contains(done, kind) }) {
			return
		}
		if time.Since(begun) > 4*time.Minute { // it will never come: what did, says why
			t.Fatalf("%v did not come: %+v", kinds, list)
		}
		pause(t)
	}
}

func ranking(t *testing.T, i *installation.Installation, id store.ContestID) []byte {
	t.Helper()
	file, _, err := i.Docket.OpenResult(t.Context(), id, 1, "ordem.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// One program at a time in a folder; the next one when it ends.
func TestInUse(t *testing.T) {
	at := places["one"](t)
	i := open(t, at)
	var refused *intake.Refused
	if _, err := installation.Open(t.Context(), at, nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), "outro certame servir já trabalha nesta pasta") {
		t.Errorf("%v", err)
	}
	closed(t, i)
	closed(t, open(t, at))
}

// Keys lost after there is what they sealed are not made again.
func TestKeysLost(t *testing.T) {
	at := places["one"](t)
	i := open(t, at)
	if _, err := i.Store.CreateAccount(t.Context(), store.Account{Login: "ana", Name: "Ana"}); err != nil {
		t.Fatal(err)
	}
	closed(t, i)
	if err := os.Remove(filepath.Join(at.Folder, "chaves", "mestra.json")); err != nil {
		t.Fatal(err)
	}
	if _, err := installation.Open(t.Context(), at, nil); !errors.Is(err, secret.ErrNoKeys) {
		t.Errorf("%v", err)
	}
}

// What cannot be opened is said, and the folder is free for who corrects it.
func TestWrongPlace(t *testing.T) {
	at := places["one"](t)
	wrong := at
	wrong.Objects = "s3:///sem-bucket"
	if _, err := installation.Open(t.Context(), wrong, nil); err == nil || !strings.Contains(err.Error(), "não diz o bucket") {
		t.Errorf("%v", err)
	}
	closed(t, open(t, at))
}
