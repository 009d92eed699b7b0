package api

import (
	"net/http"
)

type readFileInput struct {
	FileInput
	Revision int `query:"revisao" minimum:"0" doc:"A revisão; sem ela, a última."`
}

// FileInput is a file of an address.
type FileInput struct {
	ContestInput
	Name string `path:"arquivo" maxLength:"120" doc:"O nome do arquivo." example:"candidatos.csv" json:"-"`
}

func readFile(a *API) {
	register(a, Operation{
		ID: "ler-arquivo", Method: http.MethodGet, Path: "/certames/{certame}/arquivos/{arquivo}", Tag: tagFiles, Summary: "Ler um arquivo do certame", Permission: "arquivo.ver", File: true,
	}, func(c *call, in *readFileInput) (*bytesOutput, error) {
		content, file, err := c.Docket.OpenFile(c.ctx, c.contest.ID, in.Revision, in.Name)
		if err != nil {
			return nil, err
		}
		return give(content, file), nil
	})
}
