package api

import (
	"net/http"
)

func cancelJob(a *API) {
	register(a, Operation{
		ID: "cancelar-trabalho", Method: http.MethodDelete, Path: "/certames/{certame}/trabalhos/{trabalho}", Tag: tagResults, Summary: "Pedir que um trabalho pare", Permission: "trabalho.cancelar", Status: http.StatusOK,
		Detail: "O que estava na fila para na hora; o que está em andamento, no próximo sinal, e pode terminar antes. O resultado anterior fica intacto.",
	}, func(c *call, in *jobInput) (*jobOutput, error) {
		job, err := in.job(c)
		if err != nil {
			return nil, err
		}
		job, err = c.Jobs.Cancel(c.ctx, job.ID)
		return answeredJob(job), err
	})
}
