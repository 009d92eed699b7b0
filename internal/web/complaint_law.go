package web

import (
	"certame/internal/store"
	"certame/law"
)

// fraudLaw is what the norm of a contest says of the investigation of fraud, and of who
// is only not confirmed.
type fraudLaw struct{ Proceeding, Denial string }

func (v *visit) fraudLaw(contest store.ContestID) (l fraudLaw, err error) {
	terms, err := v.Docket.Terms(v.ctx(), contest, 0)
	if err != nil {
		return l, err
	}
	return fraudLaw{law.Citations(law.FraudProceeding.In(terms.Regime.ID)), law.Citations(law.OptionLost.In(terms.Regime.ID))}, nil
}

// sampleLaw is what asks for one measure of the boards; the other norms do not.
func (v *visit) sampleLaw(contest store.ContestID) (string, error) {
	terms, err := v.Docket.Terms(v.ctx(), contest, 0)
	if err != nil || terms.Regime.ID != law.RegimeDec12536 {
		return "", err
	}
	return law.Dec12536Art2Par1uInc3.Citation(), nil
}
