package web

import (
	"net/http"
	"strconv"

	"certame/internal/enrolment"
)

// enrol keeps a registration whose consequences were shown, and goes to its receipt. It
// asks nothing of the contest but what registering needs: thousands do it in an hour.
func (v *visit) enrol() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	f := v.enrolForm(r)
	choice, wrong, err := v.readEnrol(r, f)
	if wrong != nil {
		return v.showEnrol(http.StatusUnprocessableEntity, f, wrong, wrongMessage())
	}
	if err != nil {
		return err
	}
	if v.r.PostFormValue("conferido") != r.Advised(choice) {
		return v.showAdvice(http.StatusUnprocessableEntity, c, r, choice, advisePage{Keep: c.Address() + "/inscricao", Again: true})
	}
	receipt, err := v.Enrolments.Register(v.ctx(), v.whoEnrols(), r, choice)
	if err != nil {
		return err
	}
	return v.redirect(receiptAddress(c, receipt))
}

func receiptAddress(c *subject, r *enrolment.Receipt) string {
	return c.Address() + "/minha-inscricao?comprovante=" + strconv.Itoa(r.Position)
}
