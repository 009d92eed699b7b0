package complaint

import (
	"errors"
	"slices"

	"certame/fraud"
)

// Choice is a step and, when it cannot come now, why.
type Choice struct {
	Kind    fraud.Kind
	Refused *Refusal
}

// steps of the agency, in the order of the proceeding.
var steps = []fraud.Kind{
	fraud.Opened, fraud.Notified, fraud.Defended, fraud.TermElapsed, fraud.Concluded, fraud.Appealed, fraud.AppealDecided, fraud.EffectApplied, fraud.SentToMP, fraud.SentToAGU,
}

// Choices are the steps that were not taken, each with what stands in its way today.
func (d *Desk) Choices(p *Proceeding) (list []Choice) {
	for _, k := range steps {
		if (k == fraud.Appealed || k == fraud.AppealDecided) && !p.Case.Rules.Appeal || p.took(k) {
			continue
		}
		list = append(list, Choice{k, d.Against(p, k)})
	}
	return list
}

// Against is what stands in the way of a step today; nil when nothing does.
func (d *Desk) Against(p *Proceeding, k fraud.Kind) (r *Refusal) {
	errors.As(p.admits(fraud.Fact{Kind: k, On: d.Today(), Until: d.Today() + 1}), &r)
	return r
}

// took says whether a step was taken, and stands.
func (p *Proceeding) took(k fraud.Kind) bool {
	return slices.ContainsFunc(p.State.Acts, func(f fraud.Fact) bool { return f.Kind == k })
}
