package api

import (
	"errors"
	"net/http"

	"certame/internal/store"
)

// ContestInput is the contest of an address.
type ContestInput struct {
	Slug string `path:"certame" maxLength:"60" doc:"O nome do certame nos endereços." example:"ufxx-2026" json:"-"`
}

type contestOutput struct {
	ETag string `header:"ETag"`
	Body Contest
}

func showContest(a *API) {
	register(a, Operation{
		ID: "ver-certame", Method: http.MethodGet, Path: "/certames/{certame}", Tag: tagContests, Summary: "Ver um certame", Permission: "certame.ver",
	}, func(c *call, _ *ContestInput) (*contestOutput, error) {
		out := contestOf(*c.contest)
		revision, err := c.Store.Revision(c.ctx, c.contest.ID, 0)
		if err != nil {
			return nil, err
		}
		lines, err := c.Store.FactLines(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		last, err := c.Store.Version(c.ctx, c.contest.ID, 0)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return nil, err
		}
		facts, fresh := len(lines), last.Number > 0 && last.Revision == revision.Number && last.Facts == len(lines)
		out.Revision, out.Facts, out.Result, out.Fresh = revision.Number, &facts, last.Number, &fresh
		return &contestOutput{ETag: revisionTag(revision.Number), Body: out}, nil
	})
}
