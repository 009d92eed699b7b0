package api

import "net/http"

// Identity is who a token is.
type Identity struct {
	Login string `json:"conta"`
	Name  string `json:"nome"`
}

type identityOutput struct{ Body Identity }

func showIdentity(a *API) {
	register(a, Operation{
		ID: "quem-pede", Method: http.MethodGet, Path: "/eu", Tag: tagContests, Summary: "Ver de quem é o token", Permission: "certame.ver_meus",
	}, func(c *call, _ *struct{}) (*identityOutput, error) {
		return &identityOutput{Identity{Login: c.who.Login, Name: c.who.Name}}, nil
	})
}
