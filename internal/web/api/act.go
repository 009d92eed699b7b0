package api

import (
	"net/http"
)

type ActInput struct {
	ContestInput
	Number int `path:"ato" minimum:"1" doc:"O número do ato."`
}

type actOutput struct{ Body Act }

func showAct(a *API) {
	register(a, Operation{
		ID: "ver-ato", Method: http.MethodGet, Path: "/certames/{certame}/atos/{ato}", Tag: tagActs, Summary: "Ver um ato", Permission: "ato.ver",
	}, func(c *call, in *ActInput) (*actOutput, error) {
		act, err := c.Store.Act(c.ctx, c.contest.ID, in.Number)
		if err != nil {
			return nil, err
		}
		out, err := actOf(act)
		return &actOutput{out}, err
	})
}
