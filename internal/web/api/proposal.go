package api

import (
	"net/http"

	"certame/internal/store"
)

type ProposalInput struct {
	ContestInput
	Proposal string `path:"proposta" maxLength:"60" doc:"O identificador da proposta."`
}

type proposalOutput struct{ Body Proposal }

func showProposal(a *API) {
	register(a, Operation{
		ID: "ver-proposta", Method: http.MethodGet, Path: "/certames/{certame}/propostas/{proposta}", Tag: tagActs, Summary: "Ver uma proposta", Permission: "ato.ver",
	}, func(c *call, in *ProposalInput) (*proposalOutput, error) {
		p, err := in.proposal(c)
		if err != nil {
			return nil, err
		}
		out, err := proposalOf(p)
		return &proposalOutput{out}, err
	})
}

// proposal is that of the address, if it is of the contest of the address.
func (in *ProposalInput) proposal(c *call) (store.Proposal, error) {
	p, err := c.Store.Proposal(c.ctx, in.Proposal)
	if err == nil && p.Contest != c.contest.ID {
		err = store.ErrNotFound
	}
	return p, err
}
