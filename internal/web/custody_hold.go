package web

import (
	"errors"
	"net/http"
	"strings"

	"certame/internal/custody"
)

// holdCustody keeps things from being disposed of, or lets them be again, and says why.
func (v *visit) holdCustody() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	held := v.r.PostFormValue("decisao") != "liberar"
	err = v.Custody.Hold(v.ctx(), v.account(), c.ID, strings.TrimSpace(v.r.PostFormValue("inscricao")), held, v.r.PostFormValue("motivo"))
	var refusal *custody.Refusal
	if errors.As(err, &refusal) {
		return v.showCustody(http.StatusUnprocessableEntity, refusalMessage(refusal))
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/custodia#guardas")
}
