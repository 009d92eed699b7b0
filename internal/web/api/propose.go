package api

import (
	"encoding/json"
	"net/http"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/intake"
	"certame/internal/jobs"
	"certame/internal/render/lists"
)

// Plan is what is to be published.
type Plan struct {
	Kind    string     `json:"tipo" enum:"listas,pacote" doc:"As listas e a ordem, ou o pacote aberto." example:"listas"`
	Result  int        `json:"resultado" minimum:"1" doc:"O resultado, que deve ser o do certame como está." example:"1"`
	Posts   []string   `json:"cargos,omitempty" maxItems:"10000" doc:"Só estes; sem eles, todos." example:"[\"101\"]"`
	Lists   []string   `json:"listas,omitempty" maxItems:"100" doc:"Só estas; sem elas, todas." example:"[\"AC\",\"PPP\"]"`
	CPF     bool       `json:"cpf_encoberto,omitempty" doc:"Com o CPF encoberto." example:"false"`
	Formats []string   `json:"formatos,omitempty" maxItems:"10" doc:"pdf, html, xlsx, ods, json. De tipo listas." example:"[\"pdf\"]"`
	Release *time.Time `json:"divulgacao,omitempty" doc:"A hora em que se divulga; sem ela, assim que outra pessoa confirmar." example:"2026-12-01T10:00:00-03:00"`
	Totals  Totals     `json:"totais" doc:"O que se espera do resultado, conferido fora do sistema. Se for outro, nada sai."`
}

type proposeInput struct {
	ContestInput
	KeyInput
	Body Plan
}

func proposeAct(a *API) {
	register(a, Operation{
		ID: "propor-ato", Method: http.MethodPost, Path: "/certames/{certame}/propostas", Tag: tagActs, Summary: "Propor a publicação de um documento", Permission: "ato.propor", Status: http.StatusAccepted,
		Detail: "O documento se prepara em segundo plano; pronto, a proposta aparece na lista, à espera de outra pessoa.",
	}, func(c *call, in *proposeInput) (*Made[Job], error) {
		plan, err := in.Body.plan(c.Clock())
		if err != nil {
			return nil, err
		}
		if err := c.current(in.Body.Result); err != nil {
			return nil, err
		}
		params, err := json.Marshal(installation.Publication{Version: in.Body.Result, Plan: plan})
		if err != nil {
			return nil, err
		}
		return c.ask(in.Key, jobs.Task{Kind: installation.Publishing, Contest: string(c.contest.ID), By: string(c.by()), Params: params})
	})
}

func (p *Plan) plan(now time.Time) (docket.Plan, error) {
	out := docket.Plan{Kind: p.Kind, Choice: lists.Choice{Posts: p.Posts, Lists: p.Lists, CPF: p.CPF}, Formats: p.Formats, Totals: docket.Totals(p.Totals)}
	if p.Release != nil {
		if out.Release = *p.Release; !out.Release.After(now) {
			return out, intake.Refuse([]intake.Problem{{Column: "divulgacao", Value: p.Release.String(), What: "já passou", Remedy: "Tire divulgacao para divulgar assim que outra pessoa confirmar"}})
		}
	}
	return out, nil
}

// current fails when a result is not of the contest as it is: better said now than
// by work that fails later.
func (c *call) current(result int) error {
	v, err := c.Store.Version(c.ctx, c.contest.ID, result)
	if err != nil {
		return err
	}
	r, err := c.Store.Revision(c.ctx, c.contest.ID, 0)
	if err != nil {
		return err
	}
	lines, err := c.Store.FactLines(c.ctx, c.contest.ID)
	if err == nil && (v.Revision != r.Number || v.Facts != len(lines)) {
		err = docket.ErrStale
	}
	return err
}
