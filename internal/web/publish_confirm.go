package web

import (
	"net/http"
	"strconv"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// proposal shows all that a proposal would publish, and what it would not, with the
// reason of each field: the second person reads before typing the totals.
func (v *visit) proposal() error {
	c, p, err := v.proposalOf()
	if err != nil {
		return err
	}
	if docket.OfBoards(p.Kind) {
		return v.showResultProposal(http.StatusOK, c, p, nil)
	}
	return v.showProposal(http.StatusOK, c, p, nil)
}

// proposalOf is that of the address, if it is of the contest of the address.
func (v *visit) proposalOf() (*subject, store.Proposal, error) {
	c, err := v.contest()
	if err != nil {
		return nil, store.Proposal{}, err
	}
	p, err := v.Store.Proposal(v.ctx(), v.r.PathValue("proposta"))
	if err == nil && p.Contest != c.ID {
		err = store.ErrNotFound
	}
	return c, p, err
}

type proposalPage struct {
	*subject
	Proposal              store.Proposal
	Kind, By, Release     string
	Prepared              docket.Prepared
	Reversing             docket.Reversing
	Gate, Hidden, Files   parts.Table
	Open, Own, MayConfirm bool
	MayWithdraw           bool
	Totals                []parts.Field
	Problems              *fault.Fault
}

func (v *visit) showProposal(status int, c *subject, p store.Proposal, problems *fault.Fault) (err error) {
	page := proposalPage{
		subject: c, Proposal: p, Kind: kindNames[p.Kind], By: v.names()(p.By), Open: p.State == store.ProposalOpen, Own: p.By == v.who.Account,
		MayConfirm: v.may(confirmOf(p.Kind)), MayWithdraw: v.may("ato.retirar"), Problems: problems,
		Totals: totalFields(v.r.PostFormValue("vagas"), v.r.PostFormValue("aprovadas"), v.r.PostFormValue("convocadas")),
	}
	if p.Kind == docket.Reversal {
		page.Reversing, err = docket.ReversingOf(p.Payload)
	} else {
		page.Prepared, err = docket.PreparedOf(p.Payload)
		page.Release = releaseWords(page.Prepared.Release)
		page.Gate, page.Hidden = gateTable(page.Prepared.Gate), hiddenTable(page.Prepared)
		page.Files = fileTable(page.Prepared.Files, c.Address()+"/publicar/propostas/"+p.ID+"/")
	}
	if err != nil {
		return err
	}
	f := v.within(c, page.Kind, parts.Link{Text: "Publicar", Address: c.Address() + "/publicar"})
	f.Printed = true
	return v.render(status, "publicar-proposta", f, page)
}

// gateTable says of each field whether it goes out, and why (S33).
func gateTable(gate []lists.Field) parts.Table {
	t := parts.Table{ID: "porta", Stacked: true, Caption: "Porta de sigilo: cada campo e por quê", Columns: []parts.Column{{Text: "Campo"}, {Text: "Sai"}, {Text: "Razão"}}}
	shown := map[string]parts.Tag{"sim": {Kind: "sucesso", Text: "sim"}, "nao": {Kind: "erro", Text: "não"}, "em_parte": {Kind: "alerta", Text: "em parte"}}
	for _, f := range gate {
		tag := shown[f.Shown]
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: f.Name}, {Tag: &tag}, {Text: f.Reason}}})
	}
	return t
}

func hiddenTable(p docket.Prepared) parts.Table {
	t := parts.Table{ID: "oculto", Caption: "O que o certame tem e o pacote não", Columns: []parts.Column{{Text: "O que"}, {Text: "Por quê"}, {Text: "Dispositivos"}}}
	for _, h := range p.Hidden {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(h.What, h.Why, law.Citations(h.Basis))})
	}
	return t
}

func fileTable(files []store.File, at string) parts.Table {
	t := parts.Table{ID: "arquivos", Caption: "Arquivos", Columns: []parts.Column{{Text: "Arquivo"}, {Text: "Tamanho", Numeric: true}, {Text: "Resumo SHA-256"}}}
	for _, f := range files {
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: f.Name, Address: at + f.Name}, {Text: locale.Bytes(f.Size)}, {Text: f.Digest}}})
	}
	return t
}

