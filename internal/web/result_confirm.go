package web

import (
	"errors"
	"net/http"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// resultProposal is the proposal of the address, if it is of a result of the boards of
// the contest.
func (v *visit) resultProposal(c *subject) (store.Proposal, error) {
	p, err := v.Store.Proposal(v.ctx(), v.r.PathValue("proposta"))
	if err == nil && (p.Contest != c.ID || !docket.OfBoards(p.Kind)) {
		err = store.ErrNotFound
	}
	return p, err
}

type resultProposalPage struct {
	*subject
	Proposal              store.Proposal
	Kind, By, Release     string
	Act, Mark             string
	Result                *resultView // nil to who is not to read it before it is published
	Open, Own, MayConfirm bool
	MayWithdraw           bool
	Problems              *fault.Fault
}

// showResultProposal shows a proposed result, and only to who may confirm it what it
// says: until then it is of nobody else.
func (v *visit) showResultProposal(status int, c *subject, p store.Proposal, problems *fault.Fault) error {
	page := resultProposalPage{
		subject: c, Proposal: p, Kind: kindNames[p.Kind], By: v.names()(p.By), Release: "assim que confirmado", Open: p.State == store.ProposalOpen, Own: p.By == v.who.Account,
		MayConfirm: v.may(confirmOf(p.Kind)), MayWithdraw: v.may("ato.retirar"), Problems: problems,
	}
	r, err := docket.BoardsResultOf(p.Payload)
	if err != nil {
		return err
	}
	page.Act = r.Act
	if page.Open && page.MayConfirm {
		if err := v.readResult(&page); err != nil {
			return err
		}
	}
	f := v.within(c, page.Kind, parts.Link{Text: "Publicar", Address: c.Address() + "/publicar"})
	f.Printed = true
	return v.render(status, "publicar-resultado", f, page)
}

// readResult gives the page the result as it would be confirmed now, or why it cannot.
func (v *visit) readResult(page *resultProposalPage) error {
	a, err := v.Sittings.ProposedResult(v.ctx(), v.account(), page.Proposal)
	var view resultView
	if err == nil {
		view, err = v.viewOf(a)
	}
	if err == nil {
		page.Result, page.Mark = &view, a.Mark()
		return nil
	}
	f := fault.Of(err)
	if f.Status == http.StatusInternalServerError {
		return err
	}
	if page.Problems == nil {
		page.Problems = f
	}
	return nil
}

// confirmResult publishes a result of the boards that another person proposed.
func (v *visit) confirmResult(c *subject, p store.Proposal) error {
	act, err := v.Sittings.ConfirmResult(v.ctx(), v.account(), p.ID, v.r.PostFormValue("visto"))
	if err == nil {
		return v.publishedAs(c, act)
	}
	f := fault.Of(err)
	if f.Status == http.StatusInternalServerError || errors.Is(err, store.ErrNotFound) {
		return err
	}
	return v.showResultProposal(f.Status, c, p, f)
}

// waitingResults are the results that wait for a second person, for who proposes them.
func (v *visit) waitingResults(c *subject) (list []waitingResult, err error) {
	proposals, err := v.Store.Proposals(v.ctx(), c.ID)
	if err != nil {
		return nil, err
	}
	names := v.names()
	for _, p := range proposals {
		if !docket.OfBoards(p.Kind) {
			continue
		}
		one := waitingResult{ID: p.ID, Kind: p.Kind, Title: kindNames[p.Kind], By: names(p.By), At: locale.Moment(p.At)}
		r, err := docket.BoardsResultOf(p.Payload)
		if err != nil {
			return nil, err
		}
		one.Act = r.Act
		_, err = v.Sittings.ProposedResult(v.ctx(), v.account(), p)
		one.Stale = errors.Is(err, sitting.ErrChanged) || errors.Is(err, docket.ErrMoved)
		list = append(list, one)
	}
	return list, nil
}

type waitingResult struct {
	ID, Kind, Title, By, At, Act string
	Stale                        bool // it cannot be confirmed any more
}
