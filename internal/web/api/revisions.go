package api

import (
	"net/http"

	"certame/internal/store"
)

type contestPageInput struct {
	ContestInput
	PageInput
}

func listRevisions(a *API) {
	register(a, Operation{
		ID: "listar-revisoes", Method: http.MethodGet, Path: "/certames/{certame}/revisoes", Tag: tagFiles, Summary: "Listar as revisões dos arquivos", Permission: "arquivo.ver",
	}, func(c *call, in *contestPageInput) (*pageOutput[Revision], error) {
		list, err := c.Store.Revisions(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		return falling(c, in.PageInput, list, func(r store.Revision) int { return r.Number }, revisionOf)
	})
}
