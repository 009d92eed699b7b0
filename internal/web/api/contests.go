package api

import (
	"net/http"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

var contestOperations = []func(*API){listContests, createContest, showContest, showSeats, showIdentity}

// Contest is a contest as the platform keeps it.
type Contest struct {
	Slug     string    `json:"certame" doc:"O nome nos endereços."`
	Title    string    `json:"titulo"`
	Agency   string    `json:"orgao"`
	State    string    `json:"estado" doc:"Rascunho, Provisório, Definitivo, Homologado, Em validade ou Encerrado."`
	Created  time.Time `json:"criado_em"`
	Revision int       `json:"revisao,omitempty" doc:"A última revisão dos arquivos."`
	Facts    *int      `json:"fatos,omitempty" doc:"Quantos fatos o livro tem."`
	Result   int       `json:"resultado,omitempty" doc:"O número do último resultado; sem ele, ainda não se apurou."`
	Fresh    *bool     `json:"resultado_em_dia,omitempty" doc:"O último resultado é dos arquivos e do livro como estão."`
}

func contestOf(c store.Contest) Contest {
	return Contest{Slug: c.Slug, Title: c.Title, Agency: c.Agency, State: c.State, Created: c.Created}
}

// listAll, held in the installation, is to see every contest in the list.
const listAll roles.Permission = "certame.listar"

func listContests(a *API) {
	register(a, Operation{
		ID: "listar-certames", Method: http.MethodGet, Path: "/certames", Tag: tagContests, Summary: "Listar certames", Permission: "certame.ver_meus",
		Detail: "Os certames em que a conta tem papel, o mais novo primeiro; todos, para quem pode ver que todos existem.",
	}, func(c *call, in *PageInput) (*pageOutput[Contest], error) {
		after, err := in.after()
		if err != nil {
			return nil, err
		}
		list, err := c.contests(store.Page{After: after, Limit: in.Limit + 1})
		if err != nil {
			return nil, err
		}
		page := paged(c, *in, list, func(one store.Contest) string { return string(one.ID) })
		return &pageOutput[Contest]{Link: page.Link, Body: Page[Contest]{Items: each(page.Body.Items, contestOf), Next: page.Body.Next}}, nil
	})
}

// contests are those that the program may know of.
func (c *call) contests(p store.Page) ([]store.Contest, error) {
	if only := c.who.Limits.Contest; only != "" {
		if p.After != "" {
			return nil, nil
		}
		one, err := c.Store.Contest(c.ctx, only)
		return []store.Contest{one}, err
	}
	if c.who.May(c.held, listAll) {
		return c.Store.Contests(c.ctx, p)
	}
	return c.Store.ContestsOf(c.ctx, c.by(), p)
}
