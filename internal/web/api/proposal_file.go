package api

import (
	"net/http"
)

type proposedFileInput struct {
	ProposalInput
	Name string `path:"arquivo" maxLength:"120" doc:"O nome do arquivo."`
}

func readProposed(a *API) {
	register(a, Operation{
		ID: "ler-proposta", Method: http.MethodGet, Path: "/certames/{certame}/propostas/{proposta}/arquivos/{arquivo}", Tag: tagActs, Summary: "Ler um arquivo de uma proposta", Permission: "ato.ver", File: true,
	}, func(c *call, in *proposedFileInput) (*bytesOutput, error) {
		p, err := in.proposal(c)
		if err != nil {
			return nil, err
		}
		content, file, err := c.Docket.OpenProposed(c.ctx, p, in.Name)
		if err != nil {
			return nil, err
		}
		return give(content, file), nil
	})
}
