package web

import (
	"net/http"
	"slices"

	"certame/internal/enrolment"
	"certame/internal/web/parts"
)

// askReenrol asks what changes of a registration, as it stands.
func (v *visit) askReenrol() error {
	own, err := v.Enrolments.Own(v.ctx(), v.whoEnrols())
	if err != nil {
		return err
	}
	return v.showReenrol(http.StatusOK, formOf(own.Last().Choice), own.Last().Position, nil, nil)
}

func (v *visit) showReenrol(status int, f enrolment.Form, seen int, wrong map[string]string, problem *parts.Message) error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	p := v.enrolPage(c, r, f, true, wrong)
	p.Action, p.Problem, p.Seen = p.Own+"/conferir", tied(problem, slices.Concat(p.Fields, p.Groups)), seen
	return v.render(status, "inscricao", v.within(c, "Mudar a inscrição", parts.Link{Text: "Minha inscrição", Address: p.Own}), p)
}

// adviseReenrol says what the change entails, before it is kept.
func (v *visit) adviseReenrol() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	f := v.enrolForm(r)
	if v.morePosts() {
		return v.showReenrol(http.StatusOK, withMore(f, r), v.seenPosition(), nil, nil)
	}
	choice, wrong, err := v.readEnrol(r, f)
	if wrong != nil {
		return v.showReenrol(http.StatusUnprocessableEntity, f, v.seenPosition(), wrong, wrongMessage())
	}
	if err != nil {
		return err
	}
	return v.showAdvice(http.StatusOK, c, r, choice, v.reAdvice(c, false))
}

func (v *visit) reAdvice(c *subject, again bool) advisePage {
	own := c.Address() + "/minha-inscricao"
	return advisePage{Keep: own + "/mudar", Seen: v.seenPosition(), Again: again}
}

// reenrol keeps the change.
func (v *visit) reenrol() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	f := v.enrolForm(r)
	choice, wrong, err := v.readEnrol(r, f)
	if wrong != nil {
		return v.showReenrol(http.StatusUnprocessableEntity, f, v.seenPosition(), wrong, wrongMessage())
	}
	if err != nil {
		return err
	}
	if v.r.PostFormValue("conferido") != r.Advised(choice) {
		return v.showAdvice(http.StatusUnprocessableEntity, c, r, choice, v.reAdvice(c, true))
	}
	receipt, err := v.Enrolments.Change(v.ctx(), v.whoEnrols(), r, choice, v.seenPosition())
	if err != nil {
		return err
	}
	return v.redirect(receiptAddress(c, receipt))
}

// withdraw takes the person out of the contest, until they come back.
func (v *visit) withdraw() error {
	c, r, err := v.receives()
	if err != nil {
		return err
	}
	receipt, err := v.Enrolments.Withdraw(v.ctx(), v.whoEnrols(), r, v.seenPosition())
	if err != nil {
		return err
	}
	return v.redirect(receiptAddress(c, receipt))
}
