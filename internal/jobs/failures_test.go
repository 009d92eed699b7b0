package jobs_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"testing"

	"certame/internal/intake"
	"certame/internal/jobs"
)

// What can pass is tried again, from the checkpoint; what cannot fails at once, and
// says what happened.
func TestFailures(t *testing.T) {
	each(t, func(t *testing.T, address string) {
		db := openStore(t, address)
		said := &bytes.Buffer{}
		q, err := jobs.Open(ctx, db, slog.New(slog.NewTextHandler(said, nil)))
		if err != nil {
			t.Fatal(err)
		}
		q.Pace = fast
		attempts := map[string]int{}
		works := map[string]jobs.Work{
			"passa": func(ctx context.Context, run *jobs.Run) error {
				if string(run.Checkpoint()) == "metade" {
					return nil
				}
				if err := run.Save(ctx, []byte("metade")); err != nil {
					return err
				}
				return errors.New("a rede caiu")
			},
			"nunca": func(context.Context, *jobs.Run) error { return errors.New("a rede caiu") },
			"final": func(context.Context, *jobs.Run) error { return jobs.Final(errors.New("não há o que fazer")) },
			"recusado": func(context.Context, *jobs.Run) error {
				return intake.Refuse([]intake.Problem{{File: "a.csv", What: "vazio", Remedy: "Preencha"}})
			},
			"pânico": func(context.Context, *jobs.Run) error { panic("José, 123.456.789-09") },
		}
		for kind, do := range works {
			q.Register(kind, func(ctx context.Context, run *jobs.Run) error { attempts[run.Kind]++; return do(ctx, run) })
		}
		start(t, q)
		fault := "erro interno do programa; o registro do sistema diz em que ponto"
		for kind, want := range map[string]struct {
			state    jobs.State
			failure  string
			attempts int
		}{
			"passa":    {jobs.Done, "", 2},
			"nunca":    {jobs.Failed, "a rede caiu", 4},
			"final":    {jobs.Failed, "não há o que fazer", 1},
			"recusado": {jobs.Failed, "a.csv: vazio. Preencha", 1},
			"pânico":   {jobs.Failed, fault, 4},
			"ignorado": {jobs.Failed, `esta versão do programa não sabe fazer o trabalho "ignorado". Atualize-a e peça outra vez`, 0},
		} {
			job := wait(t, q, ask(t, q, jobs.Task{Kind: kind}).ID, ended)
			if job.State != want.state || job.Failure != want.failure || attempts[kind] != want.attempts {
				t.Errorf("%s: %+v after %d attempts", kind, job, attempts[kind])
			}
		}
		stop(t, q)
		if log := said.String(); !bytes.Contains(said.Bytes(), []byte("job panicked")) || bytes.Contains(said.Bytes(), []byte("José")) {
			t.Errorf("the log says %s", log)
		}
	})
}
