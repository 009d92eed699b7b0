package api

import (
	"net/http"

	"certame/internal/store"
)

// Found is a person who was looked for.
type Found struct {
	ID   string `json:"inscricao"`
	Name string `json:"nome"`
}

// foundMost is how many people a search gives.
const foundMost = 50

type findInput struct {
	ResultInput
	Words string `query:"q" required:"true" minLength:"1" maxLength:"200" doc:"O número de inscrição inteiro, ou o começo do nome."`
}

type foundOutput struct{ Body Page[Found] }

func findPeople(a *API) {
	register(a, Operation{
		ID: "procurar-pessoas", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/pessoas", Tag: tagResults, Summary: "Procurar pessoas", Permission: "resultado.explicar",
		Detail: "As primeiras cinquenta. Com mais letras do nome vêm menos.",
	}, func(c *call, in *findInput) (*foundOutput, error) {
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		found, err := c.Store.FindCandidate(c.ctx, c.contest.ID, v.Number, in.Words, foundMost)
		return &foundOutput{Page[Found]{Items: each(found, func(f store.Found) Found { return Found{f.ID, f.Name} })}}, err
	})
}
