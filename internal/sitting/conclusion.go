package sitting

import (
	"certame/confirmation"
	"certame/edital"
)

// firstConclusion is what the first board decided, or how the option was lost before it,
// once that can be published.
func (c *Case) firstConclusion() (confirmation.Outcome, bool) {
	if c.State.Stage < confirmation.ToPublish || c.State.Stage == confirmation.ForPerson && !c.State.Appealed {
		return confirmation.Undecided, false
	}
	o := c.firstDecision().Outcome
	return o, o != confirmation.Undecided
}

// firstDecision is that of the first instance, whatever the appeal decided since. A vote
// that waited for its reasons counts as the act has it: against that the person appeals.
func (c *Case) firstDecision() confirmation.Decision {
	d := c.State.Decision
	if len(c.State.Ballots[confirmation.First]) == 0 || d.Outcome.LosesOption() && d.Outcome != confirmation.Denied {
		return d
	}
	first := c.tally(confirmation.First)
	first.Queried = 0
	return confirmation.Decide(c.Rules, *first, nil)
}

// Published is what of the decision the person may know: nothing before the provisional
// result, what the first board decided until the definitive one.
func (c *Case) Published() (d confirmation.Decision, final, known bool) {
	switch {
	case c.Last(Definitive) != nil:
		return c.State.Decision, true, true
	case c.Last(Provisional) != nil:
		return c.firstDecision(), false, true
	}
	return confirmation.Decision{}, false, false
}

// finalConclusion is the one of a case whose definitive result may be, or was,
// published: also of who let the term of the appeal pass.
func (c *Case) finalConclusion(now edital.Instant) (confirmation.Outcome, bool) {
	o, stage := c.State.Decision.Outcome, c.State.Stage
	over := stage == confirmation.Appealable && before(c.State.Deadline, now)
	return o, (over || stage == confirmation.ToPublishFinal || stage == confirmation.Settled) && o != confirmation.Undecided
}

// Settleable says whether the definitive result of the case may be published now.
func (c *Case) Settleable(now edital.Instant) bool {
	_, concluded := c.finalConclusion(now)
	return concluded && c.State.Stage != confirmation.Settled
}
