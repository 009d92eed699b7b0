package api

import (
	"net/http"

	"certame/internal/store"
)

// PersonRows is where a person stands in every list of a result.
type PersonRows struct {
	ID    string `json:"inscricao"`
	Items []Row  `json:"itens" nullable:"false"`
}

type personInput struct {
	ResultInput
	ID string `path:"inscricao" maxLength:"60" doc:"O número de inscrição."`
}

type personOutput struct{ Body PersonRows }

func showPerson(a *API) {
	register(a, Operation{
		ID: "ver-pessoa", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/pessoas/{inscricao}", Tag: tagResults, Summary: "Ver a posição de uma pessoa em cada lista", Permission: "lista.ver_restrita",
	}, func(c *call, in *personInput) (*personOutput, error) {
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		rows, err := c.Store.PersonRows(c.ctx, c.contest.ID, v.Number, in.ID)
		if err == nil && len(rows) == 0 {
			err = store.ErrNotFound
		}
		return &personOutput{PersonRows{in.ID, each(rows, rowOf)}}, err
	})
}
