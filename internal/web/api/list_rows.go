package api

import (
	"net/http"
	"strconv"

	"certame/internal/docket"
	"certame/internal/store"
)

// Row is a person in a list.
type Row struct {
	Post        string `json:"cargo"`
	List        string `json:"lista"`
	Position    int    `json:"posicao"`
	ID          string `json:"inscricao"`
	Name        string `json:"nome"`
	Score       string `json:"nota"`
	Situation   string `json:"situacao" doc:"O código da situação."`
	Informative bool   `json:"informativa" doc:"Está na lista só para informação: concorre por outra."`
}

func rowOf(r store.ListRow) Row {
	return Row{r.Post, r.List, r.Position, r.ID, r.Name, r.Score, r.Situation, r.Mark == docket.Informative}
}

type rowsInput struct {
	ResultInput
	PageInput
	CachedInput
	Post string `path:"cargo" maxLength:"60" doc:"O código do cargo."`
	List string `path:"lista" maxLength:"60" doc:"O código da lista." example:"AC"`
}

func listRows(a *API) {
	register(a, Operation{
		ID: "ler-lista", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/listas/{cargo}/{lista}", Tag: tagResults, Summary: "Ler uma lista, página por página", Permission: "lista.ver_restrita",
		Detail: "Um resultado não muda: as páginas juntas são a lista inteira, também se outra apuração vier no meio da leitura, desde que o endereço leve o número do resultado, e não ultimo.",
	}, func(c *call, in *rowsInput) (*pageOutput[Row], error) {
		after, err := in.number()
		if err != nil {
			return nil, err
		}
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		tag := strconv.Quote(v.Digest + "/" + strconv.Itoa(after) + "/" + strconv.Itoa(in.Limit))
		if err := in.fresh(tag); err != nil {
			return nil, err
		}
		rows, err := c.rows(v.Number, in.Post, in.List, after, in.Limit+1)
		if err != nil {
			return nil, err
		}
		page := paged(c, in.PageInput, rows, func(r store.ListRow) string { return strconv.Itoa(r.Seq) })
		return &pageOutput[Row]{page.Link, tag, Page[Row]{each(page.Body.Items, rowOf), page.Body.Next}}, nil
	})
}

// rows are so many of a list; the store gives a thousand at a time.
func (c *call) rows(version int, post, list string, after, limit int) (out []store.ListRow, err error) {
	for len(out) < limit {
		part, err := c.Store.ListPage(c.ctx, c.contest.ID, version, post, list, after, limit-len(out))
		if err != nil || len(part) == 0 {
			return out, err
		}
		out, after = append(out, part...), part[len(part)-1].Seq
	}
	return out, nil
}
