package api

import (
	"net/http"
)

type resultFileInput struct {
	ResultInput
	Name string `path:"arquivo" maxLength:"120" doc:"O nome do arquivo." example:"ordem.csv"`
}

func readResult(a *API) {
	register(a, Operation{
		ID: "ler-resultado", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/arquivos/{arquivo}", Tag: tagResults, Summary: "Ler um arquivo de um resultado", Permission: "exportar.restrito", File: true,
	}, func(c *call, in *resultFileInput) (*bytesOutput, error) {
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		content, file, err := c.Docket.OpenResult(c.ctx, c.contest.ID, v.Number, in.Name)
		if err != nil {
			return nil, err
		}
		return give(content, file), nil
	})
}
