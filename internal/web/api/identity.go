package api

import "net/http"

// Identity is who a token is.
type Identity struct {
	Login   string `json:"conta"`
	Name    string `json:"nome"`
	Reads   bool   `json:"so_leitura" doc:"O acesso é só de leitura."`
	Contest string `json:"certame,omitempty" doc:"O único certame que o acesso alcança."`
}

type identityOutput struct{ Body Identity }

func showIdentity(a *API) {
	register(a, Operation{
		ID: "quem-pede", Method: http.MethodGet, Path: "/eu", Tag: tagContests, Summary: "Ver de quem é o token", Permission: "certame.ver_meus",
	}, func(c *call, _ *struct{}) (*identityOutput, error) {
		out := Identity{Login: c.who.Login, Name: c.who.Name, Reads: c.who.Reads}
		if only := c.who.Limits.Contest; only != "" {
			one, err := c.Store.Contest(c.ctx, only)
			if err != nil {
				return nil, err
			}
			out.Contest = one.Slug
		}
		return &identityOutput{out}, nil
	})
}
