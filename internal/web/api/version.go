package api

import (
	"net/http"
	"strconv"
)

type VersionInput struct {
	ResultInput
	CachedInput
}

type versionOutput struct {
	ETag string `header:"ETag"`
	Body Version
}

func showVersion(a *API) {
	register(a, Operation{
		ID: "ver-resultado", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}", Tag: tagResults, Summary: "Ver um resultado e os seus arquivos", Permission: "certame.ver",
	}, func(c *call, in *VersionInput) (*versionOutput, error) {
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		out := versionOf(v)
		out.Files = each(v.Files, fileOf)
		tag := strconv.Quote(v.Digest)
		return &versionOutput{tag, out}, in.fresh(tag)
	})
}
