package api

import (
	"net/http"
	"strconv"

	"certame/internal/docket"
)

// Finding is what contradicts the rules or asks for attention.
type Finding struct {
	Code     string `json:"codigo"`
	Severity string `json:"gravidade" doc:"erro, alerta ou nota."`
	Article  string `json:"artigo"`
	Message  string `json:"mensagem"`
	Remedy   string `json:"remedio"`
	Where    string `json:"onde"`
	Blocks   bool   `json:"bloqueia" doc:"Impede publicar."`
}

type findingsInput struct {
	ResultInput
	PageInput
	Severity string `query:"gravidade" enum:"erro,alerta,nota" doc:"Só os desta gravidade."`
}

func listFindings(a *API) {
	register(a, Operation{
		ID: "listar-achados", Method: http.MethodGet, Path: "/certames/{certame}/resultados/{versao}/achados", Tag: tagResults, Summary: "Listar os achados de um resultado", Permission: "pendencia.ver",
	}, func(c *call, in *findingsInput) (*pageOutput[Finding], error) {
		skip, err := in.number()
		if err != nil {
			return nil, err
		}
		v, err := in.version(c)
		if err != nil {
			return nil, err
		}
		file, _, err := c.Docket.OpenResult(c.ctx, c.contest.ID, v.Number, docket.FindingsFile)
		if err != nil {
			return nil, err
		}
		defer file.Close() //nolint:errcheck // only read
		var part []Finding
		n := 0
		for f, err := range docket.FindingRows(file) {
			if err != nil {
				return nil, err
			}
			if in.Severity != "" && f.Severity != in.Severity {
				continue
			}
			if n++; n > skip && len(part) <= in.Limit {
				part = append(part, Finding{f.Code, f.Severity, f.Article, f.Message, f.Remedy, f.Where, f.Blocks})
			}
		}
		return paged(c, in.PageInput, part, func(Finding) string { return strconv.Itoa(skip + in.Limit) }), nil
	})
}
