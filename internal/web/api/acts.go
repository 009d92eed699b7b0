package api

import (
	"net/http"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// Act is what two people did. It never changes.
type Act struct {
	Number  int        `json:"ato"`
	Kind    string     `json:"tipo" doc:"listas, pacote, estorno, provisorio ou definitivo (resultados das comissões)."`
	Result  int        `json:"resultado,omitempty"`
	At      time.Time  `json:"em"`
	Release *time.Time `json:"divulgacao,omitempty" doc:"A hora marcada; antes dela o público não lê."`
	Digest  string     `json:"resumo,omitempty"`
	Rows    int        `json:"linhas,omitempty"`
	Files   []File     `json:"arquivos,omitempty"`
}

func actOf(a store.Act) (Act, error) {
	out := Act{Number: a.Number, Kind: a.Kind, Result: a.Version, At: a.At, Files: each(a.Files, fileOf)}
	if !a.ReleaseAt.IsZero() {
		out.Release = &a.ReleaseAt
	}
	if a.Kind == docket.Reversal {
		return out, nil
	}
	prepared, err := docket.PreparedOf(a.Payload)
	out.Digest, out.Rows = prepared.Digest, prepared.Rows
	return out, err
}

func listActs(a *API) {
	register(a, Operation{
		ID: "listar-atos", Method: http.MethodGet, Path: "/certames/{certame}/atos", Tag: tagActs, Summary: "Listar os atos confirmados", Permission: "ato.ver",
	}, func(c *call, in *contestPageInput) (*pageOutput[Act], error) {
		list, err := c.Store.Acts(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		return actPage(c, in.PageInput, list)
	})
}

func actPage(c *call, in PageInput, list []store.Act) (*pageOutput[Act], error) {
	var failed error
	page, err := falling(c, in, list, func(one store.Act) int { return one.Number }, func(one store.Act) Act {
		out, err := actOf(one)
		if err != nil {
			failed = err
		}
		return out
	})
	if err == nil {
		err = failed
	}
	return page, err
}
