package faults

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"syscall"
	"testing"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/blob"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
)

// Work in the background is done by one machine; when it dies in the middle, by another,
// and once. What is done from time to time is asked for by one of three.
func TestWorkGoesOn(t *testing.T) {
	w := newWorld(t)
	contest := w.people(60_000)
	w.beside(func(i *installation.Installation) error {
		w.until("the work of the start", func() bool {
			return count(w, i, "SELECT COUNT(*) FROM job WHERE kind = 'limpeza' AND outcome = 'done'") > 0
		})
		if n := count(w, i, "SELECT COUNT(*) FROM job WHERE kind = 'limpeza'"); n != 1 {
			t.Errorf("three machines began the work of every hour %d times", n)
		}
		for _, r := range w.machines[1:] {
			r.signal(syscall.SIGSTOP)
		}
		job, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.Computing, Contest: string(contest)})
		if err != nil {
			return err
		}
		w.until("the first machine is at it", func() bool { return stateOf(w, i, job.ID) == jobs.Running })
		w.machines[0].kill()
		for _, r := range w.machines[1:] {
			r.signal(syscall.SIGCONT)
		}
		w.now("the machine that worked is dead")
		w.until("another one did it", func() bool { return !stateOf(w, i, job.ID).Open() })
		w.now("another one did it")
		if state := stateOf(w, i, job.ID); state != jobs.Done {
			t.Errorf("it ended %s", state)
		}
		if n := count(w, i, "SELECT crashes FROM job WHERE id = '"+job.ID+"'"); n != 1 {
			t.Errorf("its machine died %d times", n)
		}
		return wholeVersion(t.Context(), i, contest)
	})
	secret := w.program()
	w.objectsGone(secret)
	w.diskFull(secret)
}

func count(w *world, i *installation.Installation, query string) (n int) {
	if err := i.Store.SQL().QueryRowContext(w.t.Context(), query).Scan(&n); err != nil {
		w.t.Fatal(err)
	}
	return n
}

func stateOf(w *world, i *installation.Installation, id string) jobs.State {
	job, err := i.Jobs.Job(w.t.Context(), id)
	if err != nil {
		w.t.Fatal(err)
	}
	return job.State
}

// wholeVersion holds the result of a contest to be one, with every file under its digest.
func wholeVersion(ctx context.Context, i *installation.Installation, contest store.ContestID) error {
	list, err := i.Store.Versions(ctx, contest)
	if err != nil || len(list) != 1 {
		return errors.Join(err, errors.New("the result is not there once"))
	}
	v, err := i.Store.Version(ctx, contest, 0)
	if err != nil || len(v.Files) == 0 {
		return errors.Join(err, errors.New("the result has no files"))
	}
	for _, f := range v.Files {
		err = errors.Join(err, blob.Verify(ctx, i.Blobs, f.Digest))
	}
	return err
}

// people is a contest of so many invented people.
func (w *world) people(n int) (id store.ContestID) {
	w.t.Helper()
	w.beside(func(i *installation.Installation) error {
		var edital, candidates bytes.Buffer
		spec := demo.Demonstration(n, 10)
		if err := errors.Join(spec.WriteEdital(&edital), spec.WriteCandidates(&candidates)); err != nil {
			return err
		}
		c, err := i.Docket.Create(w.t.Context(), "", docket.Draft{Slug: "muita-gente", Files: docket.Files{run.EditalFile: &edital, run.CandidatesFile: &candidates}})
		id = c.ID
		return err
	})
	return id
}

// program is the secret of a program in the name of somebody of human resources.
func (w *world) program() (secret string) {
	w.t.Helper()
	w.beside(func(i *installation.Installation) error {
		a, err := i.Store.CreateAccount(w.t.Context(), store.Account{Login: "rita.rh", Name: "Rita"})
		if err == nil {
			err = i.Store.Grant(w.t.Context(), store.Membership{Account: a.ID, Role: string(roles.HR)})
		}
		if err == nil {
			secret, err = i.Door.NewProgram(w.t.Context(), auth.Person{Account: a.ID, Shown: roles.Shown{SecondFactor: true}}, "teste")
		}
		return err
	})
	return secret
}

// folderOf is the folder of a contest of so many people, in a zip that packs nothing.
func folderOf(people int) []byte {
	list := "inscricao;nome;cargo;opcoes;nota_final\n"
	var rows strings.Builder
	for n := range people {
		fmt.Fprintf(&rows, "%06d;%s;101;;%d,00\n", n, strings.Repeat("Ana ", 20), n%100)
	}
	list += rows.String()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, text := range map[string]string{
		run.EditalFile:     "certame: Concurso enviado\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", vagas: 1}\n",
		run.CandidatesFile: list,
	} {
		f, _ := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		_, _ = io.WriteString(f, text)
	}
	_ = z.Close() // of memory
	return out.Bytes()
}
