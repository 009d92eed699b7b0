package api

import (
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
)

type publishedFileInput struct {
	ActInput
	Name string `path:"arquivo" maxLength:"120" doc:"O nome do arquivo."`
}

func readPublished(a *API) {
	register(a, Operation{
		ID: "ler-publicacao", Method: http.MethodGet, Path: "/publico/{certame}/atos/{ato}/arquivos/{arquivo}", Tag: tagPublic, Summary: "Ler um arquivo publicado", Permission: "publico.baixar", File: true,
		Detail: "Os bytes de um endereço nunca mudam; resumo, em ver-publicacao, confere-os.",
	}, func(c *call, in *publishedFileInput) (*bytesOutput, error) {
		content, file, err := c.Docket.OpenPublished(c.ctx, c.contest.ID, in.Number, in.Name)
		if err == docket.ErrEmbargo { //nolint:errorlint // before its hour it is as if it were not there
			err = store.ErrNotFound
		}
		if err != nil {
			return nil, err
		}
		return give(content, file), nil
	})
}
