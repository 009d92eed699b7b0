package api

import (
	"net/http"
	"slices"

	"certame/internal/store"
)

var publicOperations = []func(*API){listPublished, showPublished, readPublished}

func listPublished(a *API) {
	register(a, Operation{
		ID: "listar-publicacoes", Method: http.MethodGet, Path: "/publico/{certame}/atos", Tag: tagPublic, Summary: "Listar o que um certame publicou", Permission: "publico.ver",
		Detail: "Sem token. Antes da hora da divulgação, um ato não aparece.",
	}, func(c *call, in *contestPageInput) (*pageOutput[Act], error) {
		list, err := c.Docket.Published(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		slices.SortFunc(list, func(a, b store.Act) int { return b.Number - a.Number }) // by what a page goes on from
		return actPage(c, in.PageInput, list)
	})
}
