package api

import (
	"net/http"
	"strconv"

	"certame/internal/store"
)

// Span is one list of one post.
type Span struct {
	Post   string `json:"cargo"`
	List   string `json:"lista" doc:"AC é a ampla concorrência."`
	Length int    `json:"pessoas"`
}

// Spans are the lists of a result.
type Spans struct {
	Items []Span `json:"itens" nullable:"false"`
}

type spansOutput struct {
	ETag string `header:"ETag"`
	Body Spans
}

func listSpans(a *API) {
	register(a, Operation{
		ID: "listar-listas", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/listas", Tag: tagResults, Summary: "Listar as listas de um resultado", Permission: "lista.ver_restrita",
	}, func(c *call, in *VersionInput) (*spansOutput, error) {
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		tag := strconv.Quote(v.Digest + "/listas")
		spans, err := c.Store.Spans(c.ctx, c.contest.ID, v.Number)
		if err != nil {
			return nil, err
		}
		return &spansOutput{tag, Spans{each(spans, func(s store.Span) Span { return Span{s.Post, s.List, s.Length} })}}, in.fresh(tag)
	})
}
