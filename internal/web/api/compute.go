package api

import (
	"context"
	"errors"
	"net/http"

	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/store"
)

var resultOperations = []func(*API){
	computeContest, listJobs, showJob, cancelJob,
	listVersions, showVersion, readResult, listSpans, listRows, findPeople, showPerson, explainPerson, listFindings,
}

type computeInput struct {
	ContestInput
	KeyInput
}

func computeContest(a *API) {
	register(a, Operation{
		ID: "apurar", Method: http.MethodPost, Path: "/certames/{certame}/apuracoes", Tag: tagResults, Summary: "Pedir a apuração", Permission: "resultado.apurar", Status: http.StatusAccepted,
		Detail: "O trabalho fica em segundo plano. Se já há um pedido em andamento, é ele que vem. Resultado igual ao último não ganha número novo.",
	}, func(c *call, in *computeInput) (*Made[Job], error) {
		return c.ask(in.Key, jobs.Task{Kind: installation.Computing, Contest: string(c.contest.ID), By: string(c.by())})
	})
}

// ask puts work in the queue, once for a key.
func (c *call) ask(key string, task jobs.Task) (*Made[Job], error) {
	return once(c, key, task, func(ctx context.Context, keep func(*store.DB, any) error) (job jobs.Job, err error) {
		for range askings {
			err = c.Store.Whole(ctx, func(tx *store.DB) error {
				if job, _, err = c.Jobs.AskIn(ctx, tx.Tx(), task); err != nil {
					return err
				}
				return keep(tx, job)
			})
			if !errors.Is(err, jobs.ErrNotFound) { // the other ended just now
				break
			}
		}
		return job, err
	}, func(job jobs.Job) (Made[Job], error) {
		return Made[Job]{Status: http.StatusAccepted, Location: c.address("/trabalhos/" + job.ID), Body: jobOf(job)}, nil
	})
}

const askings = 4