// confirmProposal publishes what another person proposed.
func (v *visit) confirmProposal() error {
	c, p, err := v.proposalOf()
	if err != nil {
		return err
	}
	if !v.may(confirmOf(p.Kind)) {
		return fault.Forbidden()
	}
	if docket.OfBoards(p.Kind) {
		return v.confirmResult(c, p)
	}
	var totals docket.Totals
	if p.Kind != docket.Reversal {
		totals, err = totalsTyped(v.r.PostFormValue("vagas"), v.r.PostFormValue("aprovadas"), v.r.PostFormValue("convocadas"))
	}
	var act store.Act
	if err == nil {
		act, err = v.Docket.Confirm(v.ctx(), v.account(), p.ID, totals)
	}
	if err != nil {
		if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.showProposal(f.Status, c, p, f)
		}
		return err
	}
	return v.publishedAs(c, act)
}

// publishedAs asks for the act to enter the transparency log, and to be ready for who
// looks a number up, and shows it.
func (v *visit) publishedAs(c *subject, act store.Act) error {
	for _, kind := range []string{installation.Logging, installation.Consulting, installation.SituatingDue} { // each is asked for each minute too
		if _, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: kind}); err != nil {
			v.Log.Error("falha", "pedido", v.code, "erro", err.Error())
		}
	}
	return v.redirect(c.Address() + "/publicar/atos/" + strconv.Itoa(act.Number))
}

// withdrawProposal takes back what was not confirmed.
func (v *visit) withdrawProposal() error {
	c, p, err := v.proposalOf()
	if err != nil {
		return err
	}
	if err := v.Docket.Withdraw(v.ctx(), v.account(), p.ID); err != nil {
		return err
	}
	return v.redirect(c.Address() + "/publicar")
}

// proposalFile gives a file of a proposal to who is to confirm it.
func (v *visit) proposalFile() error {
	c, p, err := v.proposalOf()
	if err != nil {
		return err
	}
	content, file, err := v.Docket.OpenProposed(v.ctx(), p, v.r.PathValue("arquivo"))
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return v.give(content, file, c.Slug+"-proposta-"+file.Name)
}

// act is what was published: by whom, when, with which digests.
func (v *visit) showAct() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(v.r.PathValue("ato"))
	if err != nil {
		return fault.NotFound("ato")
	}
	a, err := v.Store.Act(v.ctx(), c.ID, n)
	if err != nil {
		return err
	}
	names := v.names()
	page := actPage{subject: c, Act: a, Kind: kindNames[a.Kind], By: names(a.ProposedBy), Confirmed: names(a.ConfirmedBy), Release: releaseWords(a.ReleaseAt)}
	if a.Kind == docket.Reversal {
		page.Reversing, err = docket.ReversingOf(a.Payload)
	} else {
		page.Prepared, err = docket.PreparedOf(a.Payload)
		page.Gate, page.Hidden = gateTable(page.Prepared.Gate), hiddenTable(page.Prepared)
		page.Files = fileTable(a.Files, "/publico/"+c.Slug+"/atos/"+strconv.Itoa(n)+"/")
		page.Embargoed = !a.ReleaseAt.IsZero() && a.ReleaseAt.After(v.Clock())
	}
	if err != nil {
		return err
	}
	f := v.within(c, page.Kind+", ato "+strconv.Itoa(n), parts.Link{Text: "Publicar", Address: c.Address() + "/publicar"})
	f.Printed = true
	return v.show("publicar-ato", f, page)
}

type actPage struct {
	*subject
	Act                          store.Act
	Kind, By, Confirmed, Release string
	Prepared                     docket.Prepared
	Reversing                    docket.Reversing
	Gate, Hidden, Files          parts.Table
	Embargoed                    bool
}

// confirmOf is the permission to confirm a kind of act.
func confirmOf(kind string) roles.Permission {
	if kind == docket.Reversal {
		return "estorno.confirmar"
	}
	return "ato.confirmar"
}
