package web

import (
	"errors"
	"mime"
	"net/http"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// proposeDisposal proposes to destroy what is past its time.
func (v *visit) proposeDisposal() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	d, err := v.Custody.ProposeDisposal(v.ctx(), v.account(), c.ID)
	var refusal *custody.Refusal
	if errors.As(err, &refusal) {
		return v.showCustody(http.StatusUnprocessableEntity, refusalMessage(refusal))
	}
	if err != nil {
		return err
	}
	return v.redirect(disposalAddress(c, d.ID))
}

func disposalAddress(c *subject, id string) string {
	return c.Address() + "/custodia/eliminacoes/" + id
}

type disposalPage struct {
	*subject
	Report                  *custody.Report
	State                   parts.Tag
	Items                   parts.Table
	Open, Own               bool
	MayConfirm, MayWithdraw bool
	Address                 string
	Problem                 *parts.Message
}

// disposal is what a proposal would destroy, or what was destroyed.
func (v *visit) disposal() error { return v.showDisposal(http.StatusOK, nil) }

func (v *visit) showDisposal(status int, problem *parts.Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	r, err := v.Custody.Report(v.ctx(), c.ID, v.r.PathValue("eliminacao"))
	if err != nil {
		return err
	}
	p := disposalPage{
		subject: c, Report: r, State: disposalTags[r.Disposal.State], Open: r.Disposal.State == store.ProposalOpen, Own: r.Disposal.By == v.account(),
		MayConfirm: v.may("eliminacao.confirmar"), MayWithdraw: v.may("eliminacao.propor"), Address: disposalAddress(c, r.Disposal.ID), Problem: problem,
		Items: parts.Table{ID: "itens", Stacked: true, Caption: "O que se elimina", Columns: []parts.Column{{Text: "O que é"}, {Text: "Inscrição"}, {Text: "Recebido em"}, {Text: "Guarda até"}, {Text: "Fundamento"}, {Text: "Resumo SHA-256"}}},
	}
	for _, i := range r.Items {
		p.Items.Rows = append(p.Items.Rows, parts.Row{Cells: parts.Cells(i.Label(), i.Registration, locale.Moment(i.At), locale.Moment(i.Due), i.Basis, i.Digest)})
	}
	f := v.within(c, "Eliminação", parts.Link{Text: "Custódia", Address: c.Address() + "/custodia"})
	f.Wide = true
	f.Download = []parts.Link{{Text: "Relatório em PDF", Address: p.Address + "/relatorio.pdf"}, {Text: "Relatório em CSV", Address: p.Address + "/relatorio.csv"}}
	return v.render(status, "custodia-eliminacao", f, p)
}

// confirmDisposal destroys what another person proposed.
func (v *visit) confirmDisposal() error {
	return v.closeDisposal(v.Custody.ConfirmDisposal)
}

// withdrawDisposal closes a proposal and destroys nothing.
func (v *visit) withdrawDisposal() error {
	return v.closeDisposal(v.Custody.WithdrawDisposal)
}

// disposalReport gives the report as a file.
func (v *visit) disposalReport() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	r, err := v.Custody.Report(v.ctx(), c.ID, v.r.PathValue("eliminacao"))
	if err != nil {
		return err
	}
	name := v.r.PathValue("arquivo")
	var text []byte
	switch name {
	case "relatorio.csv":
		text, err = r.CSV()
	case "relatorio.pdf":
		text, err = r.PDF(c.Title)
	default:
		err = fault.NotFound("relatório")
	}
	if err != nil {
		return err
	}
	v.w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": c.Slug + "-eliminacao-" + name}))
	v.w.Header().Set("Content-Type", map[string]string{"relatorio.csv": "text/csv; charset=utf-8", "relatorio.pdf": "application/pdf"}[name])
	v.w.Write(text) //nolint:errcheck // who asked may be gone
	return nil
}
