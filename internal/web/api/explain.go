package api

import (
	"net/http"
)

// Explanation is why a person is where they are.
type Explanation struct {
	ID        string   `json:"inscricao"`
	Post      string   `json:"cargo"`
	Situation string   `json:"situacao" doc:"Em palavras."`
	Sentences []string `json:"porque" nullable:"false" doc:"Passo a passo, cada um com os seus artigos."`
}

type explainInput struct {
	ContestInput
	ID   string `path:"inscricao" maxLength:"60" doc:"O número de inscrição."`
	Post string `query:"cargo" maxLength:"60" doc:"O cargo, quando a pessoa pôs vários em ordem."`
}

type explainOutput struct{ Body Explanation }

func explainPerson(a *API) {
	register(a, Operation{
		ID: "explicar", Method: http.MethodGet, Path: "/certames/{certame}/pessoas/{inscricao}/explicacao", Tag: tagResults, Summary: "Explicar a posição de uma pessoa", Permission: "resultado.explicar",
		Detail: "Do certame como está agora, com os arquivos e o livro de fatos de agora.",
	}, func(c *call, in *explainInput) (*explainOutput, error) {
		e, err := c.Docket.Explain(c.ctx, c.contest.ID, in.ID, in.Post)
		if err != nil {
			return nil, err
		}
		return &explainOutput{Explanation{in.ID, e.Post.Code, e.Situation, e.Sentences}}, nil
	})
}
