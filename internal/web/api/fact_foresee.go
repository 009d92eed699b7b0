package api

import (
	"net/http"
)

type foreseeInput struct {
	ContestInput
	Body NewFact
}

type foreseeOutput struct {
	ETag string `header:"ETag" doc:"A cabeça do livro sobre o qual se previu."`
	Body Foreseen
}

func foreseeFact(a *API) {
	register(a, Operation{
		ID: "prever-fato", Method: http.MethodPost, Path: "/certames/{certame}/fatos/previa", Tag: tagBook, Summary: "Ver o que um fato mudaria, sem gravar", Permission: "fato.registrar",
		Dry: true, Detail: "Nada se grava, e por isso não há chave de idempotência.",
	}, func(c *call, in *foreseeInput) (*foreseeOutput, error) {
		f, err := in.Body.fact(c.who.Name)
		if err != nil {
			return nil, err
		}
		k := &completed{}
		s, err := c.Docket.Preview(c.ctx, c.contest.ID, f, k.complete)
		if err != nil {
			return nil, err
		}
		return &foreseeOutput{headTag(s.Turn.Entry.Previous), k.foreseen(s)}, nil
	})
}
