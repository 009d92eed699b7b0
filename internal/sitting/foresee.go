package sitting

import (
	"strings"

	"certame/internal/store"
	"certame/ledger"
)

// Foresee is the case as it would stand after an occurrence, with the decision that would
// follow and its articles. Nothing is written.
func (s *Sittings) Foresee(c *Case, kind Kind, text string) (*Case, error) {
	o, known := occurrences[kind]
	switch {
	case !known:
		return nil, ErrNotExpected
	case o.text && strings.TrimSpace(text) == "":
		return nil, ErrNoText
	}
	if o.may != nil {
		if err := o.may(s, c); err != nil {
			return nil, err
		}
	}
	after := c.copied()
	return after, after.add(Event{Number: c.Seen() + 1, Kind: kind, Body: Body{When: At(s.after(c)), Text: text}})
}

// DecisionFact is what the case decided, as the book will have it.
func (s *Sittings) DecisionFact(c *Case, by store.AccountID) ledger.Fact {
	if c.State.Appealed {
		return s.decision(c, ledger.AppealInstance, "", by)
	}
	return s.decision(c, ledger.FirstInstance, "", by)
}
