package web

import (
	"errors"
	"net/http"
	"strings"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// ownOpinion gives the person the opinion on themselves, and notes it.
func (v *visit) ownOpinion() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	_, final, known := one.Published()
	if !known || one.Last(sitting.Closed) == nil {
		return fault.NotFound("parecer")
	}
	opinion := one.OpinionPaper(final)
	return v.givePaper(c, &opinion, "."+v.r.PathValue("formato"))
}

// fileAppeal files the appeal of the person, within the term.
func (v *visit) fileAppeal() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	if _, err := v.Sittings.FileAppeal(v.ctx(), v.account(), c.ID, one.ID, v.r.PostFormValue("texto")); err != nil {
		f := fault.Of(err)
		if f.Status != http.StatusUnprocessableEntity {
			return err
		}
		var refusal *sitting.Refusal
		byLaw := errors.As(err, &refusal) // not a text that lacks something
		if one, err = v.Sittings.OwnCase(v.ctx(), v.account(), c.ID, one.ID); err != nil {
			return err
		}
		if byLaw {
			toPerson(f, one)
		}
		return v.showOwnCase(f.Status, c, one, f)
	}
	return v.redirect(ownAddress(c, one) + "#comprovante")
}

// ownReceipt gives the proof that the appeal was filed, with its text.
func (v *visit) ownReceipt() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	r := one.Receipt()
	if r == nil {
		return fault.NotFound("comprovante")
	}
	lines := []string{
		"Comprovante de recurso", "", c.Title, "Inscrição: " + one.Registration, "Grupo: " + one.Group, "Recebido em: " + instantWords(r.At) + ", horário de Brasília",
		"Processo: " + r.Case, "Resumo SHA-256 do texto, em UTF-8: " + r.Digest, "", "Texto, como foi enviado:", "", r.Text,
	}
	if err := v.Store.Note(v.ctx(), store.Access{Account: v.account(), Contest: c.ID, Action: "documento.baixar", Object: "comprovante " + one.ID}); err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	v.w.Header().Set("Content-Disposition", `attachment; filename="comprovante-de-recurso.txt"`)
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Write([]byte(strings.Join(lines, "\n"))) //nolint:errcheck // who asked may be gone
	return nil
}

// toPerson says what refuses an appeal to whom it is of: the other words are of who keeps
// the sheets, and ask for what a person cannot do.
func toPerson(f *fault.Fault, one *sitting.Case) {
	receipt, stage := one.Receipt(), one.State.Stage
	switch {
	case receipt != nil:
		f.What, f.Remedy = "O recurso já foi interposto em "+instantWords(receipt.At)+", e não se troca.", "Vale o texto do comprovante, nesta página."
	case stage == confirmation.Appealable:
		f.Remedy = "A decisão da comissão fica. Se o atraso foi deste sistema, procure o órgão com o que o mostre."
	}
}
