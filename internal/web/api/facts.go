package api

import (
	"net/http"
	"strconv"

	"certame/internal/run"
	"certame/ledger"
)

var bookOperations = []func(*API){listFacts, foreseeFact, recordFact, proposeReversal, supposeContest}

// Fact is a line of the book.
type Fact struct {
	ID       string            `json:"fato" example:"f1"`
	Kind     string            `json:"tipo"`
	At       string            `json:"data" doc:"Dia, ou dia e horário de Brasília."`
	Act      string            `json:"ato,omitempty"`
	Author   string            `json:"autor"`
	Data     map[string]string `json:"dados"`
	Reversed bool              `json:"estornado"`
}

func factOf(f *ledger.Fact, reversed bool) Fact {
	data := map[string]string{}
	for _, d := range f.Data {
		data[d.Name] = d.Value
	}
	return Fact{ledger.ID(f.Number), f.Kind.Code(), ledger.InstantText(f.At), f.Act, f.Author, data, reversed}
}

type factsInput struct {
	ContestInput
	PageInput
	CachedInput
	ID string `query:"inscricao" maxLength:"60" doc:"Só os fatos desta inscrição."`
}

func listFacts(a *API) {
	register(a, Operation{
		ID: "listar-fatos", Method: http.MethodGet, Path: "/certames/{certame}/fatos", Tag: tagBook, Summary: "Ler o livro de fatos", Permission: "fato.ver",
		Detail: "Na ordem de registro. A ETag é a cabeça do livro: é ela que vai em If-Match para registrar.",
	}, func(c *call, in *factsInput) (*pageOutput[Fact], error) {
		after, err := in.number()
		if err != nil {
			return nil, err
		}
		lines, err := c.Store.FactLines(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		tag := headTag(ledger.Head(lines))
		if err := in.fresh(tag); err != nil {
			return nil, err
		}
		facts, err := run.FactsOfLines(lines)
		if err != nil {
			return nil, err
		}
		reversed := ledger.Reversed(facts)
		var part []Fact
		for i := after; i < len(facts) && len(part) <= in.Limit; i++ {
			if in.ID == "" || facts[i].Value("inscricao") == in.ID {
				part = append(part, factOf(&facts[i], reversed[i]))
			}
		}
		page := paged(c, in.PageInput, part, func(f Fact) string { return strconv.Itoa(ledger.NumberOf(f.ID)) })
		page.ETag = tag
		return page, nil
	})
}
