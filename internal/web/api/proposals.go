package api

import (
	"encoding/json"
	"net/http"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

var actOperations = []func(*API){
	listProposals, showProposal, readProposed, proposeAct, withdrawProposal, listActs, showAct,
}

// Proposal is what one person proposed and another has to confirm.
type Proposal struct {
	ID      string          `json:"proposta"`
	Kind    string          `json:"tipo" doc:"listas, pacote, estorno, provisorio ou definitivo (resultados das comissões)."`
	State   string          `json:"estado" doc:"aberta, confirmada ou retirada."`
	Result  int             `json:"resultado,omitempty" doc:"O resultado de que saiu."`
	At      time.Time       `json:"em"`
	Digest  string          `json:"resumo,omitempty"`
	Rows    int             `json:"linhas,omitempty"`
	Release *time.Time      `json:"divulgacao,omitempty" doc:"A hora marcada; sem ela, assim que confirmada."`
	Totals  *Totals         `json:"totais,omitempty" doc:"O que a primeira pessoa digitou. A segunda digita os seus, conferidos fora do sistema."`
	Files   []File          `json:"arquivos,omitempty"`
	Fields  json.RawMessage `json:"porta_de_sigilo,omitempty" doc:"O que a porta decidiu de cada campo, e por quê."`
	Undoes  *NewReversal    `json:"estorno,omitempty"`
}

// Totals are what a person expects the result to have.
type Totals struct {
	Seats    int `json:"vagas" minimum:"0" doc:"Vagas do certame." example:"6"`
	Approved int `json:"aprovadas" minimum:"0" doc:"Pessoas aprovadas." example:"9"`
	Called   int `json:"convocadas" minimum:"0" doc:"Pessoas convocadas." example:"6"`
}

func proposalOf(p store.Proposal) (out Proposal, err error) {
	out = Proposal{ID: p.ID, Kind: p.Kind, State: p.State, Result: p.Version, At: p.At}
	if p.Kind == docket.Reversal {
		r, err := docket.ReversingOf(p.Payload)
		out.Undoes = &NewReversal{r.Fact, r.Reason, r.Day, r.Act}
		return out, err
	}
	prepared, err := docket.PreparedOf(p.Payload)
	if err != nil {
		return out, err
	}
	totals := Totals(prepared.Totals)
	out.Digest, out.Rows, out.Files = prepared.Digest, prepared.Rows, each(prepared.Files, fileOf)
	if !docket.OfBoards(p.Kind) {
		out.Totals = &totals
	}
	if !prepared.Release.IsZero() {
		out.Release = &prepared.Release
	}
	if len(prepared.Gate) > 0 {
		out.Fields, err = json.Marshal(prepared.Gate)
	}
	return out, err
}

// Proposals are those that wait for a second person.
type Proposals struct {
	Items []Proposal `json:"itens" nullable:"false"`
}

type proposalsOutput struct{ Body Proposals }

func listProposals(a *API) {
	register(a, Operation{
		ID: "listar-propostas", Method: http.MethodGet, Path: "/certames/{certame}/propostas", Tag: tagActs, Summary: "Listar o que espera a segunda pessoa", Permission: "ato.ver",
	}, func(c *call, _ *ContestInput) (*proposalsOutput, error) {
		list, err := c.Store.Proposals(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		out := &proposalsOutput{Proposals{[]Proposal{}}}
		for _, p := range list {
			one, err := proposalOf(p)
			if err != nil {
				return nil, err
			}
			out.Body.Items = append(out.Body.Items, one)
		}
		return out, nil
	})
}
