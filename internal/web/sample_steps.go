package web

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"certame/internal/locale"
	"certame/internal/secondreading"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// sampled does a step of the sample over what was seen, and shows the page again, with
// what was wrong or with what came.
func (v *visit) sampled(do func(c *subject, seen int) error) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	seen, _ := strconv.Atoi(v.r.PostFormValue("visto")) // what is no number was never seen
	err = do(c, seen)
	if f := ofSample(err); f != nil {
		return v.showSampling(f.Status, f)
	}
	if err == nil {
		return v.redirect(c.Address() + "/amostra")
	}
	if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
		return v.showSampling(f.Status, f)
	}
	return err
}

// ofSample is what the desk of samples refuses; nil for what is not its.
func ofSample(err error) *fault.Fault {
	var r *secondreading.Refusal
	if !errors.As(err, &r) {
		return nil
	}
	return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "AMOSTRA", What: locale.Capital(r.What), Remedy: r.Remedy}
}

// announceSample freezes the cases and names the source.
func (v *visit) announceSample() error {
	return v.sampled(func(c *subject, _ int) error {
		a, err := v.announcement(v.Clock())
		if err != nil {
			return err
		}
		var p secondreading.Plan
		for name, into := range map[string]*int{"divergem": &p.Diverging, "confianca": &p.Confidence, "leitores": &p.Readers} {
			*into, _ = strconv.Atoi(strings.TrimSpace(v.r.PostFormValue(name))) // what is no number is refused as zero
		}
		return v.Samples.Announce(v.ctx(), v.account(), c.ID, p, a.Source)
	})
}

// typeSample takes the prizes as one person read them.
func (v *visit) typeSample() error {
	return v.sampled(func(c *subject, seen int) error {
		var numbers []string
		for i := range 5 {
			numbers = append(numbers, strings.TrimSpace(v.r.PostFormValue("premio-"+strconv.Itoa(i+1))))
		}
		return v.Samples.Type(v.ctx(), v.account(), v.who.Name, c.ID, seen, numbers)
	})
}

// pulseSample takes the round of the beacon.
func (v *visit) pulseSample() error {
	return v.sampled(func(c *subject, seen int) error {
		return v.Samples.Pulse(v.ctx(), v.account(), c.ID, seen, v.r.PostFormValue("pulso"))
	})
}

// composeSample says who reads again.
func (v *visit) composeSample() error {
	return v.sampled(func(c *subject, seen int) error {
		var panel []store.AccountID
		for _, login := range strings.Fields(strings.ToLower(v.r.PostFormValue("pessoas"))) {
			a, err := v.Store.AccountByLogin(v.ctx(), login)
			if errors.Is(err, store.ErrNotFound) {
				return &secondreading.Refusal{What: "Não há conta com o nome de acesso «" + login + "».", Remedy: "Confira, ou cadastre a pessoa."}
			}
			if err != nil {
				return err
			}
			panel = append(panel, a.ID)
		}
		return v.Samples.Compose(v.ctx(), v.account(), c.ID, seen, panel)
	})
}

// closeSample ends the reading.
func (v *visit) closeSample() error {
	return v.sampled(func(c *subject, seen int) error { return v.Samples.Close(v.ctx(), v.account(), c.ID, seen) })
}

// publishSample lets everybody read the result.
func (v *visit) publishSample() error {
	return v.sampled(func(c *subject, seen int) error { return v.Samples.Publish(v.ctx(), v.account(), c.ID, seen) })
}
