package api

import (
	"context"
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
	"certame/ledger"
)

type recordInput struct {
	ContestInput
	KeyInput
	MatchInput
	Body NewFact
}

func recordFact(a *API) {
	register(a, Operation{
		ID: "registrar-fato", Method: http.MethodPost, Path: "/certames/{certame}/fatos", Tag: tagBook, Summary: "Registrar um fato", Permission: "fato.registrar", Status: http.StatusCreated,
		Detail: "Com If-Match da cabeça do livro que foi vista: as consequências lidas de outro livro não são as que viriam. O estorno não se registra: propõe-se.",
	}, func(c *call, in *recordInput) (*Made[Foreseen], error) {
		head, err := in.head()
		if err != nil {
			return nil, err
		}
		f, err := in.Body.fact(c.who.Name)
		if err != nil {
			return nil, err
		}
		k := &completed{}
		return once(c, in.Key, in, func(ctx context.Context, _ func(*store.DB, any) error) (*docket.Consequences, error) {
			return c.Docket.Record(ctx, c.by(), c.contest.ID, head, f, k.complete)
		}, func(s *docket.Consequences) (Made[Foreseen], error) {
			tag := headTag(ledger.Head([][]byte{ledger.Encode(&s.Turn.Entry.Fact)}))
			return Made[Foreseen]{Status: http.StatusCreated, Location: c.address("/fatos"), ETag: tag, Body: k.foreseen(s)}, nil
		})
	})
}
