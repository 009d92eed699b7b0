package api

import (
	"net/http"
)

func showPublished(a *API) {
	register(a, Operation{
		ID: "ver-publicacao", Method: http.MethodGet, Path: "/publico/{certame}/atos/{ato}", Tag: tagPublic, Summary: "Ver um ato publicado", Permission: "publico.ver",
	}, func(c *call, in *ActInput) (*actOutput, error) {
		act, err := c.Docket.PublishedAct(c.ctx, c.contest.ID, in.Number)
		if err != nil {
			return nil, err
		}
		out, err := actOf(act)
		return &actOutput{out}, err
	})
}
