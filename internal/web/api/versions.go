package api

import (
	"net/http"
	"strconv"
	"time"

	"certame/internal/store"
)

// Version is a computed result. It never changes.
type Version struct {
	Number   int       `json:"resultado"`
	Digest   string    `json:"resumo" doc:"SHA-256 do manifesto, que nomeia cada arquivo com o seu."`
	State    string    `json:"estado"`
	Revision int       `json:"revisao" doc:"A revisão dos arquivos de que saiu."`
	Facts    int       `json:"fatos" doc:"Quantos fatos o livro tinha."`
	Engine   string    `json:"regra" doc:"A versão do programa que apurou."`
	At       time.Time `json:"em"`
	Files    []File    `json:"arquivos,omitempty"`
}

func versionOf(v store.Version) Version {
	return Version{Number: v.Number, Digest: v.Digest, State: v.State, Revision: v.Revision, Facts: v.Facts, Engine: v.Engine, At: v.At}
}

func listVersions(a *API) {
	register(a, Operation{
		ID: "listar-resultados", Method: http.MethodGet, Path: "/certames/{certame}/resultados", Tag: tagResults, Summary: "Listar os resultados apurados", Permission: "certame.ver",
	}, func(c *call, in *contestPageInput) (*pageOutput[Version], error) {
		list, err := c.Store.Versions(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		return falling(c, in.PageInput, list, func(v store.Version) int { return v.Number }, versionOf)
	})
}

// ResultInput is a result of an address.
type ResultInput struct {
	ContestInput
	Number string `path:"versao" pattern:"^([1-9][0-9]{0,8}|ultimo)$" doc:"O número do resultado, ou ultimo." example:"ultimo"`
}

func (in *ResultInput) version(c *call) (store.Version, error) {
	n, _ := strconv.Atoi(in.Number) // 0 is the last one
	return c.Store.Version(c.ctx, c.contest.ID, n)
}
