package api

import (
	"context"
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
)

// NewReversal is the wish to take the effect from a fact.
type NewReversal struct {
	Fact   string `json:"fato" minLength:"1" maxLength:"20" doc:"O fato a estornar." example:"f1"`
	Reason string `json:"motivo" minLength:"1" maxLength:"400" doc:"Por que o fato estava errado." example:"inscrição trocada"`
	Day    string `json:"data" minLength:"10" maxLength:"10" doc:"DD/MM/AAAA" example:"10/03/2026"`
	Act    string `json:"ato,omitempty" maxLength:"400" doc:"Portaria, processo ou documento." example:"Processo 45/2026"`
}

type reversalInput struct {
	ContestInput
	KeyInput
	MatchInput
	Body NewReversal
}

func proposeReversal(a *API) {
	register(a, Operation{
		ID: "propor-estorno", Method: http.MethodPost, Path: "/certames/{certame}/estornos", Tag: tagBook, Summary: "Propor o estorno de um fato", Permission: "estorno.propor", Status: http.StatusCreated,
		Detail: "Nada muda até que outra pessoa confirme. Com If-Match da cabeça do livro que foi vista.",
	}, func(c *call, in *reversalInput) (*Made[Proposal], error) {
		head, err := in.head()
		if err != nil {
			return nil, err
		}
		r := docket.Reversing{Fact: in.Body.Fact, Reason: in.Body.Reason, Act: in.Body.Act, Author: c.who.Name, Day: in.Body.Day, Head: head.String()}
		return once(c, in.Key, in, func(ctx context.Context, _ func(*store.DB, any) error) (store.Proposal, error) {
			return c.Docket.ProposeReversal(ctx, c.by(), c.contest.ID, r)
		}, func(p store.Proposal) (Made[Proposal], error) {
			body, err := proposalOf(p)
			return Made[Proposal]{Status: http.StatusCreated, Location: c.address("/propostas/" + p.ID), Body: body}, err
		})
	})
}
