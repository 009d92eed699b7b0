package api

import (
	"net/http"
	"time"

	"certame/internal/jobs"
)

// Job is long work.
type Job struct {
	ID       string     `json:"trabalho"`
	Kind     string     `json:"especie" doc:"apurar ou publicar."`
	State    string     `json:"estado" enum:"queued,running,cancelled,failed,done" doc:"Na fila, em andamento, cancelado, falhou, concluído."`
	Stopping bool       `json:"parando,omitempty" doc:"Alguém pediu para cancelar, e ainda não parou."`
	Failure  string     `json:"falha,omitempty" doc:"Por que falhou."`
	Done     int64      `json:"feito"`
	Total    int64      `json:"total" doc:"0 enquanto não se sabe."`
	Created  time.Time  `json:"pedido_em"`
	Ended    *time.Time `json:"terminado_em,omitempty"`
}

func jobOf(j jobs.Job) Job {
	out := Job{ID: j.ID, Kind: j.Kind, State: string(j.State), Stopping: j.Stopping, Failure: j.Failure, Done: j.Done, Total: j.Total, Created: j.Created}
	if !j.Ended.IsZero() {
		out.Ended = &j.Ended
	}
	return out
}

// Jobs are the last works of a contest.
type Jobs struct {
	Items []Job `json:"itens" nullable:"false"`
}

type jobsOutput struct{ Body Jobs }

func listJobs(a *API) {
	register(a, Operation{
		ID: "listar-trabalhos", Method: http.MethodGet, Path: "/certames/{certame}/trabalhos", Tag: tagResults, Summary: "Listar os últimos cem trabalhos", Permission: "trabalho.ver",
	}, func(c *call, _ *ContestInput) (*jobsOutput, error) {
		list, err := c.Jobs.Jobs(c.ctx, string(c.contest.ID))
		return &jobsOutput{Jobs{each(list, jobOf)}}, err
	})
}
