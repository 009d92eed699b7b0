package contest

import (
	"certame"
	"certame/confirmation"
	"certame/trace"
)

// ruling says what the boards settled about an option, with the article that
// their file brings; false when they settled nothing, or a later fact decided
// otherwise.
func (e *explainer) ruling(m certame.Modality) bool {
	r, ok := e.o.Rulings.Of(e.person, m)
	ok = ok && r.Outcome.LosesOption() == e.o.Roll.Denied[e.person].Has(m) && (r.Outcome == confirmation.Confirmed) == e.o.Roll.Confirmed[e.person].Has(m)
	if ok {
		e.say("decisao_da_comissao", r.Basis, trace.P("grupo", e.code(m)), trace.P("decisao", trace.Int(int(r.Outcome))))
	}
	return ok
}

// rulings says what the boards settled about who is on no list.
func (e *explainer) rulings() {
	for _, m := range e.o.Roll.Options[e.person].Modalities() {
		e.ruling(m)
	}
}
