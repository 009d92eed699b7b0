package api

import (
	"net/http"

	"certame/internal/jobs"
)

type jobInput struct {
	ContestInput
	Job string `path:"trabalho" maxLength:"60" doc:"O identificador do trabalho."`
}

type jobOutput struct {
	Retry string `header:"Retry-After" doc:"De quanto em quanto tempo vale perguntar, enquanto não termina."`
	Body  Job
}

func showJob(a *API) {
	register(a, Operation{
		ID: "ver-trabalho", Method: http.MethodGet, Path: "/certames/{certame}/trabalhos/{trabalho}", Tag: tagResults, Summary: "Ver o andamento de um trabalho", Permission: "trabalho.ver",
	}, func(c *call, in *jobInput) (*jobOutput, error) {
		job, err := in.job(c)
		return answeredJob(job), err
	})
}

func answeredJob(j jobs.Job) *jobOutput {
	out := &jobOutput{Body: jobOf(j)}
	if j.State.Open() {
		out.Retry = "1"
	}
	return out
}

// job is that of the address, if it is of the contest of the address.
func (in *jobInput) job(c *call) (jobs.Job, error) {
	job, err := c.Jobs.Job(c.ctx, in.Job)
	if err == nil && job.Contest != string(c.contest.ID) {
		err = jobs.ErrNotFound
	}
	return job, err
}
