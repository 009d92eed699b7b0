package api

import (
	"net/http"
)

func withdrawProposal(a *API) {
	register(a, Operation{
		ID: "retirar-proposta", Method: http.MethodDelete, Path: "/certames/{certame}/propostas/{proposta}", Tag: tagActs, Summary: "Retirar uma proposta", Permission: "ato.retirar", Status: http.StatusNoContent,
		Detail: "Só a que ainda não foi confirmada. Também serve a propostas de estorno.",
	}, func(c *call, in *ProposalInput) (*struct{}, error) {
		p, err := in.proposal(c)
		if err != nil {
			return nil, err
		}
		return nil, c.Docket.Withdraw(c.ctx, c.by(), p.ID)
	})
}
